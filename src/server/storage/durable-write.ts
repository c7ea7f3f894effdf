import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

export async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  await makeFolder(dirname(path));
  const unfinished = `${path}.${randomUUID()}.tmp`;
  try {
    const file = await open(unfinished, 'wx');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

export async function copyDurably(from: string, to: string): Promise<void> {
  await writeDurably(to, await readFile(from));
}

export async function makeFolder(path: string): Promise<void> {
  const highest = await mkdir(path, { recursive: true });
  if (highest === undefined) return;
  for (let folder = resolve(path); folder.length >= resolve(highest).length; folder = dirname(folder)) {
    await syncFolder(dirname(folder));
  }
}

/** A rename lasts only once its folder is flushed. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Names are hashes of the content: an existing file is the same one. */
export async function ignoringExisting(making: Promise<void>): Promise<void> {
  try {
    await making;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
