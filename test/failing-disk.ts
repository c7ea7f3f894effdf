/** A disk (ext4 in a file) that turns read-only, as Linux does with a failing one. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BYTES = 32 * 1024 * 1024;

export interface FailingDisk {
  dir: string;
  /** Makes it read-only, whatever is open. */
  fail: () => void;
  /** Checks and mounts it again, once nothing on it is open. */
  mend: () => void;
  remove: () => void;
}

/** Null if this user may not mount a file. */
export function makeFailingDisk(): FailingDisk | null {
  const home = mkdtempSync(join(tmpdir(), 'shop-failing-'));
  const [image, dir] = [join(home, 'image'), join(home, 'disk')];
  const run = (program: string, ...args: string[]) => execFileSync(program, args, { stdio: 'ignore' });
  const mount = () => run('mount', '-o', 'loop', image, dir);
  try {
    writeFileSync(image, '');
    truncateSync(image, BYTES);
    mkdirSync(dir);
    run('mkfs.ext4', '-q', image);
    mount();
  } catch {
    rmSync(home, { recursive: true });
    return null;
  }
  return {
    dir,
    fail: () => run('mount', '-o', 'remount,abort', dir),
    mend: () => {
      run('umount', dir);
      mount();
    },
    remove: () => {
      run('umount', '--lazy', dir);
      rmSync(home, { recursive: true });
    },
  };
}
