import { createHash, randomBytes } from 'node:crypto';
import type { User } from '#contract/auth.ts';
import type { Database } from '#server/db/schema.ts';
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
/** 32 bytes as base64url. */
const TOKEN = /^[\w-]{43}$/;

export async function issueToken(db: Database, userId: string, now: Date): Promise<string> {
  await deleteOldTokens(db, before(now, LIFETIME));
  const token = randomBytes(32).toString('base64url');
  await insertToken(db, hashOf(token), userId, now.toISOString());
  return token;
}

/** Null when unknown or expired. Extends the token at most once an hour. */
export async function userOfToken(db: Database, token: string, now: Date): Promise<User | null> {
  if (!TOKEN.test(token)) return null;
  const hash = hashOf(token);
  const use = await findTokenUse(db, hash, before(now, LIFETIME));
  if (!use) return null;
  if (use.lastUsedAt <= before(now, HOUR)) await recordTokenUse(db, hash, now.toISOString());
  return use.user;
}

export async function endToken(db: Database, token: string): Promise<void> {
  await deleteToken(db, hashOf(token));
}

export async function endOtherTokens(db: Database, userId: string, token: string): Promise<void> {
  await deleteOtherTokensOf(db, userId, hashOf(token));
}

/** A fast hash is enough for 32 random bytes. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function before(now: Date, ms: number): string {
  return new Date(now.getTime() - ms).toISOString();
}
