import { PIECE_KINDS, type PieceKind } from '#domain/catalogue.ts';
import type { Agorot } from '#domain/money.ts';
import { BAND_SHARES, priceBands } from '#domain/price-bands.ts';
import { publicRows } from '#server/db/entries/catalogue-rows.ts';
import { inOrder } from '#server/db/keyset.ts';
import type { Database } from '#server/db/schema.ts';
import { PRODUCT_ORDERS } from './products.repository.ts';

/** In the order of the chips. */
export async function readKinds(db: Database): Promise<PieceKind[]> {
  // The cheapest of each is the first of an index; PostgreSQL would look for `exists` in the table.
  const cheapest = await db
    .selectNoFrom(() =>
      PIECE_KINDS.map((kind) =>
        publicRows(db, 'products')
          .select(({ fn }) => fn.min('net_price').as('cheapest'))
          .where('kind', '=', kind)
          .as(kind),
      ),
    )
    .executeTakeFirstOrThrow();
  return PIECE_KINDS.filter((kind) => cheapest[kind] !== null);
}

/** Whole shekels. @param count of all public products */
export async function readPriceBands(db: Database, count: number): Promise<number[]> {
  const [dearest] = await pricesAt(db, 'priceHigh', 0);
  if (dearest === undefined) return [];
  const prices = [];
  for (const share of BAND_SHARES)
    prices.push(...(await pricesAt(db, 'priceLow', Math.floor(count * share))));
  return priceBands(prices, dearest);
}

async function pricesAt(db: Database, sort: 'priceLow' | 'priceHigh', place: number): Promise<Agorot[]> {
  const rows = await inOrder(publicRows(db, 'products').select('net_price'), PRODUCT_ORDERS[sort])
    .limit(1)
    .offset(place)
    .execute();
  return rows.map(({ net_price }) => net_price);
}
