/** PostgreSQL: for a shop that outgrew one machine. */
import type { Socket } from 'node:net';
import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { lockPostgres } from './shop-lock.ts';

/** How long, in ms, to wait for a connection. */
const CONNECT_TIMEOUT = 5_000;
/** How long, in ms, a server may say nothing while somebody waits for it: longer than any query or lock takes. */
const PATIENCE = 30_000;
const MAX_CONNECTIONS = 10;
const INT8_OID = 20;

interface PostgresOptions {
  /** While nobody else has it open. */
  alone: boolean;
  /** Ms; see PATIENCE. */
  patience?: number | undefined;
}

/** Connects at the first query, which throws a ShopLockError where the lock says so. */
export function postgresDialect(
  url: string,
  { alone, patience = PATIENCE }: PostgresOptions,
): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: alone ? 1 : MAX_CONNECTIONS,
    // One stays when nobody asks for anything: it says that the shop runs.
    min: 1,
    onConnect: (client) => {
      // One that falls silent is broken off. The driver's own limit would end the query alone: its connection would
      // go on to the next caller, perhaps in the middle of a transaction.
      const socket = socketOf(client);
      socket.on('timeout', () => void socket.destroy());
      socket.setTimeout(patience);
      return lockPostgres(client, { alone });
    },
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    types: { getTypeParser },
  });
  // A connection that breaks is replaced, and whoever uses it hears of it from the query. Without listeners one that
  // breaks while idle, or between two queries of a transaction, would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  pool.on('acquire', (client) => void socketOf(client).setTimeout(patience));
  pool.on('release', (_error, client) => void socketOf(client).setTimeout(0));
  return new PostgresDialect({ pool });
}

function socketOf(client: pg.ClientBase): Socket {
  // The driver has it, though its types don't.
  return (client as unknown as { connection: { stream: Socket } }).connection.stream;
}

/** A count is a bigint there, which the driver would give as text. */
function getTypeParser(oid: number, format?: 'text' | 'binary'): unknown {
  return oid === INT8_OID ? Number : pg.types.getTypeParser(oid, format as 'text');
}
