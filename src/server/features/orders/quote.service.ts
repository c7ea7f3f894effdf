import type { User } from '#contract/auth.ts';
import type { Quote, QuoteInput } from '#contract/checkout.ts';
import type { Settings } from '#contract/settings.ts';
import type { Percent } from '#domain/money.ts';
import { type CartEntries, readCartEntries, seatRules } from '#server/db/entries/cart-entries.ts';
import type { Database } from '#server/db/schema.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { type StoredCart, ownCart } from '../carts/ordered-cart.ts';
import { deliveryMethods } from './checkout-options.ts';
import { firstOrderPercent } from './first-order-offer.ts';
import { openOrderOf } from './open-orders.repository.ts';
import { type PricedCart, priceCart } from './priced-cart.ts';
import { toQuote } from './quote-view.ts';

interface Quoting {
  cartId: string;
  user: User;
  /** Read before any transaction. */
  settings: Settings;
  now: Date;
}

/** Writes nothing. Throws an ApiError for another's cart, a code, or a delivery method that is off. */
export async function quoteCart(
  db: Database,
  { cartId, ...quoting }: Quoting,
  { delivery, code }: QuoteInput,
): Promise<Quote> {
  refuseCode(code);
  const cart = await ownCart(db, cartId, quoting.user._id);
  const exceptOrder = (await openOrderOf(db, cartId, quoting.user._id)) ?? undefined;
  const priced = await readPricedCart(db, { ...quoting, cart, exceptOrder }, delivery);
  if (delivery) checkDelivery(priced, quoting.settings, delivery, 'delivery');
  return toQuote(cart.version, priced);
}

/** At the prices and with the stock of now. */
export async function readPricedCart(
  db: Database,
  quoting: CartQuoting,
  delivery: QuoteInput['delivery'],
): Promise<PricedCart> {
  const entries = await readEntries(db, quoting);
  return priced(quoting, entries, delivery, await firstOrderPercent(db, quoting.settings, quoting));
}

/** Null if all of it can be had, which is quicker to tell than its price. */
export async function readShortCart(
  db: Database,
  quoting: CartQuoting,
  delivery: QuoteInput['delivery'],
): Promise<PricedCart | null> {
  const entries = await readEntries(db, quoting);
  if (!priced(quoting, entries, delivery, 0).lines.some(({ problem }) => problem)) return null;
  return priced(quoting, entries, delivery, await firstOrderPercent(db, quoting.settings, quoting));
}

interface CartQuoting extends Omit<Quoting, 'cartId'> {
  cart: StoredCart;
  exceptOrder: string | undefined;
}

function readEntries(
  db: Database,
  { cart, user, settings, now, exceptOrder }: CartQuoting,
): Promise<CartEntries> {
  return readCartEntries(db, cart.lines, user._id, { now, exceptOrder, ...seatRules(settings) });
}

function priced(
  { cart, settings }: CartQuoting,
  entries: CartEntries,
  delivery: QuoteInput['delivery'],
  firstOrderPercent: Percent,
): PricedCart {
  return priceCart(cart.lines, entries, { settings, firstOrderPercent, delivery });
}

/** Offer codes don't exist yet. */
export function refuseCode(code: string | undefined): void {
  if (code !== undefined) throw new ApiError('code_unknown', { code: { problem: 'invalid' } });
}

/** A method means nothing without a piece to deliver. */
export function checkDelivery(
  { deliveryMethod }: Pick<PricedCart, 'deliveryMethod'>,
  settings: Settings,
  method: NonNullable<QuoteInput['delivery']>,
  field: string,
): void {
  const choices = deliveryMethods(settings);
  if (deliveryMethod !== null && !choices.includes(method))
    throw new ApiError('delivery_unavailable', { [field]: { problem: 'choice', choices } });
}
