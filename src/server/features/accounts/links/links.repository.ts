import type { LinkPurpose } from '#server/db/account-tables.ts';
import type { Database, DatabaseTransaction } from '#server/db/schema.ts';

export interface LinkRow {
  tokenHash: string;
  purpose: LinkPurpose;
  userId: string;
  email: string;
  endsAt: string;
}

export async function insertLink(db: Database, link: LinkRow): Promise<void> {
  await db
    .insertInto('account_links')
    .values({
      token_hash: link.tokenHash,
      purpose: link.purpose,
      user_id: link.userId,
      email: link.email,
      ends_at: link.endsAt,
    })
    .execute();
}

export async function deleteLinksOf(db: Database, userId: string, purpose?: LinkPurpose): Promise<void> {
  const all = db.deleteFrom('account_links').where('user_id', '=', userId);
  await (purpose ? all.where('purpose', '=', purpose) : all).execute();
}

export async function deleteEndedLinks(db: Database, now: string): Promise<void> {
  await db.deleteFrom('account_links').where('ends_at', '<=', now).execute();
}

export async function findLink(
  db: Database,
  { purpose, tokenHash, now }: { purpose: LinkPurpose; tokenHash: string; now: string },
): Promise<LinkRow | null> {
  const row = await live(db, purpose, now).where('token_hash', '=', tokenHash).executeTakeFirst();
  return row ?? null;
}

export async function findLinkOf(
  db: Database,
  { purpose, userId, now }: { purpose: LinkPurpose; userId: string; now: string },
): Promise<LinkRow | null> {
  const row = await live(db, purpose, now).where('user_id', '=', userId).executeTakeFirst();
  return row ?? null;
}

function live(db: Database, purpose: LinkPurpose, now: string) {
  return db
    .selectFrom('account_links')
    .select(['token_hash as tokenHash', 'purpose', 'user_id as userId', 'email', 'ends_at as endsAt'])
    .where('purpose', '=', purpose)
    .where('ends_at', '>', now);
}

/** False when the link was replaced or ended meanwhile. */
export async function replaceTokenHash(
  db: Database,
  { tokenHash }: LinkRow,
  newHash: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account_links')
    .set({ token_hash: newHash })
    .where('token_hash', '=', tokenHash)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** False when the link was used or replaced meanwhile. */
export async function takeLink(transaction: DatabaseTransaction, { tokenHash }: LinkRow): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('account_links')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}
