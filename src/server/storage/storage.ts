/** Where pictures are kept by name, `<…>.webp` or `copies/<…>`: a folder or a bucket. What has a name never changes. */
import type { FileHandle } from 'node:fs/promises';

export interface Storage {
  has(name: string): Promise<boolean>;
  /** Open for reading, and whoever gets it closes it; null where there is nothing of this name. */
  open(name: string): Promise<FileHandle | null>;
  /** Once this has resolved the file outlasts a power cut. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Takes in files of the disk, their paths by name; they stay where they are. */
  adopt(paths: ReadonlyMap<string, string>): Promise<void>;
}
