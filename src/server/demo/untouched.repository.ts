import { ENTRY_KINDS, type EntryKind } from '#domain/catalogue.ts';
import { TABLES, storedRows } from '../db/entries/catalogue-rows.ts';
import { lockRows } from '../db/row-lock.ts';
import type { Database, DatabaseTransaction } from '../db/schema.ts';

export interface UntouchedEntry {
  id: string;
  version: number;
}

/** Owned tutorials can't be deleted. */
function untouched(db: Database, kind: EntryKind) {
  const all = storedRows(db, kind)
    .where('demo_version', 'is not', null)
    .whereRef('demo_version', '=', `${TABLES[kind]}.version`);
  if (kind !== 'tutorials') return all;
  return all.where('id', 'not in', (owned) => owned.selectFrom('tutorial_owners').select('tutorial_id'));
}

export async function countUntouched(db: Database): Promise<number> {
  let total = 0;
  for (const kind of ENTRY_KINDS) {
    const { count } = await untouched(db, kind)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    total += count;
  }
  return total;
}

export async function lockUntouched(
  transaction: DatabaseTransaction,
  kind: EntryKind,
): Promise<UntouchedEntry[]> {
  const query = untouched(transaction, kind).select(['id', 'version']);
  await lockRows(transaction, query).execute();
  // Read again: a query that waited for a row lock misses an owner added meanwhile.
  return query.execute();
}
