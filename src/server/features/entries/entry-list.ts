/** Written in batches: 100,000 entries are 166 MB, too much for memory. */
import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import type { Database } from '#server/db/schema.ts';
import type { EntryType } from './entry-type.ts';

const BATCH = 100; // about 100 kB, a few ms

/** The ids are of one moment, so none repeats; entries are read later and left out if deleted meanwhile. */
export async function* entriesAsJson(
  db: Database,
  { read, entrySchema }: EntryType,
  ids: readonly string[],
  batch = BATCH,
): AsyncGenerator<string> {
  const schema = z.array(entrySchema);
  let separator = '';
  for (let from = 0; from < ids.length; from += batch) {
    const wanted = ids.slice(from, from + batch);
    const found = new Map((await read(db, wanted)).map((entry) => [entry._id, entry]));
    const entries = schema.parse(wanted.flatMap((id) => found.get(id) ?? []));
    if (entries.length === 0) continue;
    yield separator + JSON.stringify(entries).slice(1, -1);
    separator = ',';
    // SQLite answers without yielding to other requests.
    await setImmediate();
  }
}
