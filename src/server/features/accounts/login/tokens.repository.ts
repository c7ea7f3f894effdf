import type { User } from '#contract/auth.ts';
import type { Database } from '#server/db/schema.ts';
import { USER_COLUMNS, toUser } from '../user-row.ts';

export interface TokenUse {
  user: User;
  lastUsedAt: string;
}

export async function findTokenUse(db: Database, hash: string, usedAfter: string): Promise<TokenUse | null> {
  const row = await db
    .selectFrom('login_tokens')
    .innerJoin('users', 'users.id', 'login_tokens.user_id')
    .select(USER_COLUMNS)
    .select('login_tokens.last_used_at')
    .where('login_tokens.token_hash', '=', hash)
    .where('login_tokens.last_used_at', '>', usedAfter)
    .executeTakeFirst();
  return row ? { user: toUser(row), lastUsedAt: row.last_used_at } : null;
}

export async function insertToken(db: Database, hash: string, userId: string, now: string): Promise<void> {
  await db
    .insertInto('login_tokens')
    .values({ token_hash: hash, user_id: userId, created_at: now, last_used_at: now })
    .execute();
}

export async function recordTokenUse(db: Database, hash: string, now: string): Promise<void> {
  await db
    .updateTable('login_tokens')
    .set({ last_used_at: now })
    .where('token_hash', '=', hash)
    .where('last_used_at', '<', now)
    .execute();
}

export async function deleteToken(db: Database, hash: string): Promise<void> {
  await db.deleteFrom('login_tokens').where('token_hash', '=', hash).execute();
}

export async function deleteTokensOf(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('login_tokens').where('user_id', '=', userId).execute();
}

export async function deleteOtherTokensOf(db: Database, userId: string, keptHash: string): Promise<void> {
  await db
    .deleteFrom('login_tokens')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', keptHash)
    .execute();
}

export async function deleteOldTokens(db: Database, usedUntil: string): Promise<void> {
  await db.deleteFrom('login_tokens').where('last_used_at', '<=', usedUntil).execute();
}
