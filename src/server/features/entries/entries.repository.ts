import type { ProductType } from '../../../domain/offer.ts';
import type { Database } from '../../db/schema.ts';

/** Carts have a thing at most once; closed ones are past. */
export async function countOpenCarts(db: Database, productType: ProductType, item: string): Promise<number> {
  const { count } = await db
    .selectFrom('cart_items')
    .innerJoin('checkout_sessions', 'checkout_sessions.id', 'cart_items.session_id')
    .where('product_type', '=', productType)
    .where('item', '=', item)
    .where('closed_at', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
