/** A disk of a few megabytes that a test may fill: a tmpfs, which needs the right to mount. */
import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  dir: string;
  /** Uses all free space. */
  fill: () => void;
  /** Frees what `fill` used. */
  free: () => void;
  /** While nothing on it is open. */
  remount: (how: 'ro' | 'rw') => void;
  remove: () => void;
}

/** Null if this user may not mount. */
export function makeSmallDisk(megabytes: number): SmallDisk | null {
  const dir = mkdtempSync(join(tmpdir(), 'shop-disk-'));
  const mount = (...args: string[]) => execFileSync('mount', [...args, dir], { stdio: 'ignore' });
  try {
    mount('-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs');
  } catch {
    rmSync(dir, { recursive: true });
    return null;
  }
  const filler = join(dir, 'filler');
  return {
    dir,
    fill: () => takeAll(filler),
    free: () => rmSync(filler, { force: true }),
    remount: (how) => void mount('-o', `remount,${how}`),
    remove: () => {
      execFileSync('umount', ['--lazy', dir]);
      rmSync(dir, { recursive: true });
    },
  };
}

function takeAll(filler: string): void {
  const file = openSync(filler, 'a');
  try {
    for (const bytes of [65_536, 1]) {
      const block = Buffer.alloc(bytes);
      try {
        for (;;) writeSync(file, block);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    }
  } finally {
    closeSync(file);
  }
}
