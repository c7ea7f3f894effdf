/** Pieces and seats of an order's lines, locked and counted (docs/rules.md#stock). */
import type { ProductType } from '#domain/offer.ts';
import type { LineProblem } from '#contract/checkout.ts';
import { heldOf } from '#server/db/entries/holds.ts';
import { type StockChange, lockInventory, lockSeats } from '#server/db/entries/stock.ts';
import type { DatabaseTransaction } from '#server/db/schema.ts';
import { seatLimits } from './seat-limits.repository.ts';

export interface StockedLine {
  product_type: ProductType;
  item: string;
  quantity: number;
}

export interface Shortage {
  /** Of the line in the list. */
  index: number;
  code: LineProblem;
  left: number;
}

interface Counting {
  now: Date;
  /** Whose own holds don't count. */
  exceptOrder?: string;
  /** For an order whose own hold lives, so that its place among the others is sure. */
  ignoreHolds?: boolean;
}

/** The first line that can't be had. Locks the rows in a fixed order until the transaction ends. */
export async function findShortage(
  transaction: DatabaseTransaction,
  lines: readonly StockedLine[],
  counting: Counting,
): Promise<Shortage | null> {
  const pieces = itemsOf(lines, 'Item');
  const seats = itemsOf(lines, 'Workshop');
  const left = new Map<string, number>();
  for (const id of pieces) left.set(id, (await lockInventory(transaction, id)) ?? 0);
  const limits = await seatLimits(transaction, seats);
  for (const id of seats) {
    const taken = await lockSeats(transaction, id);
    left.set(id, taken ? (limits.get(id) ?? 0) - taken.own - taken.registrations : 0);
  }
  if (!counting.ignoreHolds) {
    for (const held of [
      await heldOf(transaction, 'Item', pieces, counting),
      await heldOf(transaction, 'Workshop', seats, counting),
    ])
      for (const [id, quantity] of held) left.set(id, left.get(id)! - quantity);
  }
  for (const [index, { product_type, item, quantity }] of lines.entries()) {
    if (product_type === 'Tutorial') continue;
    const free = Math.max(0, left.get(item)!);
    if (quantity > free) return { index, code: codeOf(product_type, free), left: free };
    left.set(item, free - quantity);
  }
  return null;
}

/** `sign`: -1 sells, 1 brings back. */
export function stockChanges(lines: readonly StockedLine[], sign: 1 | -1): StockChange[] {
  const pieces = sums(lines, 'Item').map(([id, sum]) => ({ kind: 'products' as const, id, by: sign * sum }));
  const seats = sums(lines, 'Workshop').map(([id, sum]) => ({
    kind: 'workshops' as const,
    id,
    by: -sign * sum,
  }));
  return [...pieces, ...seats];
}

function itemsOf(lines: readonly StockedLine[], type: ProductType): string[] {
  return sums(lines, type)
    .map(([item]) => item)
    .toSorted();
}

function sums(lines: readonly StockedLine[], type: ProductType): [item: string, quantity: number][] {
  const ofType = lines.filter(({ product_type }) => product_type === type);
  return [...Map.groupBy(ofType, ({ item }) => item)].map(([item, same]) => [
    item,
    same.reduce((sum, { quantity }) => sum + quantity, 0),
  ]);
}

function codeOf(type: 'Item' | 'Workshop', left: number): LineProblem {
  if (type === 'Item') return left === 0 ? 'sold_out' : 'over_stock';
  return left === 0 ? 'workshop_full' : 'not_enough_seats';
}
