/** What an order comes to, its parts always adding up to the agora (docs/rules.md#order-totals). */
import { type PricedLine, cartTotal, lineTotal } from '../cart.ts';
import { type Agorot, FREE, type Percent, agorot } from '../money.ts';

export interface LineTotals {
  lineTotal: Agorot;
  /** This line's share of the order's discounts. */
  discount: Agorot;
  toPay: Agorot;
}

export interface OrderDiscount {
  kind: 'first_order';
  amount: Agorot;
}

export interface GoodsTotals {
  lines: LineTotals[];
  subtotal: Agorot;
  discounts: OrderDiscount[];
  /** Without delivery. */
  goodsToPay: Agorot;
}

/** The rate is percent: 18. */
export interface Vat {
  rate: number;
  amount: Agorot;
}

export interface OrderTotals extends GoodsTotals {
  /** Null when there is nothing to deliver. */
  delivery: Agorot | null;
  /** Null for an exempt dealer. */
  vat: Vat | null;
  total: Agorot;
}

interface OrderedGoods {
  lines: readonly PricedLine[];
  /** 0 when the offer doesn't apply. */
  firstOrderPercent: Percent;
}

/** Rounds half up to the agora. */
export function percentOf(amount: Agorot, percent: Percent): Agorot {
  return agorot(Math.floor((amount * percent + 50) / 100));
}

/**
 * By largest remainder, a tie going to the earlier line; no share exceeds its weight.
 * Throws a RangeError for an amount that the weights can't take.
 */
export function splitDiscount(amount: Agorot, weights: readonly Agorot[]): Agorot[] {
  const whole = sumOf(weights);
  if (amount < 0 || amount > whole) throw new RangeError(`Not a discount of ${whole}: ${amount}`);
  if (amount === 0) return weights.map(() => FREE);
  const exact = weights.map((weight) => divided(amount, weight, whole));
  const shares = exact.map(({ share }) => share);
  const rest = amount - shares.reduce((sum, share) => sum + share, 0);
  const largestFirst = [...exact.keys()].toSorted((a, b) =>
    compare(exact[b]!.remainder, exact[a]!.remainder),
  );
  for (const index of largestFirst.slice(0, rest)) shares[index]! += 1;
  return shares.map(agorot);
}

/** The rate is percent; the price includes the VAT. */
export function vatInside(total: Agorot, rate: number): Agorot {
  return agorot(total - Math.round((total * 100) / (100 + rate)));
}

export function goodsTotals({ lines, firstOrderPercent }: OrderedGoods): GoodsTotals {
  const subtotal = cartTotal(lines);
  const amount = percentOf(subtotal, firstOrderPercent);
  const totals = lines.map(lineTotal);
  const shares = splitDiscount(amount, totals);
  return {
    lines: totals.map((lineTotal, index) => {
      const discount = shares[index]!;
      return { lineTotal, discount, toPay: agorot(lineTotal - discount) };
    }),
    subtotal,
    discounts: amount > 0 ? [{ kind: 'first_order', amount }] : [],
    goodsToPay: agorot(subtotal - amount),
  };
}

export function orderTotals({
  delivery,
  vatRate,
  ...goods
}: OrderedGoods & { delivery: Agorot | null; vatRate: number | null }): OrderTotals {
  const totals = goodsTotals(goods);
  const total = agorot(totals.goodsToPay + (delivery ?? FREE));
  const vat = vatRate === null ? null : { rate: vatRate, amount: vatInside(total, vatRate) };
  return { ...totals, delivery, vat, total };
}

export function sumOf(amounts: readonly Agorot[]): Agorot {
  return agorot(amounts.reduce((sum, amount) => sum + amount, 0));
}

/** The product of two amounts is more than a number holds exactly. */
function divided(amount: Agorot, weight: Agorot, whole: Agorot): { share: number; remainder: bigint } {
  const product = BigInt(amount) * BigInt(weight);
  return { share: Number(product / BigInt(whole)), remainder: product % BigInt(whole) };
}

function compare(a: bigint, b: bigint): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
