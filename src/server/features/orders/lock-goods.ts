import type { LineItem } from '#domain/cart.ts';
import { lockStock } from '#server/db/entries/stock.ts';
import { isId } from '#server/db/ids.ts';
import { locksRows } from '#server/db/row-lock.ts';
import type { DatabaseTransaction } from '#server/db/schema.ts';

const KINDS = [
  ['products', 'Item'],
  ['workshops', 'Workshop'],
] as const;

/** In the fixed order of all who lock stock, which prevents deadlocks. The ids may be anything. */
export async function lockGoods(transaction: DatabaseTransaction, lines: readonly LineItem[]): Promise<void> {
  if (!locksRows(transaction)) return;
  for (const [kind, type] of KINDS) {
    const ids = lines
      .filter(({ productType, item }) => productType === type && isId(item))
      .map(({ item }) => item);
    for (const id of [...new Set(ids)].toSorted((a, b) => Number(a > b) - Number(a < b)))
      await lockStock(transaction, kind, id);
  }
}
