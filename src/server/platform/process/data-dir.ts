import { accessSync, constants, mkdirSync } from 'node:fs';
import { ConfigError } from './config-error.ts';

export function ensureDataDir(dir: string): void {
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    accessSync(dir, constants.W_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`DATA_DIR can't be written to: ${reason}.`);
  }
}
