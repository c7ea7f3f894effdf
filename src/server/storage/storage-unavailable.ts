/** Telling a disk that is full, failing or read-only, and a bucket that doesn't answer, from a fault of our own. */

/** In the order of likelihood: full, over its quota, read-only, not ours to write, failing, out of handles. */
const CODES = ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'EMFILE', 'ENFILE'];

/** The bucket can't be used; the message says why in one line, without what the client knows of keys. */
export class BucketError extends Error {}

export function isStorageUnavailable(error: unknown): boolean {
  if (error instanceof BucketError) return true;
  return (
    error instanceof Error &&
    'syscall' in error &&
    CODES.includes((error as NodeJS.ErrnoException).code ?? '')
  );
}
