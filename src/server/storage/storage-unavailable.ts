const CODES = ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'EMFILE', 'ENFILE'];

/** The message is one line without keys. */
export class BucketError extends Error {}

export function isStorageUnavailable(error: unknown): boolean {
  if (error instanceof BucketError) return true;
  return (
    error instanceof Error &&
    'syscall' in error &&
    CODES.includes((error as NodeJS.ErrnoException).code ?? '')
  );
}
