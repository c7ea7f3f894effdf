import { ENTRY_KINDS, type EntryKind } from '#domain/catalogue.ts';
import { TABLES } from './catalogue-rows.ts';
import { restorableSince } from './entries.ts';
import type { Database, DatabaseTransaction } from '../schema.ts';

export async function purgeDeleted(db: Database, now: Date): Promise<number> {
  const before = restorableSince(now);
  let purged = 0;
  for (const kind of ENTRY_KINDS) {
    purged += await db.transaction().execute((transaction) => purgeKind(transaction, kind, before));
  }
  return purged;
}

async function purgeKind(transaction: DatabaseTransaction, kind: EntryKind, before: string): Promise<number> {
  const gone = await transaction
    .deleteFrom(TABLES[kind])
    .where('deleted_at', '<', before)
    // Deletion refuses owned tutorials; this protects their owners once more.
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('tutorial_owners')
            .select('tutorial_id')
            .whereRef('tutorial_id', '=', `${TABLES[kind]}.id`),
        ),
      ),
    )
    .returning('id')
    .execute();
  // One by one: a list may exceed the parameters of a query.
  for (const { id } of gone) {
    await transaction
      .deleteFrom('entry_changes')
      .where('kind', '=', kind)
      .where('entry_id', '=', id)
      .execute();
  }
  return gone.length;
}
