/**
 * Fills the search's index anew when it was made by other rules or by none, a batch a transaction. How far it got
 * stands in the database: a start that was killed goes on, and two at once share the work.
 */
import { createHash } from 'node:crypto';
import { raiseCatalogueVersion } from './catalogue.ts';
import type { CatalogueKind, Database, DatabaseTransaction } from './schema.ts';
import { emptyIndex, indexEntriesAfter } from './search-index.ts';
import { ALL_LABELS } from './search-labels.ts';
import { readState, writeState } from './state.ts';

/** To be raised with every change of what `domain/search` makes of an entry's texts. */
const RULES = 1;
const VERSION = `${RULES}-${createHash('sha256').update(ALL_LABELS).digest('hex').slice(0, 12)}`;
/** Entries of a batch. */
const BATCH = 200;
const KINDS: readonly CatalogueKind[] = ['products', 'workshops', 'tutorials'];

/** The last entry that is done; '' is before the first of its kind. */
interface Progress {
  kind: CatalogueKind;
  id: string;
}

/** To be called at a start, before anybody searches. */
export async function rebuildSearch(db: Database): Promise<void> {
  while ((await readState(db, 'search_index')) !== VERSION) {
    await db.transaction().execute(async (transaction) => {
      // Whoever else writes to the catalogue, or rebuilds, waits from here on.
      await raiseCatalogueVersion(transaction);
      await indexNextBatch(transaction);
    });
  }
}

async function indexNextBatch(transaction: DatabaseTransaction): Promise<void> {
  const state = await readState(transaction, 'search_index');
  if (state === VERSION) return;
  const progress = progressOf(state);
  if (!progress) await emptyIndex(transaction);
  const { kind, id } = progress ?? { kind: KINDS[0]!, id: '' };
  const last = await indexEntriesAfter(transaction, kind, id, BATCH);
  await writeState(transaction, 'search_index', stateAfter(kind, last));
}

function stateAfter(kind: CatalogueKind, last: string | null): string {
  if (last !== null) return `${VERSION} ${kind} ${last}`;
  const next = KINDS[KINDS.indexOf(kind) + 1];
  return next ? `${VERSION} ${next} ` : VERSION;
}

/** Null where what there is was made by other rules. */
function progressOf(state: string | null): Progress | null {
  const [version, kind, id] = (state ?? '').split(' ');
  const known = KINDS.find((one) => one === kind);
  return version === VERSION && known && id !== undefined ? { kind: known, id } : null;
}
