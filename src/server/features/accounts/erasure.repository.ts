/** Taking a person out of the database; to be run in the one transaction that takes out all of them. */
import { emailKey } from '#domain/person.ts';
import type { DatabaseTransaction } from '#server/db/schema.ts';
import { addToState } from '#server/db/state.ts';
import { isFrom, ownerChangesNaming } from './customer-data.repository.ts';

export async function findAccountOf(transaction: DatabaseTransaction, email: string) {
  const row = await transaction
    .selectFrom('users')
    .select(['id', 'role'])
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  return row ?? null;
}

/** With its logins, carts and tutorials, which refer to it. */
export async function deleteAccount(transaction: DatabaseTransaction, userId: string): Promise<void> {
  const { numDeletedRows } = await transaction
    .deleteFrom('users')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await addToState(transaction, 'user_count', -Number(numDeletedRows));
}

/** With their mails. Returns how many. */
export async function deleteMessages(transaction: DatabaseTransaction, email: string): Promise<number> {
  const deleted = await transaction
    .deleteFrom('contact_messages')
    .where(isFrom(email))
    .returning('mail_job_id')
    .execute();
  const mails = deleted.flatMap(({ mail_job_id }) => mail_job_id ?? []);
  if (mails.length > 0) await transaction.deleteFrom('jobs').where('id', 'in', mails).execute();
  return deleted.length;
}

/** The history says still when a tutorial was given and taken, but no longer to whom. Gives how many lines. */
export async function removeFromHistory(transaction: DatabaseTransaction, email: string): Promise<number> {
  const changes = await ownerChangesNaming(transaction, email);
  for (const { id } of changes)
    await transaction.updateTable('entry_changes').set({ fields: '[]' }).where('id', '=', id).execute();
  return changes.length;
}
