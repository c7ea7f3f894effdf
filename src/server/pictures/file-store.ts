/** `<name>.webp` is an upload and stays forever; `copies/` can be made again. */
import { type FileHandle, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readPictureAddress } from '#contract/pictures.ts';
import type { PictureFormat } from '#contract/pictures.ts';
import { encodeCopy } from './process-picture.ts';
import { COPIES, copyName, copyWidth, masterName } from './picture-files.ts';
import { folderStorage } from '../storage/folder-storage.ts';
import type { ProcessedPicture } from './process-picture.ts';
import { Semaphore } from '../platform/concurrency/semaphore.ts';
import { SingleFlight } from '../platform/concurrency/single-flight.ts';
import type { Storage } from '../storage/storage.ts';

const CONCURRENT_ENCODES = 2;

export interface FileStore {
  /** Idempotent; returns the address. */
  save(picture: ProcessedPicture): Promise<string>;
  adopt(addresses: string[], dir: string): Promise<void>;
  has(address: string): Promise<boolean>;
  /** The caller closes it; null if unknown. */
  master(address: string): Promise<FileHandle | null>;
  /** Encoded at its first request. The caller closes it; null for an unknown picture. */
  copy(address: string, width: number, format: PictureFormat): Promise<FileHandle | null>;
}

export function createFileStore({ dir }: { dir: string }): FileStore {
  return fileStoreOn(folderStorage(dir));
}

export function fileStoreOn(storage: Storage): FileStore {
  const encodings = new SingleFlight<void>();
  const semaphore = new Semaphore({ concurrency: CONCURRENT_ENCODES });
  const has = async (address: string) =>
    readPictureAddress(address) !== null && (await storage.has(masterName(address)));
  const master = async (address: string) =>
    readPictureAddress(address) && (await storage.open(masterName(address)));

  return {
    has,
    master,

    async save(picture) {
      if (!(await has(picture.address))) await storage.write(masterName(picture.address), picture.master);
      return picture.address;
    },

    async adopt(addresses, dir) {
      const made = await readdir(join(dir, COPIES)).catch(ignoringMissing);
      const paths = new Map<string, string>();
      for (const name of addresses.map(masterName)) {
        const start = `${basename(name, '.webp')}.`;
        const copies = made.filter((copy) => copy.startsWith(start)).map((copy) => `${COPIES}/${copy}`);
        for (const file of [...copies, name]) paths.set(file, join(dir, file));
      }
      await storage.adopt(paths);
    },

    async copy(address, width, format) {
      const facts = readPictureAddress(address);
      if (!facts) return null;
      const name = copyName(facts, width, format);
      const kept = await storage.open(name);
      if (kept) return kept;
      if (!(await has(address))) return null;
      await encodings.run(name, () =>
        semaphore.run(async () => {
          // Read only now: a queued job holds no memory.
          const source = await readWhole((await master(address))!);
          await storage.write(name, await encodeCopy(source, copyWidth(facts, width), format));
        }),
      );
      return storage.open(name);
    },
  };
}

function ignoringMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

export async function readWhole(file: FileHandle): Promise<Buffer> {
  try {
    return await file.readFile();
  } finally {
    await file.close();
  }
}
