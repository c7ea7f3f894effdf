/** How a start and the commands beside it end when they can't do what was asked. */
import { DatabaseOpenError } from '#server/db/connection.ts';
import { isDatabaseUnavailable } from '#server/db/unavailable.ts';
import { BucketError, isStorageUnavailable } from '#server/storage/storage-unavailable.ts';
import { ConfigError } from './config-error.ts';

/** What can't be done, in one line for the person who asked for it. */
export class CommandError extends Error {}

/** Ends the process. What the person who started it can put right is one line; a fault of ours is told in full. */
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
