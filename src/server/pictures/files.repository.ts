import { basename } from 'node:path';
import { readPictureAddress } from '#contract/pictures.ts';
import type { Database } from '../db/schema.ts';

export async function recordFile(db: Database, address: string, bytes: number, now: Date): Promise<void> {
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

export async function recordedFiles(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('files').select('name').orderBy('name').execute();
  return rows.map(({ name }) => `/files/${name}`);
}

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
