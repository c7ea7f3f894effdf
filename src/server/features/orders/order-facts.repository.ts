/** What an order's view says beside its rows, lines, ledger and events. */
import { type Selectable, type SqlBool, sql } from 'kysely';
import type { Database, Tables } from '#server/db/schema.ts';

export type StoredStage = Selectable<Tables['order_stages']>;
export type StoredRequest = Selectable<Tables['cancellation_requests']>;

/** By line, oldest first. */
export async function stagesOf(
  db: Database,
  orderIds: readonly string[],
): Promise<Map<string, StoredStage[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('order_stages')
    .innerJoin('order_lines', 'order_lines.id', 'order_stages.line_id')
    .selectAll('order_stages')
    .where('order_lines.order_id', 'in', orderIds)
    .orderBy('order_stages.at')
    .orderBy('order_stages.id')
    .execute();
  return Map.groupBy(rows, ({ line_id }) => line_id);
}

/** The latest of each order. */
export async function requestsOf(
  db: Database,
  orderIds: readonly string[],
): Promise<Map<string, StoredRequest>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('cancellation_requests')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return new Map(rows.map((row) => [row.order_id, row]));
}

/** When the tutorial of a line was opened first, by line. */
export async function openingsOf(db: Database, orderIds: readonly string[]): Promise<Map<string, string>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .innerJoin('tutorial_owners', (join) =>
      join
        .onRef('tutorial_owners.user_id', '=', 'orders.user_id')
        .onRef('tutorial_owners.tutorial_id', '=', 'order_lines.item')
        .onRef('tutorial_owners.order_line_id', '=', 'order_lines.id'),
    )
    .select(['order_lines.id', 'tutorial_owners.opened_at'])
    .where('order_lines.order_id', 'in', orderIds)
    // SQLite would otherwise read all tutorials that were ever bought.
    .where(sql<SqlBool>`order_lines.product_type || '' = 'Tutorial'`)
    .execute();
  return new Map(rows.flatMap(({ id, opened_at }) => (opened_at === null ? [] : [[id, opened_at]])));
}
