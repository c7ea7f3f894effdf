import { randomBytes } from 'node:crypto';
import type { Database } from '#server/db/schema.ts';
import { initState, readState } from '#server/db/state.ts';

const KEY_BYTES = 32;

/** Created by the first start; concurrent starts get the same key. */
export async function pageKey(db: Database): Promise<Buffer> {
  const stored = await readState(db, 'page_key');
  if (stored !== null) return Buffer.from(stored, 'base64url');
  await initState(db, 'page_key', randomBytes(KEY_BYTES).toString('base64url'));
  return pageKey(db);
}
