/** Telling a database that can't be reached, can't write or is too busy from a fault of our own. */
import { ShopLockError } from './shop-lock.ts';

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
/**
 * PostgreSQL: connection exceptions (08), a read-only copy (25006), of two that wait for each other the one that gives
 * way (40P01), out of connections, memory or disk (53), shutting down (57P), a failing disk (58), damaged data (XX001,
 * XX002).
 */
const POSTGRES = /^(08\w{3}|25006|40P01|53\w{3}|57P\w{2}|58\w{3}|XX00[12])$/;
/** SQLite: another process holds the lock; the disk is full, failing or read-only; the file can't be read. */
const SQLITE = /^SQLITE_(BUSY|FULL|IOERR|CANTOPEN|READONLY|CORRUPT|NOTADB|PROTOCOL)/;
/** What the driver and its pool say without a code; of a connection that broke in a transaction, only this. */
const POOL = /^(timeout exceeded when trying to connect|Connection terminated|Client .*is not queryable)/;

export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  if (!(error instanceof Error)) return false;
  if (error instanceof ShopLockError) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // A server on this machine that is stopped takes its socket's file along: ENOENT.
  if ('syscall' in error && error.syscall === 'connect') return true;
  return NETWORK.includes(code) || POSTGRES.test(code) || SQLITE.test(code) || POOL.test(error.message);
}
