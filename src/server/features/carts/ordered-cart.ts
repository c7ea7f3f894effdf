/** A cart as an order is made of it. */
import type { Cart } from '#contract/carts.ts';
import { lineKey } from '#domain/cart.ts';
import type { CartEntries } from '#server/db/entries/cart-entries.ts';
import { isId } from '#server/db/ids.ts';
import { chosenOf } from '#server/db/entries/chosen-columns.ts';
import type { Database, DatabaseTransaction, Tables } from '#server/db/schema.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { toCartAnswer, viewLines } from './cart-view.ts';
import { type StoredCart, findCart, lockCart, replaceLines } from './carts.repository.ts';

export type { StoredCart, StoredLine } from './carts.repository.ts';

/** Throws an ApiError (404) for anybody else's cart. */
export async function ownCart(db: Database, id: string, userId: string): Promise<StoredCart> {
  const cart = await findCart(db, userId);
  if (cart?.id !== id) throw new ApiError('not_found');
  return cart;
}

/** Locks it until the transaction ends. Throws an ApiError (404) for anybody else's. */
export async function lockOwnCart(
  transaction: DatabaseTransaction,
  id: string,
  userId: string,
): Promise<StoredCart> {
  const cart = isId(id) ? await lockCart(transaction, id, userId) : null;
  if (!cart) throw new ApiError('not_found');
  return cart;
}

export function seenCart(cart: StoredCart, entries: CartEntries): Cart {
  const { kept, lost } = viewLines(cart.lines, entries);
  return toCartAnswer(cart, kept, lost);
}

/** Needs the cart's lock. */
export async function emptyCart(
  transaction: DatabaseTransaction,
  cart: StoredCart,
  now: Date,
): Promise<void> {
  await replaceLines(transaction, cart, [], now);
}

type OrderedLine = Pick<
  Tables['order_lines'],
  'product_type' | 'item' | 'quantity' | 'choices' | 'choice_titles' | 'personal_text'
>;

function keyOf({ product_type: productType, item, ...columns }: OrderedLine): string {
  return lineKey({ productType, item, ...chosenOf({ ...columns, personal_text_title: null }) });
}

/** Leaves what was added since. Needs the cart's lock, unless it is gone. */
export async function takeOrdered(
  transaction: DatabaseTransaction,
  { cartId, userId }: { cartId: string; userId: string },
  ordered: readonly OrderedLine[],
  now: Date,
): Promise<void> {
  const cart = await lockCart(transaction, cartId, userId);
  if (!cart) return;
  const left = cart.lines.flatMap((line) => {
    const taken = ordered
      .filter((one) => keyOf(one) === lineKey(line))
      .reduce((sum, { quantity }) => sum + quantity, 0);
    return taken < line.quantity ? [{ ...line, quantity: line.quantity - taken }] : [];
  });
  const isSame =
    left.length === cart.lines.length &&
    left.every(({ quantity }, at) => quantity === cart.lines[at]!.quantity);
  if (!isSame) await replaceLines(transaction, cart, left, now);
}

/** Before the order's lock, which settling takes after it. */
export async function holdCart(
  transaction: DatabaseTransaction,
  { cartId, userId }: { cartId: string; userId: string },
): Promise<void> {
  await lockCart(transaction, cartId, userId);
}
