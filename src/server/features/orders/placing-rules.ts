/** What an order must bring; each throws an ApiError, and nothing is written before all have passed. */
import type { Consent, LineProblem, OrderInput, Quote } from '#contract/checkout.ts';
import type { FieldProblem } from '#contract/errors.ts';
import { toAgorot } from '#contract/money.ts';
import type { Settings } from '#contract/settings.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { needsAddress } from '#domain/orders/delivery.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { type Online, deliveryMethods, paymentMethods } from './checkout-options.ts';
import { type PricedCart, type PricedLine, hasPiece } from './priced-cart.ts';

/** Such a line leaves the cart by itself; the others are short of stock or seats, or owned. */
const GONE: readonly LineProblem[] = ['gone', 'workshop_past', 'workshop_full'];

export function checkPayment(settings: Settings, online: Online, payment: OrderInput['payment']): void {
  const choices = paymentMethods(settings, online);
  if (!choices.includes(payment)) throw new ApiError('invalid', { payment: { problem: 'choice', choices } });
}

export function checkLines({ lines }: PricedCart, quote: Quote): void {
  if (lines.length === 0) throw new ApiError('invalid', { items: { problem: 'count', min: 1 } });
  if (lines.some(({ problem }) => problem && GONE.includes(problem)))
    throw new ApiError('cart_changed', undefined, { data: quote });
  checkTaken({ lines }, (line) => `items.${line}`);
}

/** Of an order without a cart: each line's own code. */
export function checkTaken({ lines }: Pick<PricedCart, 'lines'>, fieldOf: (line: number) => string): void {
  const short = lines.flatMap((line, index) =>
    line.problem ? [{ ...line, index, code: line.problem }] : [],
  );
  const [first] = short;
  if (!first) return;
  const fields = Object.fromEntries(short.map((line) => [fieldOf(line.index), shortage(line)]));
  throw new ApiError(first.code === 'gone' ? 'item_unknown' : first.code, fields);
}

/** Without a piece or a seat nobody needs to be reached by phone, and without a piece nothing is delivered. */
export function checkContact(
  priced: PricedCart,
  settings: Settings,
  { contact, delivery }: Pick<OrderInput, 'contact' | 'delivery'>,
): void {
  const fields: Record<string, FieldProblem> = {};
  if (!contact.phone && priced.lines.some(({ line }) => line.productType !== 'Tutorial'))
    fields['contact.phone'] = { problem: 'required' };
  if (hasPiece(priced.lines)) {
    const choices = deliveryMethods(settings);
    if (!delivery) fields.delivery = { problem: 'required' };
    else if (!choices.includes(delivery.method))
      throw new ApiError('delivery_unavailable', { 'delivery.method': { problem: 'choice', choices } });
    else if (needsAddress(delivery.method) && !delivery.address)
      fields['delivery.address'] = { problem: 'required' };
  }
  if (Object.keys(fields).length > 0) throw new ApiError('invalid', fields);
}

export function checkConsents({ lines }: PricedCart, given: readonly Consent[]): void {
  const needed: Consent[] = ['terms', ...lines.flatMap(({ consent }) => consent ?? [])];
  if (!needed.every((consent) => given.includes(consent)))
    throw new ApiError('consent_missing', { consents: { problem: 'required' } });
}

export function checkTotal({ total }: PricedCart, given: OrderInput['total'], quote: Quote): void {
  if (toAgorot(given) !== total) throw new ApiError('total_changed', undefined, { data: quote });
}

function shortage({ offered }: PricedLine): FieldProblem {
  const left = offered?.offer.left ?? 0;
  return left > 0 ? { problem: 'range', min: BOUNDS.quantity.min, max: left } : { problem: 'invalid' };
}
