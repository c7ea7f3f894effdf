import type { User } from '#contract/auth.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import type { RateLimit } from '#server/platform/load/rate-limiter.ts';
import { passwordHashOf } from '../accounts.repository.ts';
import type { AuthOptions } from './auth-options.ts';
import { OWN_PASSWORD_FAILURES, ownPasswordLimit, whoFails } from './login-limits.ts';

interface PasswordCheck {
  limit: RateLimit;
  who: string;
  /** Null fails after the same work. */
  hash: string | null;
  password: string;
}

/** Counted as a failure first, so that concurrent attempts can't exceed the limit. */
export async function checkPassword(
  { rateLimiter, passwords }: Pick<AuthOptions, 'rateLimiter' | 'passwords'>,
  { limit, who, hash, password }: PasswordCheck,
): Promise<boolean> {
  await rateLimiter.consume(limit, who);
  const refund = () => rateLimiter.refund(limit, who);
  const right = await passwords.verify(hash, password).catch(async (error) => {
    await refund();
    throw error;
  });
  if (right) await refund();
  return right;
}

/** Returns the hash that it was checked against. Throws an ApiError when it is wrong or the limit is reached. */
export async function confirmOwnPassword(
  options: AuthOptions,
  { user, password, address }: { user: User; password: string; address: string },
): Promise<string> {
  const { db, config, rateLimiter, passwords, now } = options;
  passwords.refuseWhenBusy();
  await rateLimiter.consume(ownPasswordLimit(config.limits), address);
  const { _id: userId, email } = user;
  const hash = await passwordHashOf(db, userId);
  const who = await whoFails(db, { email, userId, address, now: now() });
  const right = await checkPassword(options, { limit: OWN_PASSWORD_FAILURES, who, hash, password });
  if (hash === null || !right) throw new ApiError('wrong_password');
  return hash;
}

/**
 * `current` is needed where the account has a password: an ApiError when it is missing or wrong then. Returns the hash
 * that it was checked against; null: the account has none.
 */
export async function confirmPasswordIfAny(
  options: AuthOptions,
  { user, current, address }: { user: User; current: string | undefined; address: string },
): Promise<string | null> {
  if ((await passwordHashOf(options.db, user._id)) === null) return null;
  if (current === undefined) throw new ApiError('invalid', { current: { problem: 'required' } });
  return confirmOwnPassword(options, { user, password: current, address });
}
