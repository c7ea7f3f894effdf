/** Pictures by name, `<…>.webp` or `copies/<…>`, in a folder or a bucket. Files never change. */
import type { FileHandle } from 'node:fs/promises';

export interface Storage {
  has(name: string): Promise<boolean>;
  /** The caller closes it; null if there is no such file. */
  open(name: string): Promise<FileHandle | null>;
  /** Survives a power cut once resolved. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Copies files of this disk, their paths by name. */
  adopt(paths: ReadonlyMap<string, string>): Promise<void>;
}
