/** PostgreSQL: for a shop that outgrew one machine. */
import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { lockPostgres } from './shop-lock.ts';

/** How long, in ms, to wait for a connection. */
const CONNECT_TIMEOUT = 5_000;
const MAX_CONNECTIONS = 10;
const INT8_OID = 20;

/**
 * Connects at the first query, which throws a ShopLockError where the lock says so. `alone`: while nobody else has
 * it open.
 */
export function postgresDialect(url: string, { alone }: { alone: boolean }): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: alone ? 1 : MAX_CONNECTIONS,
    // One stays when nobody asks for anything: it says that the shop runs.
    min: 1,
    onConnect: (client) => lockPostgres(client, { alone }),
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    types: { getTypeParser },
  });
  // A connection that breaks is replaced, and whoever uses it hears of it from the query. Without listeners one that
  // breaks while idle, or between two queries of a transaction, would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  return new PostgresDialect({ pool });
}

/** A count is a bigint there, which the driver would give as text. */
function getTypeParser(oid: number, format?: 'text' | 'binary'): unknown {
  return oid === INT8_OID ? Number : pg.types.getTypeParser(oid, format as 'text');
}
