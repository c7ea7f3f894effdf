/** Who has bought once, by a keyed hash of the address, which outlives the account (docs/rules.md#orders). */
import { createHmac, randomBytes } from 'node:crypto';
import { emailKey } from '#domain/person.ts';
import type { Database } from '#server/db/schema.ts';
import { initState, readState } from '#server/db/state.ts';

const KEY_BYTES = 32;

/** Call it once outside of a transaction first, so that concurrent transactions don't wait for the key. */
export async function firstOrderKey(db: Database): Promise<Buffer> {
  const stored = await readState(db, 'first_order_key');
  if (stored !== null) return Buffer.from(stored, 'base64url');
  await initState(db, 'first_order_key', randomBytes(KEY_BYTES).toString('base64url'));
  return firstOrderKey(db);
}

export async function firstOrderHash(db: Database, email: string): Promise<string> {
  return createHmac('sha256', await firstOrderKey(db))
    .update(emailKey(email))
    .digest('base64url');
}
