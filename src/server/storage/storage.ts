import type { FileHandle } from 'node:fs/promises';

export interface Storage {
  has(name: string): Promise<boolean>;
  /** The caller closes it; null if there is no such file. */
  open(name: string): Promise<FileHandle | null>;
  /** Survives a power cut once resolved. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  adopt(paths: ReadonlyMap<string, string>): Promise<void>;
}
