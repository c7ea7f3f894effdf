import { type FileHandle, readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { makeFolder, writeDurably } from './durable-write.ts';
import { openExisting } from './open-existing.ts';

export class DiskCache {
  readonly #dir: string;
  readonly #limit: number;
  /** Bytes by name, least recently used first; an evicted file that is open can still be read. */
  readonly #sizes = new Map<string, number>();
  #bytes = 0;

  private constructor(dir: string, limit: number) {
    this.#dir = dir;
    this.#limit = limit;
  }

  /** Includes files of earlier processes. `limit` in bytes. */
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
    // A file half written before a power cut would be served forever.
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

  /** The newest stays, however large, because it is about to be read. */
  async #makeRoom(): Promise<void> {
    while (this.#bytes > this.#limit && this.#sizes.size > 1) {
      const [oldest] = this.#sizes.keys();
      this.#forget(oldest!);
      await rm(this.#path(oldest!), { force: true });
    }
  }
}

/** Size 0 if another process has removed it. */
async function sizeOf(dir: string, name: string): Promise<{ name: string; size: number; at: number }> {
  const { size, mtimeMs } = await stat(join(dir, name)).catch(() => ({ size: 0, mtimeMs: 0 }));
  return { name, size, at: mtimeMs };
}
