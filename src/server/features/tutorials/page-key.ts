/** The key that signs the addresses of paid pages: made at the first start, the same for every process since. */
import { randomBytes } from 'node:crypto';
import type { Database } from '#server/db/schema.ts';
import { initState, readState } from '#server/db/state.ts';

const KEY_BYTES = 32;

/** Of several starts at once one makes it, and all get that one. */
export async function pageKey(db: Database): Promise<Buffer> {
  const kept = await readState(db, 'page_key');
  if (kept !== null) return Buffer.from(kept, 'base64url');
  await initState(db, 'page_key', randomBytes(KEY_BYTES).toString('base64url'));
  return pageKey(db);
}
