/** Holding a row for the rest of a transaction. */
import type { SelectQueryBuilder } from 'kysely';
import type { DatabaseTransaction } from './schema.ts';

/**
 * The rows of the query are this transaction's until its end; others that ask so for them wait. On SQLite the
 * transaction has the whole database from its start, so there is nothing to ask for. Rows that refer to a held one
 * can still come: their foreign keys ask for its key alone, and waiting for each other there could be for ever.
 */
export function lockRows<DB, TB extends keyof DB, Row>(
  transaction: DatabaseTransaction,
  query: SelectQueryBuilder<DB, TB, Row>,
): SelectQueryBuilder<DB, TB, Row> {
  return transaction.getExecutor().adapter.supportsMultipleConnections ? query.forNoKeyUpdate() : query;
}
