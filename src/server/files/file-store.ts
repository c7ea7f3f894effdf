/**
 * Pictures on the disk: `<dir>/<name>.webp` is what was uploaded (kept for ever, part of a
 * backup), `<dir>/copies/` holds the widths made from it (can be made again at any time).
 */
import { constants } from 'node:fs';
import { access, link, mkdir, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pictureCopy, readPictureAddress, widthsFor } from '../../contract/pictures.ts';
import type { PictureFormat } from '../../contract/pictures.ts';
import { copyDurably, ignoringExisting, syncFolder, writeDurably } from './durable-write.ts';
import { encodeCopy } from './encode-copy.ts';
import type { ProcessedPicture } from './process-picture.ts';
import { createSharedJobs } from './shared-jobs.ts';

/** Encodes at a time: both cores of a small server, and no more memory than that. */
const ENCODES = 2;

export interface FileStore {
  /** Keeps a picture and gives its address. Keeping it again changes nothing. */
  save(picture: ProcessedPicture): Promise<string>;
  /** Takes pictures with their copies from another store's folder, by hard link where the disk allows it. */
  adopt(addresses: string[], dir: string): Promise<void>;
  has(address: string): Promise<boolean>;
  /** The path of an uploaded picture; null when there is none. */
  master(address: string): Promise<string | null>;
  /** The path of a copy, made at its first call; null for an unknown picture. */
  copy(address: string, width: number, format: PictureFormat): Promise<string | null>;
}

/** A store in this folder, which is made when it isn't there. */
export function createFileStore({ dir }: { dir: string }): FileStore {
  const copies = join(dir, 'copies');
  const ready = mkdir(copies, { recursive: true });
  const once = createSharedJobs(ENCODES);
  const masterPath = (address: string) => join(dir, basename(address));

  async function master(address: string): Promise<string | null> {
    await ready;
    return readPictureAddress(address) && (await exists(masterPath(address))) ? masterPath(address) : null;
  }

  return {
    master,
    has: async (address) => (await master(address)) !== null,

    async save(picture) {
      if (!(await master(picture.address))) await writeDurably(masterPath(picture.address), picture.master);
      return picture.address;
    },

    async adopt(addresses, from) {
      await ready;
      const made = await readdir(join(from, 'copies'));
      for (const name of addresses.map((address) => basename(address))) {
        const start = `${basename(name, '.webp')}.`;
        for (const copy of made.filter((other) => other.startsWith(start))) {
          await linkOrCopy(join(from, 'copies', copy), join(copies, copy));
        }
        await linkOrCopy(join(from, name), join(dir, name));
      }
      await Promise.all([syncFolder(dir), syncFolder(copies)]);
    },

    async copy(address, width, format) {
      const facts = readPictureAddress(address);
      if (!facts) return null;
      await ready;
      // A wider copy would hold the same pixels as the first that holds the whole picture.
      const enough = Math.min(width, widthsFor(facts.width).at(-1)!);
      const path = join(copies, basename(pictureCopy(facts, enough, format)));
      if (await exists(path)) return path;
      const source = await master(address);
      if (!source) return null;
      await once(path, async () => writeDurably(path, await encodeCopy(source, enough, format)));
      return path;
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

async function exists(path: string): Promise<boolean> {
  try {
    await access(path, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}
