import type { SelectQueryBuilder } from 'kysely';
import type { Database, DatabaseTransaction } from './schema.ts';

/** False for SQLite, where a transaction locks the whole database. */
export function locksRows(db: Database): boolean {
  return db.getExecutor().adapter.supportsMultipleConnections === true;
}

/** Rows with foreign keys to these can still be inserted, without deadlock. */
export function lockRows<DB, TB extends keyof DB, Row>(
  transaction: DatabaseTransaction,
  query: SelectQueryBuilder<DB, TB, Row>,
): SelectQueryBuilder<DB, TB, Row> {
  return locksRows(transaction) ? query.forNoKeyUpdate() : query;
}
