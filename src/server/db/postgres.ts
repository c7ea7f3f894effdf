import type { Socket } from 'node:net';
import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { lockPostgres } from './shop-lock.ts';

const CONNECT_TIMEOUT = 5_000; // ms
const PATIENCE = 30_000; // ms of silence: longer than any query or lock takes
const MAX_CONNECTIONS = 10;
const INT8_OID = 20;

interface PostgresOptions {
  alone: boolean;
  patience?: number | undefined; // ms
  connectTimeout?: number | undefined; // ms
}

export function postgresDialect(
  url: string,
  { alone, patience = PATIENCE, connectTimeout = CONNECT_TIMEOUT }: PostgresOptions,
): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: alone ? 1 : MAX_CONNECTIONS,
    min: 1, // its lock shows that the shop runs
    onConnect: (client) => {
      // The driver's own timeout would reuse the connection, perhaps in the middle of a transaction.
      const socket = socketOf(client);
      socket.on('timeout', () => void socket.destroy());
      socket.setTimeout(patience);
      return lockPostgres(client, { alone });
    },
    connectionTimeoutMillis: connectTimeout,
    types: { getTypeParser },
  });
  // The query reports a broken connection; without listeners an idle one would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  pool.on('acquire', (client) => void socketOf(client).setTimeout(patience));
  pool.on('release', (_error, client) => void socketOf(client).setTimeout(0));
  return new PostgresDialect({ pool });
}

function socketOf(client: pg.ClientBase): Socket {
  // Missing in the driver's types.
  return (client as unknown as { connection: { stream: Socket } }).connection.stream;
}

function getTypeParser(oid: number, format?: 'text' | 'binary'): unknown {
  // by default a bigint is text
  return oid === INT8_OID ? Number : pg.types.getTypeParser(oid, format as 'text');
}
