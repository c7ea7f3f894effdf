/**
 * Files that are kept elsewhere, once more on this disk: up to so many bytes, those that were asked for least
 * recently go first. What is here may go at any time; an open file can still be read to its end.
 */
import { type FileHandle, readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { makeFolder, writeDurably } from './durable-write.ts';
import { openExisting } from './open-existing.ts';

export class DiskCache {
  readonly #dir: string;
  readonly #limit: number;
  /** Bytes by name; who was asked for last stands last. */
  readonly #sizes = new Map<string, number>();
  #bytes = 0;

  private constructor(dir: string, limit: number) {
    this.#dir = dir;
    this.#limit = limit;
  }

  /** With what an earlier process has left in this folder. `limit` in bytes. */
  static async in(dir: string, limit: number): Promise<DiskCache> {
    const cache = new DiskCache(dir, limit);
    await makeFolder(dir);
    const left = await Promise.all((await readdir(dir)).map((name) => sizeOf(dir, name)));
    left.sort((one, other) => one.at - other.at).forEach(({ name, size }) => cache.#note(name, size));
    await cache.#makeRoom();
    return cache;
  }

  async open(name: string): Promise<FileHandle | null> {
    const file = await openExisting(this.#path(name));
    if (file) this.#note(basename(name), (await file.stat()).size);
    else this.#forget(basename(name));
    return file;
  }

  async write(name: string, bytes: Uint8Array): Promise<void> {
    // Whole or not at all: what a power cut left half written would be shown for ever.
    await writeDurably(this.#path(name), bytes);
    this.#note(basename(name), bytes.byteLength);
    await this.#makeRoom();
  }

  #path(name: string): string {
    return join(this.#dir, basename(name));
  }

  #note(name: string, size: number): void {
    this.#forget(name);
    this.#sizes.set(name, size);
    this.#bytes += size;
  }

  #forget(name: string): void {
    this.#bytes -= this.#sizes.get(name) ?? 0;
    this.#sizes.delete(name);
  }

  /** The newest stays, however large it is: somebody is about to read it. */
  async #makeRoom(): Promise<void> {
    while (this.#bytes > this.#limit && this.#sizes.size > 1) {
      const [oldest] = this.#sizes.keys();
      this.#forget(oldest!);
      await rm(this.#path(oldest!), { force: true });
    }
  }
}

/** Another process may take it away in the meantime. */
async function sizeOf(dir: string, name: string): Promise<{ name: string; size: number; at: number }> {
  const { size, mtimeMs } = await stat(join(dir, name)).catch(() => ({ size: 0, mtimeMs: 0 }));
  return { name, size, at: mtimeMs };
}
