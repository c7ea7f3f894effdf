/** Orders of a customer that bear on the next one. */
import { type SqlBool, sql } from 'kysely';
import { emailTerm } from '#domain/orders/order-search.ts';
import type { Database } from '#server/db/schema.ts';

interface Buyer {
  /** Null: without an account. */
  userId: string | null;
  email: string;
  now: Date;
  /** About to be replaced. */
  exceptOrder: string | undefined;
}

/** One was confirmed, or one that takes the offer may still be paid, whoever's account it is in. */
export async function hasUsedFirstOrder(
  db: Database,
  { userId, email, now, exceptOrder = '' }: Buyer,
): Promise<boolean> {
  const own = db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '<>', exceptOrder)
    .where(({ or, eb }) => or([eb('confirmed_at', 'is not', null), takesOffer(now)]));
  const ofAddress = db
    .selectFrom('order_terms')
    .innerJoin('orders', 'orders.id', 'order_terms.order_id')
    .where('term', '=', emailTerm(email))
    .where('id', '<>', exceptOrder)
    .where(takesOffer(now))
    .select('id');
  const found = await db
    .selectNoFrom(({ or, exists }) => or([exists(own), exists(ofAddress)]).as('is_used'))
    .executeTakeFirstOrThrow();
  return Boolean(found.is_used);
}

/** An expression, which no index has: one customer's orders are few, while all pending ones may be many. */
const IS_PENDING = sql<SqlBool>`orders.state || '' = 'pending'`;

function takesOffer(now: Date) {
  return sql<SqlBool>`(${IS_PENDING} and orders.hold_until > ${now.toISOString()}
    and orders.first_order_discount > 0)`;
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
    .where(IS_PENDING)
    .where('payment_method', '<>', 'arrange')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}
