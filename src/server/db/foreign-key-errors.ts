const CODES = ['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY'];

export function isForeignKeyError(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && typeof error.code === 'string' && CODES.includes(error.code)
  );
}
