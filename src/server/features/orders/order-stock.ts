/** Pieces and seats of an order's lines, locked and counted (docs/rules.md#stock). */
import type { ProductType } from '#domain/offer.ts';
import { variantOf } from '#server/db/entries/chosen-columns.ts';
import { heldOf, offeredSeats } from '#server/db/entries/holds.ts';
import {
  type PieceStock,
  type StockChange,
  WHOLE,
  changeStock,
  lockInventory,
  lockPieces,
  lockSeats,
  partOf,
  partsOf,
} from '#server/db/entries/stock.ts';
import type { DatabaseTransaction } from '#server/db/schema.ts';
import { enqueueOffers } from '../waiting-list/offer-job.ts';
import { seatLimits } from './seat-limits.repository.ts';

export interface StockedLine {
  product_type: ProductType;
  item: string;
  /** JSON: ids. */
  choices: string;
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
  /** Whose own offers of seats don't count. */
  forUser?: string | undefined;
  /** For an order whose own hold lives, so that its place among the others is sure. */
  ignoreHolds?: boolean;
}

/** The first line that can't be had. Locks the rows in a fixed order until the transaction ends. */
export async function findShortage(
  transaction: DatabaseTransaction,
  lines: readonly StockedLine[],
  counting: Counting,
): Promise<Shortage | null> {
  const stock = await countStock(transaction, lines, counting);
  for (const [index, line] of lines.entries()) {
    if (line.product_type === 'Tutorial') continue;
    const key = stock.keyOf(line);
    // What its live hold keeps of a variant that is gone is still the order's.
    if (key === null && counting.ignoreHolds) continue;
    const free = key === null ? 0 : Math.max(0, stock.left.get(key) ?? 0);
    if (line.quantity > free) return { index, code: codeOf(line.product_type, free), left: free };
    stock.left.set(key!, free - line.quantity);
  }
  return null;
}

interface CountedStock {
  /** Without what others hold. */
  left: Map<string, number>;
  /** Into `left`; null for a variant that is gone. */
  keyOf: (line: Pick<StockedLine, 'item' | 'choices'>) => string | null;
}

async function countStock(
  transaction: DatabaseTransaction,
  lines: readonly StockedLine[],
  counting: Counting,
): Promise<CountedStock> {
  const left = new Map<string, number>();
  const pieces = new Map<string, PieceStock>();
  for (const id of itemsOf(lines, 'Item')) {
    const stock = await lockPieces(transaction, id);
    if (!stock) continue;
    pieces.set(id, stock);
    for (const [part, inventory] of partsOf(stock)) left.set(stockKey(id, part), inventory);
  }
  const seats = itemsOf(lines, 'Workshop');
  const limits = await seatLimits(transaction, seats);
  for (const id of seats) {
    const taken = await lockSeats(transaction, id);
    if (taken) left.set(stockKey(id, WHOLE), (limits.get(id) ?? 0) - taken.own - taken.registrations);
  }
  const keyOf = (item: string, variant: string) => {
    const stock = pieces.get(item);
    const part = stock ? partOf(stock, variant) : WHOLE;
    return part === null ? null : stockKey(item, part);
  };
  if (!counting.ignoreHolds)
    for (const { item, variant, held } of [
      ...(await heldOf(transaction, 'Item', [...pieces.keys()], counting)),
      ...(await heldOf(transaction, 'Workshop', seats, counting)),
    ]) {
      const key = keyOf(item, variant);
      if (key !== null) left.set(key, (left.get(key) ?? 0) - held);
    }
  if (!counting.ignoreHolds)
    for (const [id, offered] of await offeredSeats(transaction, seats, counting)) {
      const key = stockKey(id, WHOLE);
      left.set(key, (left.get(key) ?? 0) - offered);
    }
  return { left, keyOf: ({ item, choices }) => keyOf(item, variantOf(choices)) };
}

function stockKey(item: string, part: string): string {
  return `${item}/${part}`;
}

/** What has been purged meanwhile has no stock to bring back to. Locks the stock version, so call it last. */
export async function restock(
  transaction: DatabaseTransaction,
  lines: readonly StockedLine[],
  now: Date,
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
  const workshops = known.filter(({ kind }) => kind === 'workshops').map(({ id }) => id);
  await enqueueOffers(transaction, workshops, now);
  const impossible = await changeStock(transaction, known);
  if (impossible) throw new Error(`No room for what comes back of ${impossible.id}`);
}

/** `sign`: -1 sells, 1 brings back. */
export function stockChanges(lines: readonly StockedLine[], sign: 1 | -1): StockChange[] {
  const pieces = sums(lines, 'Item').map(({ item: id, variant, sum }) => ({
    kind: 'products' as const,
    id,
    variant,
    by: sign * sum,
  }));
  const seats = sums(lines, 'Workshop').map(({ item: id, sum }) => ({
    kind: 'workshops' as const,
    id,
    by: -sign * sum,
  }));
  return [...pieces, ...seats];
}

function itemsOf(lines: readonly StockedLine[], type: ProductType): string[] {
  return [...new Set(sums(lines, type).map(({ item }) => item))];
}

interface Sum {
  item: string;
  variant: string;
  sum: number;
}

function sums(lines: readonly StockedLine[], type: ProductType): Sum[] {
  const ofType = lines
    .filter(({ product_type }) => product_type === type)
    .map(({ item, choices, quantity }) => ({ item, variant: variantOf(choices), quantity }));
  const same = Map.groupBy(ofType, ({ item, variant }) => stockKey(item, variant));
  // A fixed order prevents deadlocks.
  return [...same]
    .toSorted(([a], [b]) => Number(a > b) - Number(a < b))
    .map(([, [first, ...others]]) => ({
      item: first!.item,
      variant: first!.variant,
      sum: others.reduce((sum, { quantity }) => sum + quantity, first!.quantity),
    }));
}

function codeOf(type: 'Item' | 'Workshop', left: number): ShortageCode {
  if (type === 'Item') return left === 0 ? 'sold_out' : 'over_stock';
  return left === 0 ? 'workshop_full' : 'not_enough_seats';
}
