import { toAgorot } from '#contract/money.ts';
import type { AdminProduct, Product } from '#contract/products.ts';
import type { Category, PieceKind, ShopSort } from '#domain/catalogue.ts';
import { shownOptions, shownPersonalText, toChoosable } from '#contract/shown-options.ts';
import type { Shekels } from '#domain/money.ts';
import type { Variant } from '#domain/options.ts';
import { lowestPrice } from '#domain/lowest-price.ts';
import { storedOptions, storedPersonalText } from '#server/db/entries/option-columns.ts';
import { readVariants, replaceVariants } from '#server/db/entries/variants.ts';
import type { Selectable } from 'kysely';
import { publicRows, storedRows } from '#server/db/entries/catalogue-rows.ts';
import {
  type ChangedState,
  type InsertOptions,
  changedColumns,
  flag,
  newColumns,
  sharedColumns,
  sharedFields,
  stateOf,
} from '#server/db/entries/entry-columns.ts';
import { heldPieces } from '#server/db/entries/holds.ts';
import { insertStock, inventory, peak, setStock } from '#server/db/entries/stock.ts';
import {
  NEWEST,
  type Order,
  type PageStart,
  type Placed,
  RECOMMENDED,
  inOrder,
  orderBy,
  pageOf,
  positionOf,
} from '#server/db/keyset.ts';
import type { Database, DatabaseTransaction, ProductsTable } from '#server/db/schema.ts';
import { indexEntry } from '#server/db/search/search-index.ts';

export type ProductFields = Omit<Product, '_id' | 'createdDate'>;
type Variants = ReadonlyMap<string, Variant[]>;

export interface ProductFilter {
  category?: Category | undefined;
  kind?: PieceKind | undefined;
  /** To pay, at most. */
  maxPrice?: Shekels | undefined;
}

export const PRODUCT_ORDERS: Record<ShopSort | 'recommended', Order> = {
  recommended: RECOMMENDED,
  newest: NEWEST,
  priceLow: orderBy('net_price', 'asc'),
  priceHigh: orderBy('net_price', 'desc'),
};

export function publicProducts(db: Database, { category, kind, maxPrice }: ProductFilter) {
  return publicRows(db, 'products')
    .$if(category !== undefined, (rows) => rows.where('category', '=', category!))
    .$if(kind !== undefined, (rows) => rows.where('kind', '=', kind!))
    .$if(maxPrice !== undefined, (rows) => rows.where('net_price', '<=', toAgorot(maxPrice!)));
}

export async function listProducts(
  db: Database,
  filter: ProductFilter,
  order: Order,
  { start, limit }: { start: PageStart; limit: number },
  now: Date,
): Promise<Placed<Product>[]> {
  const rows = await pageOf(publicProducts(db, filter), order, start, limit)
    .selectAll()
    .select([inventory, heldPieces({ now })])
    .execute();
  const variants = await readVariants(db, rows, { now });
  return rows.map((row) => ({ entry: toProduct(row, variants), position: positionOf(row, order) }));
}

export async function countProducts(db: Database, filter: ProductFilter): Promise<number> {
  const { count } = await publicProducts(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function findPublicProduct(db: Database, id: string, now: Date): Promise<Product | null> {
  const [product] = await readPublicProducts(db, [id], now);
  return product ?? null;
}

/** Skips unknown and hidden products; in no order. */
export async function readPublicProducts(db: Database, ids: string[], now: Date): Promise<Product[]> {
  if (ids.length === 0) return [];
  const rows = await publicRows(db, 'products')
    .selectAll()
    .select([inventory, heldPieces({ now })])
    .where('id', 'in', ids)
    .execute();
  const variants = await readVariants(db, rows, { now });
  return rows.map((row) => toProduct(row, variants));
}

/** Finds inactive products, too. */
export async function findProduct(db: Database, id: string): Promise<AdminProduct | null> {
  const row = await storedRows(db, 'products')
    .selectAll()
    .select([inventory, peak])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? toAdminProduct(row, await readVariants(db, [row])) : null;
}

/** In the order of the public list, inactive products too. */
export async function allProductIds(db: Database): Promise<string[]> {
  const rows = await inOrder(storedRows(db, 'products').select('id'), RECOMMENDED).execute();
  return rows.map(({ id }) => id);
}

/** Skips unknown and deleted products; in no order. */
export async function readProducts(db: Database, ids: string[]): Promise<AdminProduct[]> {
  const rows = await storedRows(db, 'products')
    .selectAll()
    .select([inventory, peak])
    .where('id', 'in', ids)
    .execute();
  const variants = await readVariants(db, rows);
  return rows.map((row) => toAdminProduct(row, variants));
}

/** Needs a transaction. Throws when the id is taken. */
export async function insertProduct(
  db: Database,
  product: Product,
  options: InsertOptions = {},
): Promise<void> {
  await db
    .insertInto('products')
    .values({ ...newColumns(product, options), ...toColumns(product) })
    .execute();
  await insertStock(db, product);
  await replaceVariants(db, product._id, product.variants);
  await indexEntry(db, 'products', product._id);
}

export async function updateProduct(
  transaction: DatabaseTransaction,
  id: string,
  product: ProductFields,
  state: ChangedState,
): Promise<void> {
  await transaction
    .updateTable('products')
    .set({ ...toColumns(product), ...changedColumns(state) })
    .where('id', '=', id)
    .execute();
  await setStock(transaction, id, product.inventory);
  await replaceVariants(transaction, id, product.variants);
  await indexEntry(transaction, 'products', id);
}

function toColumns(product: ProductFields) {
  const shared = sharedColumns(product);
  const options = toChoosable(product);
  return {
    ...shared,
    kind: product.kind,
    discount: product.discount,
    net_price: lowestPrice({ ...options, price: shared.price, discount: product.discount }),
    image: product.imagePath,
    secondary_images: JSON.stringify(product.secondaryImagesPathes),
    is_promoted: flag(product.isPromoted),
    is_customizable: flag(product.isCustomizable),
    options: JSON.stringify(options.options),
    personal_text: options.personalText && JSON.stringify(options.personalText),
    lead_days: product.leadDays,
  };
}

type ProductRow = Selectable<ProductsTable> & { inventory: number; held?: number };

function toProduct(row: ProductRow, variants: Variants): Product {
  return {
    ...sharedFields(row),
    kind: row.kind,
    discount: row.discount,
    imagePath: row.image,
    secondaryImagesPathes: JSON.parse(row.secondary_images),
    inventory: row.inventory,
    ...(row.held && { held: row.held }),
    isPromoted: row.is_promoted === 1,
    isCustomizable: row.is_customizable === 1,
    options: shownOptions(storedOptions(row.options)),
    variants: variants.get(row.id) ?? [],
    personalText: shownPersonalText(storedPersonalText(row.personal_text)),
    leadDays: row.lead_days,
  };
}

function toAdminProduct(row: ProductRow & { peak: number }, variants: Variants): AdminProduct {
  return { ...toProduct(row, variants), oneOfAKind: row.peak === 1, ...stateOf(row) };
}
