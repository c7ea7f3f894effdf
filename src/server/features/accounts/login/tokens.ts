import type { User } from '#contract/auth.ts';
import type { Database } from '#server/db/schema.ts';
import { hashOfToken, isSecretToken, newSecretToken } from '../secret-token.ts';
import {
  deleteOldTokens,
  deleteOtherTokensOf,
  deleteToken,
  findTokenUse,
  insertToken,
  recordTokenUse,
} from './tokens.repository.ts';

const HOUR = 60 * 60 * 1_000;
const LIFETIME = 30 * 24 * HOUR;

export async function issueToken(db: Database, userId: string, now: Date): Promise<string> {
  await deleteOldTokens(db, before(now, LIFETIME));
  const token = newSecretToken();
  await insertToken(db, hashOfToken(token), userId, now.toISOString());
  return token;
}

/** Null when unknown or expired. Extends the token at most once an hour. */
export async function userOfToken(db: Database, token: string, now: Date): Promise<User | null> {
  if (!isSecretToken(token)) return null;
  const hash = hashOfToken(token);
  const use = await findTokenUse(db, hash, before(now, LIFETIME));
  if (!use) return null;
  if (use.lastUsedAt <= before(now, HOUR)) await recordTokenUse(db, hash, now.toISOString());
  return use.user;
}

export async function endToken(db: Database, token: string): Promise<void> {
  await deleteToken(db, hashOfToken(token));
}

export async function endOtherTokens(db: Database, userId: string, token: string): Promise<void> {
  await deleteOtherTokensOf(db, userId, hashOfToken(token));
}

function before(now: Date, ms: number): string {
  return new Date(now.getTime() - ms).toISOString();
}
