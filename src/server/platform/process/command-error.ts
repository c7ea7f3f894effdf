import { DatabaseOpenError } from '#server/db/connection.ts';
import { isDatabaseUnavailable } from '#server/db/unavailable.ts';
import { BucketError, isStorageUnavailable } from '#server/storage/storage-unavailable.ts';
import { ConfigError } from './config-error.ts';

export class CommandError extends Error {}

export function stopWith(error: unknown): never {
  process.stderr.write(`${lineFor(error)}\n`);
  process.exit(1);
}

function lineFor(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const [line] = error.message.split('\n');
  if ([BucketError, CommandError, ConfigError, DatabaseOpenError].some((kind) => error instanceof kind))
    return error.message;
  if (isDatabaseUnavailable(error)) return `The database can't be used: ${line}.`;
  if (isStorageUnavailable(error)) return `The disk can't be used: ${line}.`;
  return error.stack ?? error.message;
}
