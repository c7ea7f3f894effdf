/** Telling a database that can't be reached, or is too busy, from a fault of our own. */

/** Node's words for a connection that failed. */
const NETWORK = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
];
/** PostgreSQL: connection exceptions (08), too many connections (53300), shutting down (57P). */
const POSTGRES = /^(08\w{3}|53300|57P\w{2})$/;
/** SQLite: another process holds the lock, the disk is full or failing, the file can't be opened. */
const SQLITE = /^SQLITE_(BUSY|FULL|IOERR|CANTOPEN)/;
/** What the pool says without a code. */
const POOL = /^(timeout exceeded when trying to connect|Connection terminated)/;

export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return NETWORK.includes(code) || POSTGRES.test(code) || SQLITE.test(code) || POOL.test(error.message);
}
