import type { SelectQueryBuilder } from 'kysely';
import type { DatabaseTransaction } from './schema.ts';

/** Rows with foreign keys to these can still be inserted, without deadlock. SQLite locks the whole database. */
export function lockRows<DB, TB extends keyof DB, Row>(
  transaction: DatabaseTransaction,
  query: SelectQueryBuilder<DB, TB, Row>,
): SelectQueryBuilder<DB, TB, Row> {
  return transaction.getExecutor().adapter.supportsMultipleConnections ? query.forNoKeyUpdate() : query;
}
