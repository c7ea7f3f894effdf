/** Which pictures were taken in: the only ones that an entry may name (api.md, Uploads). */
import { basename } from 'node:path';
import { readPictureAddress } from '#contract/pictures.ts';
import type { Database } from '../db/schema.ts';

/** Notes a stored picture, `bytes` long; noting it again changes nothing. */
export async function noteFile(db: Database, address: string, bytes: number, now: Date): Promise<void> {
  const facts = readPictureAddress(address);
  if (!facts) throw new RangeError(`Not the address of a picture: ${address}`);
  const { width, height, color } = facts;
  await db
    .insertInto('files')
    .values({
      name: basename(address),
      width,
      height,
      color: color.slice(1),
      bytes,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/** The addresses of all pictures that were ever taken in. */
export async function notedFiles(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('files').select('name').orderBy('name').execute();
  return rows.map(({ name }) => `/files/${name}`);
}
