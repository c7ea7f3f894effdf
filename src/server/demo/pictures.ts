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

/** Stores files of ./pictures and returns their addresses by name. `prepared`: the folder filled by scripts/build-pictures.ts. */
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
    // A picture changed since the build has another name.
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

/** Addresses by file name; empty without a build. */
async function preparedAddresses(dir: string): Promise<Record<string, string>> {
  try {
    return JSON.parse(await readFile(join(dir, 'index.json'), 'utf8'));
  } catch {
    return {};
  }
}
