/**
 * The admin's list of a kind as JSON, a few entries at a time: it comes whole, and 100,000 entries are
 * 166 MB that never stand in memory together.
 */
import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import type { Database } from '#server/db/schema.ts';
import type { EntryType } from './entry-type.ts';

/** Entries that are read at a time: some 100 kB, a few ms. */
const BATCH = 100;

/**
 * What stands between the list's brackets. Which entries there are, and their order, is of one moment, so that none
 * comes twice or is passed over; each is as it is when its turn comes, or left out if it is gone by then.
 */
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
    // SQLite answers at once: others have their turn now.
    await setImmediate();
  }
}
