/**
 * Fills the search's index anew when it was made by other rules or by none, a batch a transaction. How far it got
 * stands in the database: a start that was killed goes on, and two at once share the work. Entries whose turn has not
 * come are found by what the index had of them.
 */
import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { lockCatalogue, raiseCatalogueVersion } from '../catalogue-version.ts';
import { CATALOGUE_KINDS, type CatalogueKind } from '#domain/catalogue.ts';
import type { Database, DatabaseTransaction } from '../schema.ts';
import { indexEntriesAfter } from './search-index.ts';
import { ALL_LABELS } from './search-labels.ts';
import { readState, writeState } from '../state.ts';

/** To be raised with every change of what `domain/search` makes of an entry's texts. */
const RULES = 1;
const VERSION = `${RULES}-${createHash('sha256').update(ALL_LABELS).digest('hex').slice(0, 12)}`;
/** Entries of a batch while nobody waits for anything else: most of a second. */
const BATCH = 200;
/** Entries of a batch while the shop is open: some 10 ms, during which SQLite answers nobody else. */
const SMALL_BATCH = 3;
/** Ms after a batch that failed. */
const PATIENCE = 60_000;

/** The last entry that is done; '' is before the first of its kind. */
interface Progress {
  kind: CatalogueKind;
  id: string;
}

/**
 * To be called at a start, before anybody searches. Stops after `most` entries, so that a large shop doesn't wait;
 * says whether the index is whole.
 */
export async function rebuildSearch(db: Database, most = Infinity): Promise<boolean> {
  for (let done = 0; done < most;) {
    const indexed = await indexBatch(db, Math.min(BATCH, most - done));
    if (indexed === null) return true;
    done += indexed;
  }
  return (await readState(db, 'search_index')) === VERSION;
}

export interface Rebuilding {
  /** Resolves when the index is whole or the work was ended. */
  finished: Promise<void>;
  end: () => void;
}

/**
 * Goes on while the shop is open: never for longer at a time than a page takes, and half of the time at most. A batch
 * that fails (another process writes, the database is away) is told and tried again after `patience` ms.
 */
export function rebuildBehind(
  db: Database,
  onError: (error: unknown) => void,
  patience = PATIENCE,
): Rebuilding {
  const ended = new AbortController();
  const pause = (ms: number) => setTimeout(ms, null, { signal: ended.signal }).catch(() => {});
  const work = async () => {
    while (!ended.signal.aborted) {
      const begin = performance.now();
      try {
        if ((await indexBatch(db, SMALL_BATCH)) === null) return;
        await pause(performance.now() - begin);
      } catch (error) {
        onError(error);
        await pause(patience);
      }
    }
  };
  return { finished: work(), end: () => ended.abort() };
}

/** Gives how many entries were looked at; null when the index is whole. */
async function indexBatch(db: Database, size: number): Promise<number | null> {
  if ((await readState(db, 'search_index')) === VERSION) return null;
  return db.transaction().execute(async (transaction) => {
    // Whoever else writes to the catalogue, or rebuilds, waits from here on.
    await lockCatalogue(transaction);
    const state = await readState(transaction, 'search_index');
    if (state === VERSION) return null;
    const { kind, id } = progressOf(state) ?? { kind: CATALOGUE_KINDS[0], id: '' };
    const ids = await indexEntriesAfter(transaction, kind, id, size);
    await saveProgress(transaction, kind, ids.at(-1) ?? null);
    return ids.length;
  });
}

async function saveProgress(
  transaction: DatabaseTransaction,
  kind: CatalogueKind,
  last: string | null,
): Promise<void> {
  const state = stateAfter(kind, last);
  await writeState(transaction, 'search_index', state);
  // What was kept of the old one's answers is worth nothing.
  if (state === VERSION) await raiseCatalogueVersion(transaction);
}

function stateAfter(kind: CatalogueKind, last: string | null): string {
  if (last !== null) return `${VERSION} ${kind} ${last}`;
  const next = CATALOGUE_KINDS[CATALOGUE_KINDS.indexOf(kind) + 1];
  return next ? `${VERSION} ${next} ` : VERSION;
}

/** Null where what there is was made by other rules. */
function progressOf(state: string | null): Progress | null {
  const [version, kind, id] = (state ?? '').split(' ');
  const known = CATALOGUE_KINDS.find((one) => one === kind);
  return version === VERSION && known && id !== undefined ? { kind: known, id } : null;
}
