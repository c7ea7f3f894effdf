import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/schema.ts';
import type { RateLimit } from '#server/platform/load/rate-limiter.ts';
import { emailKey } from '#domain/person.ts';
import { addressFingerprint, hasLoggedInFrom } from './login-addresses.repository.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const ADDRESS_MEMORY = 90 * DAY;

export function loginLimit({ loginsPerMinute }: Config['limits']): RateLimit {
  return { name: 'login', max: loginsPerMinute, window: MINUTE };
}

export function registrationLimit({ registrationsPerMinute }: Config['limits']): RateLimit {
  return { name: 'register', max: registrationsPerMinute, window: MINUTE };
}

export function ownPasswordLimit({ loginsPerMinute }: Config['limits']): RateLimit {
  return { name: 'own password', max: loginsPerMinute, window: MINUTE };
}

export const ACCOUNT_MAILS_LIMIT = { name: 'account mails' };

/** Of codes and links, all kinds together, to one address (docs/rules.md#codes-and-links). */
export function mailLimit({ mailsPerHour }: Config['limits']): RateLimit {
  return { ...ACCOUNT_MAILS_LIMIT, max: mailsPerHour, window: HOUR };
}

export const EMAIL_CHANGES_LIMIT = { name: 'email changes' };

/** Of one account: each change tells its owner by mail. */
export function emailChangeLimit({ mailsPerHour }: Config['limits']): RateLimit {
  return { ...EMAIL_CHANGES_LIMIT, max: mailsPerHour, window: HOUR };
}

const FAILURES = { max: 10, window: HOUR, lock: 15 * MINUTE };
export const LOGIN_FAILURES: RateLimit = { name: 'login failures', ...FAILURES };
/** Counted apart, so that a stranger's failed logins stop nobody from changing a password. */
export const OWN_PASSWORD_FAILURES: RateLimit = { name: 'own password failures', ...FAILURES };

/** The address counts alone where the account has logged in, so that a stranger can't lock anyone out. */
export async function whoFails(
  db: Database,
  { email, userId, address, now }: { email: string; userId: string | null; address: string; now: Date },
): Promise<string> {
  // Queried for unknown accounts too, so that they take as long as known ones.
  const known = await isKnownAddress(db, { userId: userId ?? '', address, now });
  return failureSubject(email, known ? addressFingerprint(userId ?? '', address) : null);
}

/** The account has logged in from there within 90 days. */
export function isKnownAddress(
  db: Database,
  { userId, address, now }: { userId: string; address: string; now: Date },
): Promise<boolean> {
  const since = new Date(now.getTime() - ADDRESS_MEMORY).toISOString();
  return hasLoggedInFrom(db, userId, addressFingerprint(userId, address), since);
}

/** By what is stored of the address, so that an erasure finds the count. */
export function failureSubject(email: string, knownAddress: string | null): string {
  return knownAddress === null ? emailKey(email) : `${emailKey(email)} at ${knownAddress}`;
}
