/** How often one may try to log in or to register (api.md, Limits). */
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/schema.ts';
import type { RateLimit } from '#server/platform/load/rate-limiter.ts';
import { emailKey } from '#domain/person.ts';
import { hasLoggedInFrom } from './login-addresses.repository.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Ms after which an address is no longer one that the account is known at. */
export const ADDRESS_MEMORY = 90 * DAY;

export function loginLimit({ loginsPerMinute }: Config['limits']): RateLimit {
  return { name: 'login', max: loginsPerMinute, window: MINUTE };
}

export function registrationLimit({ registrationsPerMinute }: Config['limits']): RateLimit {
  return { name: 'register', max: registrationsPerMinute, window: MINUTE };
}

/** Wrong passwords for one email. */
export const FAILURES: RateLimit = { name: 'login failures', max: 10, window: HOUR, lock: 15 * MINUTE };

/**
 * Whom a wrong password counts against: the email, known or not; but at an address that the account
 * is known at, that address alone, so that a stranger can't shut the maker out.
 */
export async function whoFails(
  db: Database,
  { email, userId, address, now }: { email: string; userId: string | null; address: string; now: Date },
): Promise<string> {
  const since = new Date(now.getTime() - ADDRESS_MEMORY).toISOString();
  // Asked for unknown accounts too: they take as long as known ones.
  const known = await hasLoggedInFrom(db, userId ?? '', address, since);
  return known ? `${emailKey(email)} at ${address}` : emailKey(email);
}
