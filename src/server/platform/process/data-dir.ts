import { accessSync, chmodSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './config-error.ts';

/** Folders of DATA_DIR that older versions made readable for every user of the machine. */
const ONCE_OPEN = ['files', 'share', 'backups'];

/**
 * What this process writes from now on is its own user's alone, because paid pages and photos of customers' pieces are
 * among the pictures.
 */
export function ensureDataDir(dir: string): void {
  process.umask(0o077);
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    accessSync(dir, constants.W_OK);
    for (const name of ONCE_OPEN) close(join(dir, name));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`DATA_DIR can't be written to: ${reason}.`);
  }
}

function close(folder: string): void {
  if (existsSync(folder) && statSync(folder).uid === process.getuid?.()) chmodSync(folder, 0o700);
}
