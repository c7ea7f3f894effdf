/** PostgreSQL: for a shop that outgrew one machine. */
import { PostgresDialect } from 'kysely';
import pg from 'pg';

/** How long, in ms, to wait for a connection. */
const CONNECT_TIMEOUT = 5_000;
const MAX_CONNECTIONS = 10;
const INT8_OID = 20;

/** Connects at the first query. */
export function postgresDialect(url: string): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    types: { getTypeParser },
  });
  // A connection that breaks while idle is replaced; without a listener it would end the process.
  pool.on('error', () => {});
  return new PostgresDialect({ pool });
}

/** A count is a bigint there, which the driver would give as text. */
function getTypeParser(oid: number, format?: 'text' | 'binary'): unknown {
  return oid === INT8_OID ? Number : pg.types.getTypeParser(oid, format as 'text');
}
