/** Brings the demo pictures into the shop's file store. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from '../files/file-store.ts';
import { contentHash, processPicture } from '../files/process-picture.ts';

const PICTURES = join(import.meta.dirname, 'pictures');
const PREPARED = join(import.meta.dirname, '..', '..', '..', 'dist', 'pictures');

export interface StoredPicture {
  address: string;
  bytes: number;
}

/**
 * Stores these files of ./pictures and gives, by name, where. Those that the build has prepared
 * (`prepared`: the folder that scripts/build-pictures.ts fills) are taken from there.
 */
export async function storePictures(
  files: FileStore,
  names: string[],
  prepared = PREPARED,
): Promise<Map<string, StoredPicture>> {
  const index = await preparedAddresses(prepared);
  const addresses = new Map<string, string>();
  const ready: string[] = [];
  for (const name of names) {
    const bytes = await readFile(join(PICTURES, name));
    const known = index[name];
    // One that was painted over since the build has another name by now.
    const isPrepared = known?.includes(contentHash(bytes));
    if (isPrepared) ready.push(known!);
    addresses.set(name, isPrepared ? known! : await files.save(await processPicture(bytes)));
  }
  if (ready.length > 0) await files.adopt(ready, prepared);
  return withSizes(files, addresses);
}

/** Address by file name; none without a build. */
async function preparedAddresses(dir: string): Promise<Record<string, string>> {
  try {
    return JSON.parse(await readFile(join(dir, 'index.json'), 'utf8'));
  } catch {
    return {};
  }
}

async function withSizes(files: FileStore, addresses: Map<string, string>): Promise<Map<string, StoredPicture>> {
  const stored = new Map<string, StoredPicture>();
  for (const [name, address] of addresses) {
    const { size } = await stat((await files.master(address))!);
    stored.set(name, { address, bytes: size });
  }
  return stored;
}
