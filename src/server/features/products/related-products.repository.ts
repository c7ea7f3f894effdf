import type { Product } from '#contract/products.ts';
import type { PieceKind } from '#domain/catalogue.ts';
import type { Agorot } from '#domain/money.ts';
import { stockState } from '#domain/product.ts';
import { publicRows, storedRows } from '#server/db/entries/catalogue-rows.ts';
import { inOrder } from '#server/db/keyset.ts';
import type { Database } from '#server/db/schema.ts';
import {
  PRODUCT_ORDERS,
  type ProductFilter,
  publicProducts,
  readPublicProducts,
} from './products.repository.ts';

const RELATED = 4;

/** Read on each side of the price: of some all pieces may be held for orders. */
const NEAR = 8;

interface Piece {
  id: string;
  kind: PieceKind | null;
  net_price: Agorot;
}

/** In stock, of the product's kind or category, the nearest in price first; null for an unknown product. */
export async function readRelated(
  db: Database,
  id: string,
  { hiddenToo = false, now }: { hiddenToo?: boolean; now: Date },
): Promise<Product[] | null> {
  const product = await (hiddenToo ? storedRows : publicRows)(db, 'products')
    .select(['id', 'kind', 'category', 'net_price'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!product) return null;
  const { kind, category } = product;
  const found = new Map<string, Piece>();
  for (const filter of kind ? [{ kind }, { category }] : [{ category }])
    for (const piece of await nearInPrice(db, filter, product)) found.set(piece.id, piece);
  const order = nearestFirst(product, [...found.values()]).map((piece) => piece.id);
  const products = await readPublicProducts(db, order, now);
  return products
    .filter((one) => stockState(one) !== 'soldOut')
    .toSorted((one, other) => order.indexOf(one._id) - order.indexOf(other._id))
    .slice(0, RELATED);
}

async function nearInPrice(db: Database, filter: ProductFilter, { id, net_price }: Piece): Promise<Piece[]> {
  const sides = [
    ['>=', PRODUCT_ORDERS.priceLow],
    ['<', PRODUCT_ORDERS.priceHigh],
  ] as const;
  const found: Piece[] = [];
  for (const [side, order] of sides) {
    const rows = publicProducts(db, filter)
      .select(['id', 'kind', 'net_price'])
      .where('net_price', side, net_price)
      .where('id', '!=', id)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('product_stock')
            .select('product_stock.product_id')
            .whereRef('product_stock.product_id', '=', 'products.id')
            .where('product_stock.inventory', '>', 0),
        ),
      );
    found.push(...(await inOrder(rows, order).limit(NEAR).execute()));
  }
  return found;
}

/** Of pieces that are as near, those of the same kind come first. */
function nearestFirst({ kind, net_price: price }: Piece, pieces: readonly Piece[]): Piece[] {
  const distance = (piece: Piece) => Math.abs(piece.net_price - price);
  const isOther = (piece: Piece) => Number(kind === null || piece.kind !== kind);
  return pieces.toSorted(
    (one, other) =>
      distance(one) - distance(other) || isOther(one) - isOther(other) || (one.id < other.id ? -1 : 1),
  );
}
