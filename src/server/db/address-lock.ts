/** Orders for one email address are judged one after another, whoever takes them (docs/rules.md#order-totals). */
import { sql } from 'kysely';
import { emailKey } from '#domain/person.ts';
import { locksRows } from './row-lock.ts';
import type { DatabaseTransaction } from './schema.ts';

/** The first of PostgreSQL's two keys, apart from other advisory locks: 'ADDR'. */
const ADDRESSES = 0x41444452;

/** Until the transaction ends, in the fixed order of all who lock addresses. */
export async function lockAddresses(
  transaction: DatabaseTransaction,
  emails: readonly string[],
): Promise<void> {
  if (!locksRows(transaction)) return;
  for (const email of [...new Set(emails.map(emailKey))].toSorted())
    await sql`select pg_advisory_xact_lock(${sql.lit(ADDRESSES)}, hashtext(${email}))`.execute(transaction);
}
