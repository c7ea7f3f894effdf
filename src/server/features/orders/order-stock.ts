/** Pieces and seats of an order's lines, locked and counted (docs/rules.md#stock). */
import type { ProductType } from '#domain/offer.ts';
import { heldOf } from '#server/db/entries/holds.ts';
import { type StockChange, changeStock, lockInventory, lockSeats } from '#server/db/entries/stock.ts';
import type { DatabaseTransaction } from '#server/db/schema.ts';
import { seatLimits } from './seat-limits.repository.ts';

export interface StockedLine {
  product_type: ProductType;
  item: string;
  quantity: number;
}

type ShortageCode = 'over_stock' | 'sold_out' | 'not_enough_seats' | 'workshop_full';

export interface Shortage {
  /** Of the line in the list. */
  index: number;
  code: ShortageCode;
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

/** What has been purged meanwhile has no stock to bring back to. Locks the stock version, so call it last. */
export async function restock(
  transaction: DatabaseTransaction,
  lines: readonly StockedLine[],
): Promise<void> {
  const known: StockChange[] = [];
  for (const change of stockChanges(lines, 1)) {
    const stock =
      change.kind === 'products'
        ? await lockInventory(transaction, change.id)
        : await lockSeats(transaction, change.id);
    if (stock !== null) known.push(change);
  }
  if (known.length === 0) return;
  const impossible = await changeStock(transaction, known);
  if (impossible) throw new Error(`No room for what comes back of ${impossible.id}`);
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
  return sums(lines, type).map(([item]) => item);
}

function sums(lines: readonly StockedLine[], type: ProductType): [item: string, quantity: number][] {
  const ofType = lines.filter(({ product_type }) => product_type === type);
  const byItem = [...Map.groupBy(ofType, ({ item }) => item)].map(([item, same]): [string, number] => [
    item,
    same.reduce((sum, { quantity }) => sum + quantity, 0),
  ]);
  // A fixed order prevents deadlocks.
  return byItem.toSorted(([a], [b]) => Number(a > b) - Number(a < b));
}

function codeOf(type: 'Item' | 'Workshop', left: number): ShortageCode {
  if (type === 'Item') return left === 0 ? 'sold_out' : 'over_stock';
  return left === 0 ? 'workshop_full' : 'not_enough_seats';
}
