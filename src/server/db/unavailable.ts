import { ShopLockError } from './shop-lock.ts';

const NETWORK = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
];
/** Connection, read-only, deadlock, out of resources, shutdown, disk, damaged data. */
const POSTGRES = /^(08\w{3}|25006|40P01|53\w{3}|57P\w{2}|58\w{3}|XX00[12])$/;
const SQLITE = /^SQLITE_(BUSY|FULL|IOERR|CANTOPEN|READONLY|CORRUPT|NOTADB|PROTOCOL)/;
/** Messages without a code. */
const POOL = /^(timeout exceeded when trying to connect|Connection terminated|Client .*is not queryable)/;

export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  if (!(error instanceof Error)) return false;
  if (error instanceof ShopLockError) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // A stopped local server removes its socket: ENOENT.
  if ('syscall' in error && error.syscall === 'connect') return true;
  return NETWORK.includes(code) || POSTGRES.test(code) || SQLITE.test(code) || POOL.test(error.message);
}
