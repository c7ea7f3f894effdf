/** Telling that what a new row belongs to was taken out while the row was on its way: a customer who is erased, say. */

/** What PostgreSQL and SQLite say of a foreign key that points to nothing. */
const CODES = ['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY'];

export function isForeignKeyError(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && typeof error.code === 'string' && CODES.includes(error.code)
  );
}
