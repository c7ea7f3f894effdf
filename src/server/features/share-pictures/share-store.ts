/** Files are named `<name>.<mark>.jpg`; a picture is drawn again under another mark. */
import { mkdir, readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeDurably } from '#server/storage/durable-write.ts';
import { Semaphore } from '#server/platform/concurrency/semaphore.ts';
import { SingleFlight } from '#server/platform/concurrency/single-flight.ts';

/** One at a time: the other core keeps serving. */
const DRAWINGS = 1;

export interface ShareStore {
  picture: (name: string, mark: string, draw: () => Promise<Buffer>) => Promise<Buffer>;
}

export function createShareStore(dir: string): ShareStore {
  const drawings = new SingleFlight<Buffer>();
  const semaphore = new Semaphore({ concurrency: DRAWINGS });

  async function make(name: string, path: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const kept = await readIfThere(path);
    if (kept) return kept;
    await mkdir(dir, { recursive: true });
    const older = (await readdir(dir))
      .filter((file) => file.startsWith(`${name}.`))
      .map((file) => join(dir, file));
    const drawn = await draw();
    await writeDurably(path, drawn);
    await Promise.all(older.map((file) => rm(file, { force: true })));
    return drawn;
  }

  return {
    async picture(name, mark, draw) {
      const path = join(dir, `${name}.${mark}.jpg`);
      return (
        (await readIfThere(path)) ?? drawings.run(path, () => semaphore.run(() => make(name, path, draw)))
      );
    },
  };
}

async function readIfThere(path: string): Promise<Buffer | null> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}
