import type { Database, DatabaseTransaction } from '#server/db/schema.ts';

/** Takes the place of the email's code before it. */
export async function replaceCode(
  db: Database,
  code: { emailKey: string; hash: string; tries: number; endsAt: string },
): Promise<void> {
  const values = { code_hash: code.hash, tries_left: code.tries, ends_at: code.endsAt };
  await db
    .insertInto('login_codes')
    .values({ email_key: code.emailKey, ...values })
    .onConflict((conflict) => conflict.column('email_key').doUpdateSet(values))
    .execute();
}

/** The live code's hash; null without one. One statement, so that concurrent tries can't exceed their number. */
export async function takeTry(db: Database, emailKey: string, now: string): Promise<string | null> {
  const row = await db
    .updateTable('login_codes')
    .set((values) => ({ tries_left: values('tries_left', '-', 1) }))
    .where('email_key', '=', emailKey)
    .where('tries_left', '>', 0)
    .where('ends_at', '>', now)
    .returning('code_hash')
    .executeTakeFirst();
  return row?.code_hash ?? null;
}

/** False when the code was used or replaced meanwhile. */
export async function useCode(
  transaction: DatabaseTransaction,
  emailKey: string,
  hash: string,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('login_codes')
    .where('email_key', '=', emailKey)
    .where('code_hash', '=', hash)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

export async function deleteCode(transaction: DatabaseTransaction, emailKey: string): Promise<void> {
  await transaction.deleteFrom('login_codes').where('email_key', '=', emailKey).execute();
}

export async function deleteEndedCodes(db: Database, now: string): Promise<void> {
  await db.deleteFrom('login_codes').where('ends_at', '<=', now).execute();
}
