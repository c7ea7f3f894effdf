import type { Database } from '#server/db/schema.ts';
import { earlierResult } from '#server/idempotency/idempotency.ts';
import { ownCart } from '../carts/ordered-cart.ts';
import { paymentMethods } from './checkout-options.ts';
import { openOrderOf } from './open-orders.repository.ts';
import type { Placing } from './placing.ts';
import { checkLines } from './placing-rules.ts';
import { readShortCart } from './quote.service.ts';
import { toQuote } from './quote-view.ts';

/**
 * Tells whoever is too late without a lock, so that a rush for the last seats is answered quickly. Whatever else is
 * wrong is the transaction's to say. Throws an ApiError.
 */
export async function refuseLate(db: Database, placing: Placing, call: string): Promise<void> {
  const { input, user, key } = placing;
  try {
    await judge(db, placing);
  } catch (refusal) {
    // It may be this very order that has taken the last one.
    if (!(await earlierResult(db, { userId: user._id, call, key, body: input }))) throw refusal;
  }
}

async function judge(db: Database, { input, user, settings, online, now }: Placing): Promise<void> {
  if (input.code !== undefined || !paymentMethods(settings, online).includes(input.payment)) return;
  const cart = await ownCart(db, input.sessionId, user._id);
  if (cart.version !== input.version) return;
  const quoting = { cart, user, settings, now, exceptOrder: undefined };
  const priced = await readShortCart(db, quoting, input.delivery?.method);
  if (!priced || (await openOrderOf(db, cart.id, user._id))) return;
  checkLines(priced, toQuote(cart.version, priced));
}
