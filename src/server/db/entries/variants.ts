/** Variants of products: what they are, and their part of the product's stock (docs/rules.md#choices). */
import { sql } from 'kysely';
import { type Variant, inOptionOrder, variantKey } from '#domain/options.ts';
import type { Database, DatabaseTransaction } from '../schema.ts';
import { type HoldsSeen, heldVariantPieces } from './holds.ts';
import { storedOptions } from './option-columns.ts';

interface Row {
  id: string;
  options: string;
}

/** By product, in their order; only of those that have options. `seen`: with what is held. */
export async function readVariants(
  db: Database,
  products: readonly Row[],
  seen?: HoldsSeen,
): Promise<Map<string, Variant[]>> {
  const options = new Map(
    products.filter(({ options }) => options !== '[]').map((row) => [row.id, storedOptions(row.options)]),
  );
  if (options.size === 0) return new Map();
  const rows = await db
    .selectFrom('product_variants')
    .select(['product_id', 'choices', 'inventory', 'active'])
    .select(seen ? heldVariantPieces(seen) : sql<number>`0`.as('held'))
    .where('product_id', 'in', [...options.keys()])
    .orderBy('product_id')
    .orderBy('position')
    .execute();
  const variants = Map.groupBy(rows, ({ product_id }) => product_id);
  return new Map(
    [...variants].map(([id, ofOne]) => [
      id,
      ofOne.map(({ choices, inventory, held, active }) => ({
        choices: inOptionOrder(options.get(id)!, choices.split(',')),
        inventory,
        ...(held > 0 && { held }),
        active: active === 1,
      })),
    ]),
  );
}

/** Needs the product's stock locked, or a product that nobody sees yet. */
export async function replaceVariants(
  db: Database | DatabaseTransaction,
  productId: string,
  variants: readonly Variant[],
): Promise<void> {
  await db.deleteFrom('product_variants').where('product_id', '=', productId).execute();
  if (variants.length === 0) return;
  await db
    .insertInto('product_variants')
    .values(
      variants.map(({ choices, inventory, active }, position) => ({
        product_id: productId,
        choices: variantKey(choices),
        position,
        inventory,
        active: active ? (1 as const) : (0 as const),
      })),
    )
    .execute();
}

/** Their stock by key, under the lock of the product's stock. */
export async function variantStock(
  transaction: DatabaseTransaction,
  productId: string,
): Promise<Map<string, number>> {
  const rows = await transaction
    .selectFrom('product_variants')
    .select(['choices', 'inventory'])
    .where('product_id', '=', productId)
    .execute();
  return new Map(rows.map(({ choices, inventory }) => [choices, inventory]));
}

export async function addVariantPieces(
  transaction: DatabaseTransaction,
  productId: string,
  choices: string,
  by: number,
): Promise<void> {
  await transaction
    .updateTable('product_variants')
    .set({ inventory: sql`inventory + ${by}` })
    .where('product_id', '=', productId)
    .where('choices', '=', choices)
    .execute();
}
