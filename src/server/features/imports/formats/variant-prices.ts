import type { RowProblem } from '#contract/imports.ts';
import type { Agorot } from '#domain/money.ts';
import type { Cell } from '../csv/sheet.ts';
import { readAmount } from '../texts/amounts.ts';
import type { FoundProblem } from './found-product.ts';

export interface VariantPrices {
  price: Cell;
  salePrice?: Cell;
}

interface Money {
  regular: Agorot;
  toPay: Agorot;
  /** A whole one, which `toPay` may be rounded to. */
  percent: number;
}

/** Null if it can't be read. */
export function moneyOf({ price, salePrice }: VariantPrices): Money | null {
  const [regular, sale] = [amountOf(price), amountOf(salePrice)];
  if (sale === null) {
    if (regular === null || (salePrice && salePrice.text !== '')) return null;
    return { regular, toPay: regular, percent: 0 };
  }
  if (regular === null || regular <= sale) return { regular: sale, toPay: sale, percent: 0 };
  return { regular, toPay: sale, percent: Math.round(100 - (sale / regular) * 100) };
}

/** The prices of the cheapest variant to pay for; the first of them if none can be read. */
export function cheapest(variants: readonly VariantPrices[]): {
  prices: VariantPrices;
  problems: FoundProblem[];
} {
  const known = variants
    .map((prices) => ({ prices, toPay: amountOf(prices.salePrice) ?? amountOf(prices.price) }))
    .filter((one): one is { prices: VariantPrices; toPay: Agorot } => one.toPay !== null);
  const [first] = known;
  if (!first) return { prices: variants[0]!, problems: [] };
  const least = known.reduce((best, one) => (one.toPay < best.toPay ? one : best), first);
  const vary = known.find(({ toPay }) => toPay !== least.toPay);
  if (!vary) return { prices: least.prices, problems: [] };
  const { row, field } = (vary.prices.salePrice ?? vary.prices.price) as Cell;
  const problem: RowProblem = { problem: 'prices_vary', price: inShekels(least.toPay) };
  return { prices: least.prices, problems: [{ row, field, problem }] };
}

function amountOf(cell: Cell | undefined): Agorot | null {
  if (!cell) return null;
  const read = readAmount(cell.text);
  return read.kind === 'amount' ? read.amount : null;
}

export function inShekels(amount: Agorot): string {
  return (amount / 100).toFixed(2);
}
