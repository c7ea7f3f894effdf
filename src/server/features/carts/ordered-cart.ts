/** A cart as an order is made of it. */
import type { Cart } from '#contract/carts.ts';
import type { CartEntries } from '#server/db/entries/cart-entries.ts';
import { isId } from '#server/db/ids.ts';
import type { Database, DatabaseTransaction } from '#server/db/schema.ts';
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
