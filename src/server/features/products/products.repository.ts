/** Products in the database. */
import { sql } from 'kysely';
import type { Product } from '../../../contract/products.ts';
import type { Category, ShopSort } from '../../../domain/catalogue.ts';
import { toAgorot, toShekels } from '../../../domain/money.ts';
import { discounted } from '../../../domain/prices.ts';
import {
  NEWEST,
  type Order,
  type Placed,
  type Position,
  RECOMMENDED,
  orderBy,
  pageOf,
  positionOf,
} from '../../db/keyset.ts';
import type { Database, ProductsTable } from '../../db/schema.ts';

export interface ProductFilter {
  category?: Category | undefined;
}

export const PRODUCT_ORDERS: Record<ShopSort | 'recommended', Order> = {
  recommended: RECOMMENDED,
  newest: NEWEST,
  priceLow: orderBy('net_price', 'asc'),
  priceHigh: orderBy('net_price', 'desc'),
};

/** What the public sees: active, not deleted. */
function publicProducts(db: Database, { category }: ProductFilter) {
  const all = db.selectFrom('products').where('active', '=', sql.lit(1)).where('deleted_at', 'is', null);
  return category ? all.where('category', '=', category) : all;
}

export async function listProducts(
  db: Database,
  filter: ProductFilter,
  order: Order,
  after: Position | null,
  limit: number,
): Promise<Placed<Product>[]> {
  const rows = await pageOf(publicProducts(db, filter).selectAll(), order, after, limit).execute();
  return rows.map((row) => ({ entry: toProduct(row), position: positionOf(row, order) }));
}

export async function countProducts(db: Database, filter: ProductFilter): Promise<number> {
  const { count } = await publicProducts(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Null when it is unknown, inactive or deleted. */
export async function findPublicProduct(db: Database, id: string): Promise<Product | null> {
  const row = await publicProducts(db, {}).selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toProduct(row) : null;
}

/** `demo` marks an entry of the demo catalogue. Throws when the id is taken. */
export async function insertProduct(db: Database, product: Product, { demo = false } = {}): Promise<void> {
  const price = toAgorot(product.price);
  await db
    .insertInto('products')
    .values({
      id: product._id,
      version: 1,
      created_at: product.createdDate,
      updated_at: product.createdDate,
      demo_version: demo ? 1 : null,
      active: product.active ? 1 : 0,
      priority: product.priority,
      category: product.category,
      title: product.title,
      description: product.description,
      price,
      discount: product.discount,
      net_price: discounted(price, product.discount),
      image: product.imagePath,
      secondary_images: JSON.stringify(product.secondaryImagesPathes),
      image_alts: JSON.stringify(product.imageAlts),
      translations: JSON.stringify(product.translations),
      inventory: product.inventory,
      is_promoted: product.isPromoted ? 1 : 0,
      is_customizable: product.isCustomizable ? 1 : 0,
    })
    .execute();
}

function toProduct(row: ProductsTable): Product {
  return {
    _id: row.id,
    title: row.title,
    description: row.description,
    price: toShekels(row.price),
    discount: row.discount,
    category: row.category,
    imagePath: row.image,
    secondaryImagesPathes: JSON.parse(row.secondary_images),
    imageAlts: JSON.parse(row.image_alts),
    inventory: row.inventory,
    isPromoted: row.is_promoted === 1,
    isCustomizable: row.is_customizable === 1,
    active: row.active === 1,
    priority: row.priority,
    createdDate: row.created_at,
    translations: JSON.parse(row.translations),
  };
}
