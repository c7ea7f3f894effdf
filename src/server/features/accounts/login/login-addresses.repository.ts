import { createHash } from 'node:crypto';
import type { Database } from '#server/db/schema.ts';

export async function hasLoggedInFrom(
  db: Database,
  userId: string,
  address: string,
  since: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('login_addresses')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('address', '=', hashOf(userId, address))
    .where('last_login_at', '>=', since)
    .executeTakeFirst();
  return row !== undefined;
}

export async function recordLoginAddress(
  db: Database,
  userId: string,
  address: string,
  now: string,
): Promise<void> {
  await db
    .insertInto('login_addresses')
    .values({ user_id: userId, address: hashOf(userId, address), last_login_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'address']).doUpdateSet({ last_login_at: now }))
    .execute();
}

export async function deleteOldLoginAddresses(db: Database, until: string): Promise<void> {
  await db.deleteFrom('login_addresses').where('last_login_at', '<', until).execute();
}

/** Salted with the user, so that the table doesn't reveal who shares an address. */
function hashOf(userId: string, address: string): string {
  return createHash('sha256').update(`${userId} ${address}`).digest('base64url');
}
