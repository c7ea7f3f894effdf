/** One order, placed by its customer or taken by phone. */
import type { User } from '#contract/auth.ts';
import type { Consent } from '#contract/checkout.ts';
import type { Settings } from '#contract/settings.ts';
import { seatRules } from '../db/entries/cart-entries.ts';
import type { DatabaseTransaction } from '../db/schema.ts';
import { type CartHooks, changeCart, ensureCart } from '../features/carts/carts.service.ts';
import { openOrderOf } from '../features/orders/open-orders.repository.ts';
import { placeOrderIn } from '../features/orders/place-order.service.ts';
import { quoteCart } from '../features/orders/quote.service.ts';
import { takeOrderIn } from '../features/orders/take-order.service.ts';
import type { DemoOrder } from './types.ts';

interface Placing {
  key: string;
  settings: Settings;
  holdMinutes: number;
  now: Date;
}

/** Interest counts towards what is popular, which the catalogue says. */
const HOOKS: CartHooks = { recordInterest: async () => {}, openOrderOf };

/** Returns the order's id. */
export async function placeDemoOrder(
  transaction: DatabaseTransaction,
  order: DemoOrder,
  user: User,
  { settings: given, ...placing }: Placing,
): Promise<string> {
  const settings = order.postedTo ? withPost(given) : given;
  const { now } = placing;
  const seen = { now, ...seatRules(settings) };
  const { cart } = await ensureCart(transaction, user._id, { openOrderOf, ...seen });
  const cartId = cart._id;
  await changeCart(transaction, HOOKS, {
    cartId,
    user,
    ifMatch: undefined,
    wanted: order.lines,
    ...seen,
  });
  const delivery = deliveryOf(order);
  const quoting = { cartId, user, settings, now };
  const quote = await quoteCart(transaction, quoting, delivery ? { delivery: delivery.method } : {});
  const consents: Consent[] = ['terms', ...quote.lines.flatMap(({ consent }) => consent ?? [])];
  const input = {
    ...commonInput(order),
    sessionId: cartId,
    version: quote.version,
    consents: [...new Set(consents)],
    total: quote.total,
    ...(delivery && { delivery }),
  };
  return (await placeOrderIn(transaction, { ...placing, online: null, input, user, settings })).orderId;
}

/** Returns the order's id. */
export async function takeDemoOrder(
  transaction: DatabaseTransaction,
  order: DemoOrder,
  { admin, ...taking }: Placing & { admin: string },
): Promise<string> {
  const delivery = deliveryOf(order);
  // Nobody's account has what they open.
  const lines = order.lines.flatMap(({ productType, choices, ...line }) =>
    productType === 'Tutorial' ? [] : [{ productType, ...line, ...(choices && { choices: [...choices] }) }],
  );
  const input = { ...commonInput(order), lines, ...(delivery && { delivery }) };
  return (await takeOrderIn(transaction, { ...taking, input, by: admin })).orderId;
}

function commonInput({ by, lang, note }: DemoOrder) {
  return { contact: by, payment: 'arrange' as const, lang, ...(note !== undefined && { note }) };
}

function deliveryOf({ lines, postedTo }: DemoOrder) {
  if (!lines.some(({ productType }) => productType === 'Item')) return null;
  return postedTo ? { method: 'post' as const, address: postedTo } : { method: 'pickup' as const };
}

/** The demo shop sends nothing; for this order the admin made an exception. */
function withPost({ delivery, ...settings }: Settings): Settings {
  return { ...settings, delivery: { ...delivery, post: { ...delivery.post, on: true } } };
}
