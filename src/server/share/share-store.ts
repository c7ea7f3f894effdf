/**
 * The share pictures on the disk, `<name>.<mark>.jpg` each: one an entry and language, drawn when it is first asked
 * for and anew when what it shows has changed. They can be made again at any time and are part of no backup.
 */
import { constants } from 'node:fs';
import { access, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeDurably } from '../files/durable-write.ts';
import { createSharedJobs } from '../files/shared-jobs.ts';

/** Drawn at a time: the other core keeps answering. */
const DRAWINGS = 1;

export interface ShareStore {
  /** The file of a picture; `draw` makes it where there is none with this mark. */
  path: (name: string, mark: string, draw: () => Promise<Buffer>) => Promise<string>;
}

export function createShareStore(dir: string): ShareStore {
  const once = createSharedJobs(DRAWINGS);

  async function make(name: string, path: string, draw: () => Promise<Buffer>): Promise<void> {
    if (await isThere(path)) return;
    await mkdir(dir, { recursive: true });
    const older = (await readdir(dir)).filter((file) => file.startsWith(`${name}.`)).map((file) => join(dir, file));
    await writeDurably(path, await draw());
    await Promise.all(older.map((file) => rm(file, { force: true })));
  }

  return {
    async path(name, mark, draw) {
      const path = join(dir, `${name}.${mark}.jpg`);
      if (!(await isThere(path))) await once(path, () => make(name, path, draw));
      return path;
    },
  };
}

async function isThere(path: string): Promise<boolean> {
  return access(path, constants.R_OK).then(
    () => true,
    () => false,
  );
}
