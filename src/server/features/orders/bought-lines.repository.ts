import type { DatabaseTransaction } from '#server/db/schema.ts';
import type { StoredOrder, StoredOrderLine } from './orders.repository.ts';

/** Another line by which the customer has bought the same tutorial, the oldest first. */
export async function boughtElsewhere(
  transaction: DatabaseTransaction,
  { user_id: userId }: StoredOrder,
  { id, item }: StoredOrderLine,
): Promise<{ tutorialId: string; userId: string; orderLineId: string } | null> {
  if (userId === null) return null;
  const other = await transaction
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select('order_lines.id')
    .where('order_lines.product_type', '=', 'Tutorial')
    .where('order_lines.item', '=', item)
    .where('order_lines.state', '=', 'granted')
    .where('order_lines.id', '!=', id)
    .where('orders.user_id', '=', userId)
    .orderBy('orders.created_at')
    .orderBy('order_lines.id')
    .executeTakeFirst();
  return other ? { tutorialId: item, userId, orderLineId: other.id } : null;
}
