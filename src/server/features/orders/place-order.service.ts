/** From a cart to an order, in one transaction (docs/rules.md#placing-an-order). */
import type { Order } from '#contract/orders.ts';
import { readCartEntries, seatRules } from '#server/db/entries/cart-entries.ts';
import type { GroupCommit } from '#server/db/group-commit.ts';
import { newId } from '#server/db/ids.ts';
import { lockAddresses } from '#server/db/address-lock.ts';
import type { Database, DatabaseTransaction } from '#server/db/schema.ts';
import { holdUser } from '#server/db/user-lock.ts';
import { runOnce } from '#server/idempotency/idempotency.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { fillProfile } from '../accounts/own-account/own-account.service.ts';
import { type StoredCart, emptyCart, lockOwnCart, seenCart } from '../carts/ordered-cart.ts';
import { refuseLate } from './late-order.ts';
import { lockGoods } from './lock-goods.ts';
import { openOrderOf } from './open-orders.repository.ts';
import type { Placing } from './placing.ts';
import { checkConsents, checkContact, checkLines, checkPayment, checkTotal } from './placing-rules.ts';
import type { PricedCart } from './priced-cart.ts';
import { readPricedCart, refuseCode } from './quote.service.ts';
import { toQuote } from './quote-view.ts';
import { type ReplacedOrder, cancelReplaced, lockReplaced } from './replaced-order.service.ts';
import { writeOrder } from './write-order.service.ts';

export interface Placed {
  orderId: string;
  isNew: boolean;
  /** Null when it has to be read. */
  order: Order | null;
}

export const PLACE_CALL = 'POST /orders';

interface Crowd {
  commits: GroupCommit;
  /** Others wait, perhaps for the same goods: who is too late is told first, for less. */
  isRush: boolean;
}

/** Once per key. Throws an ApiError, and then nothing was written. */
export async function placeOrder(
  db: Database,
  placing: Placing,
  { commits, isRush }: Crowd,
): Promise<Placed> {
  if (isRush) await db.connection().execute((connection) => refuseLate(connection, placing, PLACE_CALL));
  return commits.run((transaction) => placeOrderIn(transaction, placing));
}

/** Locks the counters and the stock version, so call it last. */
export async function placeOrderIn(transaction: DatabaseTransaction, placing: Placing): Promise<Placed> {
  const { input, user, key, now } = placing;
  const id = newId();
  const call = { userId: user._id, call: PLACE_CALL, key, body: input, reference: id, now };
  if (!(await holdUser(transaction, user._id))) throw new ApiError('unauthorized');
  let order: Order | null = null;
  const result = await runOnce(transaction, call, async () => {
    order = await place(transaction, id, placing);
    return id;
  });
  if (result.kind === 'key_reused') throw new ApiError('key_reused');
  return { orderId: result.reference, isNew: result.kind === 'first', order };
}

async function place(transaction: DatabaseTransaction, id: string, placing: Placing): Promise<Order | null> {
  const { input, user, settings, online, holdMinutes, now } = placing;
  checkPayment(settings, online, input.payment);
  refuseCode(input.code);
  const cart = await lockOwnCart(transaction, input.sessionId, user._id);
  await checkVersion(transaction, cart, placing);
  const replaced = await lockReplaced(transaction, cart.id, { userId: user._id, now });
  const priced = await pricedUnderLock(transaction, cart, placing, replaced);
  const quote = toQuote(cart.version, priced);
  checkLines(priced, quote);
  checkContact(priced, settings, input);
  checkConsents(priced, input.consents);
  checkTotal(priced, input.total, quote);

  const { phone, ...names } = input.contact;
  await fillProfile(transaction, user, { ...names, phoneNumber: phone || null });
  if (input.payment === 'arrange' || priced.total === 0) await emptyCart(transaction, cart, now);
  const placed = { id, input, priced, settings, userId: user._id, cartId: cart.id, now };
  return writeOrder(transaction, placed, {
    by: { actor: 'customer', id: null },
    holdMinutes,
    beforeStock: () => cancelReplaced(transaction, replaced, { by: id, now }),
  });
}

async function checkVersion(
  transaction: DatabaseTransaction,
  cart: StoredCart,
  { input, user, settings, now }: Placing,
): Promise<void> {
  if (input.version === cart.version) return;
  const exceptOrder = (await openOrderOf(transaction, cart.id, user._id)) ?? undefined;
  const seen = { now, exceptOrder, ...seatRules(settings) };
  const entries = await readCartEntries(transaction, cart.lines, user._id, seen);
  throw new ApiError('old_version', undefined, { data: seenCart(cart, entries) });
}

/** Nobody else can take what is counted here before the transaction ends. */
async function pricedUnderLock(
  transaction: DatabaseTransaction,
  cart: StoredCart,
  { input, user, settings, now }: Placing,
  replaced: ReplacedOrder,
): Promise<PricedCart> {
  const quoting = { cart, user, settings, now, exceptOrder: replaced?.order.id };
  if (settings.offers.firstOrder > 0) await lockAddresses(transaction, [user.email, input.contact.email]);
  await lockGoods(transaction, cart.lines);
  return readPricedCart(transaction, quoting, input.delivery?.method);
}
