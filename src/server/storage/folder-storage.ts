import { constants } from 'node:fs';
import { access, link } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { copyDurably, ignoringExisting, makeFolder, syncFolder, writeDurably } from './durable-write.ts';
import { COPIES } from '../pictures/picture-files.ts';
import { openExisting } from './open-existing.ts';
import type { Storage } from './storage.ts';

export function folderStorage(dir: string): Storage {
  const ready = makeFolder(join(dir, COPIES));
  // Awaited by each operation, which then reports a failure.
  ready.catch(() => {});

  return {
    has: async (name) => {
      await ready;
      return access(join(dir, name), constants.R_OK).then(
        () => true,
        () => false,
      );
    },

    open: async (name) => {
      await ready;
      return openExisting(join(dir, name));
    },

    write: async (name, bytes) => {
      await ready;
      await writeDurably(join(dir, name), bytes);
    },

    adopt: async (paths) => {
      await ready;
      const targets = [...paths].map(([name, from]) => ({ from, to: join(dir, name) }));
      for (const { from, to } of targets) await linkOrCopy(from, to);
      await Promise.all([...new Set(targets.map(({ to }) => dirname(to)))].map(syncFolder));
    },
  };
}

async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await ignoringExisting(link(from, to));
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (!['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP'].includes(code)) throw error;
    await copyDurably(from, to);
  }
}
