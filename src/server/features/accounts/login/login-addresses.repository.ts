import { createHash } from 'node:crypto';
import type { Database } from '#server/db/schema.ts';

export async function hasLoggedInFrom(
  db: Database,
  userId: string,
  fingerprint: string,
  since: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('login_addresses')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('address', '=', fingerprint)
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
    .values({ user_id: userId, address: addressFingerprint(userId, address), last_login_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'address']).doUpdateSet({ last_login_at: now }))
    .execute();
}

export async function deleteOldLoginAddresses(db: Database, until: string): Promise<void> {
  await db.deleteFrom('login_addresses').where('last_login_at', '<', until).execute();
}

/** Salted with the user, so that the table doesn't reveal who shares an address. */
export function addressFingerprint(userId: string, address: string): string {
  return createHash('sha256').update(`${userId} ${address}`).digest('base64url');
}
