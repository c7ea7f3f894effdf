import { ENTRY_KINDS } from '#domain/catalogue.ts';
import type { CatalogueVersion } from '../db/catalogue-version.ts';
import { recordChange } from '../db/entries/changes.ts';
import { setDeleted } from '../db/entries/entries.ts';
import type { Database, DatabaseTransaction } from '../db/schema.ts';
import { writeState } from '../db/state.ts';
import { type ClearedOrders, clearDemoOrders } from './clear-orders.ts';
import { lockUntouched } from './untouched.repository.ts';

interface ClearOptions {
  db: Database;
  catalogue: CatalogueVersion;
  by: string | null; // null: from the command line
  now: Date;
}

export interface Cleared extends ClearedOrders {
  entries: number;
}

/** Returns what was taken out: the entries that nobody has changed, and all orders and customers of the demo. */
export async function clearDemo({ db, catalogue, by, now }: ClearOptions): Promise<Cleared> {
  // First, since a tutorial that somebody bought can't be deleted.
  const orders = await db.transaction().execute((transaction) => clearDemoOrders(transaction, now));
  const entries = await catalogue.write((transaction) => clearEntries(transaction, { by, now }));
  return { entries, ...orders };
}

async function clearEntries(
  transaction: DatabaseTransaction,
  { by, now }: Pick<ClearOptions, 'by' | 'now'>,
): Promise<number> {
  let removed = 0;
  for (const kind of ENTRY_KINDS) {
    for (const { id, version: before } of await lockUntouched(transaction, kind)) {
      const version = before + 1;
      await setDeleted(transaction, kind, id, now, { version, updatedDate: now });
      await recordChange(transaction, {
        kind,
        entryId: id,
        version,
        action: 'deleted',
        at: now,
        by,
        fields: [],
      });
      removed += 1;
    }
  }
  await writeState(transaction, 'demo_cleared', now.toISOString());
  return removed;
}
