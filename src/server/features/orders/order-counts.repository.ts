/** How many orders there are of each kind, so that no list counts all of them. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { newId } from '#server/db/ids.ts';
import type { OrderCountsTable } from '#server/db/order-tables.ts';
import type { Database, DatabaseTransaction } from '#server/db/schema.ts';

export type CountedOrder = Omit<OrderCountsTable, 'id' | 'count'>;

/** Orders between two merges: a count reads a few hundred rows at most. */
const MERGE_EVERY = 50;

/** In the order's own transaction; rows are added and never changed, so nobody waits. */
export async function countOrder(
  transaction: DatabaseTransaction,
  before: CountedOrder | null,
  after: CountedOrder,
): Promise<void> {
  if (before && keyOf(before) === keyOf(after)) return;
  const changes = [...(before ? [rowOf(before, -1)] : []), rowOf(after, 1)];
  await transaction.insertInto('order_counts').values(changes).execute();
}

export async function mergeCounts(transaction: DatabaseTransaction, number: number): Promise<void> {
  if (number % MERGE_EVERY !== 0) return;
  const rows = await transaction.deleteFrom('order_counts').returningAll().execute();
  const merged = [...Map.groupBy(rows, keyOf).values()]
    .map((same) =>
      rowOf(
        same[0]!,
        same.reduce((sum, { count }) => sum + count, 0),
      ),
    )
    .filter(({ count }) => count !== 0);
  if (merged.length > 0) await transaction.insertInto('order_counts').values(merged).execute();
}

/** `matches`: on the columns of the table. */
export async function countedOrders(db: Database, matches: RawBuilder<SqlBool>): Promise<number> {
  const { count } = await db
    .selectFrom('order_counts')
    .where(matches)
    .select(sql<number>`cast(coalesce(sum(count), 0) as integer)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function rowOf({ state, has_request, needs_review }: CountedOrder, count: number): OrderCountsTable {
  return { id: newId(), state, has_request, needs_review, count };
}

function keyOf({ state, has_request, needs_review }: CountedOrder): string {
  return `${state} ${has_request} ${needs_review}`;
}
