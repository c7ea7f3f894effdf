/** Orders of a customer that bear on the next one. */
import { FREE } from '#domain/money.ts';
import type { Database } from '#server/db/schema.ts';

interface Buyer {
  userId: string;
  now: Date;
  /** About to be replaced. */
  exceptOrder: string | undefined;
}

/** One was confirmed, or one that takes the offer may still be paid. */
export async function hasUsedFirstOrder(db: Database, { userId, now, exceptOrder }: Buyer): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '<>', exceptOrder ?? '')
    .where(({ or, and, eb }) =>
      or([
        eb('confirmed_at', 'is not', null),
        and([
          eb('state', '=', 'pending'),
          eb('hold_until', '>', now.toISOString()),
          eb('first_order_discount', '>', FREE),
        ]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The unpaid order whose lines are still in the cart. An order by 'arrange' has taken its lines out of the cart, so
 * another order from the same cart stands beside it.
 */
export async function openOrderOf(db: Database, cartId: string, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('cart_id', '=', cartId)
    .where('state', '=', 'pending')
    .where('payment_method', '<>', 'arrange')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}
