/** Works in batches and stores its progress, so it survives a kill and two processes share it. */
import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { lockCatalogue, raiseCatalogueVersion } from '../catalogue-version.ts';
import { CATALOGUE_KINDS, type CatalogueKind } from '#domain/catalogue.ts';
import type { Database, DatabaseTransaction } from '../schema.ts';
import { indexEntriesAfter } from './search-index.ts';
import { ALL_LABELS } from './search-labels.ts';
import { readState, writeState } from '../state.ts';

/** Raise it when `domain/search` derives other terms, or other texts are searched. */
const RULES = 4;
const VERSION = `${RULES}-${createHash('sha256').update(ALL_LABELS).digest('hex').slice(0, 12)}`;
const BATCH = 200; // most of a second
const SMALL_BATCH = 3; // about 10 ms, during which SQLite serves nobody else
const PATIENCE = 60_000; // ms after a failed batch

interface Progress {
  kind: CatalogueKind;
  id: string;
}

/** Stops after `most` entries; returns whether the index is complete. */
export async function rebuildSearch(db: Database, most = Infinity): Promise<boolean> {
  for (let done = 0; done < most;) {
    const indexed = await indexBatch(db, Math.min(BATCH, most - done));
    if (indexed === null) return true;
    done += indexed;
  }
  return (await readState(db, 'search_index')) === VERSION;
}

export interface Rebuilding {
  finished: Promise<void>; // also when stopped
  end: () => void;
}

/** Pauses for at least as long as it works; retries a failed batch. */
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

/** Returns the number of entries; null when complete. */
async function indexBatch(db: Database, size: number): Promise<number | null> {
  if ((await readState(db, 'search_index')) === VERSION) return null;
  return db.transaction().execute(async (transaction) => {
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
  // Drops cached results of the old index.
  if (state === VERSION) await raiseCatalogueVersion(transaction);
}

function stateAfter(kind: CatalogueKind, last: string | null): string {
  if (last !== null) return `${VERSION} ${kind} ${last}`;
  const next = CATALOGUE_KINDS[CATALOGUE_KINDS.indexOf(kind) + 1];
  return next ? `${VERSION} ${next} ` : VERSION;
}

/** Null for an index of other rules. */
function progressOf(state: string | null): Progress | null {
  const [version, kind, id] = (state ?? '').split(' ');
  const known = CATALOGUE_KINDS.find((candidate) => candidate === kind);
  return version === VERSION && known && id !== undefined ? { kind: known, id } : null;
}
