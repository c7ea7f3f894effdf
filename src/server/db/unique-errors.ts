const CODES = ['23505', 'SQLITE_CONSTRAINT_UNIQUE'];

/** A row with the same value of a unique column is there. On PostgreSQL the transaction can't go on. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CODES.includes(String(error.code));
}
