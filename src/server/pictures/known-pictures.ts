/** The addresses among these that this server's upload gave (api.md, Uploads). */
import { basename } from 'node:path';
import { readPictureAddress } from '#contract/pictures.ts';
import type { Database } from '../db/schema.ts';

export async function knownPictures(db: Database, addresses: Iterable<string>): Promise<Set<string>> {
  const byName = new Map(
    [...addresses].filter(readPictureAddress).map((address) => [basename(address), address] as const),
  );
  if (byName.size === 0) return new Set();
  const rows = await db
    .selectFrom('files')
    .select('name')
    .where('name', 'in', [...byName.keys()])
    .execute();
  return new Set(rows.map(({ name }) => byName.get(name)!));
}
