/** Brings the demo pictures into the shop's file store. */
import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { FileStore } from '../pictures/file-store.ts';
import { contentHash, processPicture } from '../pictures/process-picture.ts';

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
  const stored = new Map<string, StoredPicture>();
  const ready: string[] = [];
  for (const name of names) {
    const bytes = await readFile(join(PICTURES, name));
    const known = index[name];
    // One that was painted over since the build has another name by now.
    if (known?.includes(contentHash(bytes))) {
      ready.push(known);
      stored.set(name, { address: known, bytes: (await stat(join(prepared, basename(known)))).size });
    } else {
      const picture = await processPicture(bytes);
      stored.set(name, { address: await files.save(picture), bytes: picture.master.length });
    }
  }
  if (ready.length > 0) await files.adopt(ready, prepared);
  return stored;
}

/** Address by file name; none without a build. */
async function preparedAddresses(dir: string): Promise<Record<string, string>> {
  try {
    return JSON.parse(await readFile(join(dir, 'index.json'), 'utf8'));
  } catch {
    return {};
  }
}
