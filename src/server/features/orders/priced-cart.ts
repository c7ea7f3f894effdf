/** What a cart would cost as an order, by the catalogue and the settings of now (docs/rules.md#order-totals). */
import type { Consent, LineProblem } from '#contract/checkout.ts';
import type { Settings } from '#contract/settings.ts';
import { type PlacedLine, judgeLine } from '#domain/cart.ts';
import { type Agorot, FREE, type Percent } from '#domain/money.ts';
import { type DeliveryMethod, deliveryPrice } from '#domain/orders/delivery.ts';
import { type LineTotals, type OrderTotals, goodsTotals, orderTotals } from '#domain/orders/order-totals.ts';
import type { CartEntries } from '#server/db/entries/cart-entries.ts';
import { type LineOffer, type OfferedLine, chosenWords, lineOffers } from '#server/db/entries/line-offers.ts';
import type { StoredLine } from '../carts/ordered-cart.ts';
import { deliveryFee } from './checkout-options.ts';

export interface PricedLine extends LineTotals {
  line: StoredLine;
  /** Null when it has gone. */
  offered: OfferedLine | null;
  /** Null when it can be had. */
  problem: LineProblem | null;
  /** Of one; without a price when it has gone. */
  price: Agorot;
  consent: Exclude<Consent, 'terms'> | null;
  /** Business days that making it takes; null for what is there. */
  leadDays: number | null;
}

export interface PricedCart extends Omit<OrderTotals, 'lines' | 'goodsToPay'> {
  lines: PricedLine[];
  /** Null when there is no piece to deliver, or no method was chosen yet. */
  deliveryMethod: DeliveryMethod | null;
}

interface Pricing {
  settings: Settings;
  /** 0 when the offer doesn't apply. */
  firstOrderPercent: Percent;
  /** Of those that are switched on. */
  delivery: DeliveryMethod | undefined;
}

/** Lines that can't be had cost nothing. */
export function priceCart(
  lines: readonly StoredLine[],
  entries: CartEntries,
  { settings, firstOrderPercent, delivery }: Pricing,
): PricedCart {
  const offers = lineOffers(lines, entries);
  const judged = lines.map((line, index) => judge({ ...line, index }, line, offers[index]!));
  const goods = {
    lines: judged.map(({ problem, price, line }) => ({
      price: problem === null ? price : FREE,
      quantity: line.quantity,
    })),
    firstOrderPercent,
  };
  const { goodsToPay } = goodsTotals(goods);
  const deliveryMethod = (hasPiece(judged) && delivery) || null;
  const { lines: totals, ...sums } = orderTotals({
    ...goods,
    delivery: deliveryMethod && deliveryPrice(deliveryFee(settings, deliveryMethod), goodsToPay),
    vatRate: settings.tax.kind === 'exempt' ? null : settings.tax.rate,
  });
  return { ...sums, deliveryMethod, lines: judged.map((line, index) => ({ ...line, ...totals[index]! })) };
}

type Judged = Omit<PricedLine, keyof LineTotals>;

export function hasPiece(lines: readonly Pick<Judged, 'line' | 'problem'>[]): boolean {
  return lines.some(({ line, problem }) => problem === null && line.productType === 'Item');
}

/** As if it were added now: it has no right to what the cart once had. */
function judge(wanted: PlacedLine, line: StoredLine, offer: LineOffer): Judged {
  const offered = offer.kind === 'offered' ? offer : null;
  const judgement = judgeLine(wanted, 0, offered?.offer ?? null);
  return {
    line: offered ? { ...line, ...chosenWords(offered) } : line,
    offered,
    problem: judgement.kind === 'refused' ? problemOf(judgement.refusal.code) : null,
    price: offered?.offer.price ?? FREE,
    consent: offered && consentOf(line, offered),
    leadDays: offered && leadDaysOf(offered),
  };
}

function leadDaysOf({ entry, madeToOrder }: OfferedLine): number | null {
  return (madeToOrder && entry.product !== null && entry.leadDays) || null;
}

function problemOf(code: string): LineProblem {
  switch (code) {
    case 'over_stock':
    case 'sold_out':
    case 'not_enough_seats':
    case 'workshop_full':
    case 'workshop_past':
    case 'already_owned':
      return code;
    default:
      return 'gone';
  }
}

function consentOf({ productType }: StoredLine, { madeToOrder, offer }: OfferedLine): PricedLine['consent'] {
  if (madeToOrder) return 'made_to_order';
  return productType === 'Tutorial' && offer.price > 0 ? 'digital' : null;
}
