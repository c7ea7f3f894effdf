import type { Selectable } from 'kysely';
import type { LineDetails } from '#contract/carts.ts';
import type { WantedLine } from '#domain/cart.ts';
import type { Choices } from '#domain/options.ts';
import { newId } from '#server/db/ids.ts';
import { lockRows } from '#server/db/row-lock.ts';
import type { Database, DatabaseTransaction, Tables } from '#server/db/schema.ts';
import { type ChosenWords, chosenColumns, chosenOf } from '#server/db/entries/chosen-columns.ts';
import { lineDetails } from '#server/db/entries/line-details.ts';

/** `details` and `choiceTitles` are those of the last write, so that a deleted item can be named. */
export interface StoredLine extends Omit<WantedLine, keyof Choices>, ChosenWords {
  details: LineDetails;
}

export interface StoredCart {
  id: string;
  userId: string;
  version: number;
  lines: StoredLine[];
}

/** Null before the user's first add. */
export async function findCart(db: Database, userId: string): Promise<StoredCart | null> {
  // One statement, so that the version belongs to the lines.
  const rows = await db
    .selectFrom('carts')
    .leftJoin('cart_lines as line', 'line.cart_id', 'carts.id')
    .select(['carts.id', 'carts.version'])
    .select([
      'line.product_type',
      'line.item',
      'line.quantity',
      'line.title',
      'line.image',
      'line.translations',
      'line.choices',
      'line.choice_titles',
      'line.personal_text',
      'line.personal_text_title',
    ])
    .where('carts.user_id', '=', userId)
    .orderBy('line.position')
    .execute();
  const [first] = rows;
  if (!first) return null;
  // An empty cart is one row without a line.
  const lines = rows.filter((row): row is typeof row & LineColumns => row.item !== null).map(toLine);
  return { id: first.id, userId, version: first.version, lines };
}

/** False when the user already has a cart. */
export async function insertCart(db: Database, userId: string, now: Date): Promise<boolean> {
  const at = now.toISOString();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('carts')
    .values({ id: newId(), user_id: userId, version: 1, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Locks the cart until the transaction ends; null when it isn't the user's. */
export async function lockCart(
  transaction: DatabaseTransaction,
  id: string,
  userId: string,
): Promise<StoredCart | null> {
  const cart = transaction
    .selectFrom('carts')
    .select('version')
    .where('id', '=', id)
    .where('user_id', '=', userId);
  const row = await lockRows(transaction, cart).executeTakeFirst();
  if (!row) return null;
  // Read under the lock, so these are the latest.
  const lines = await transaction
    .selectFrom('cart_lines')
    .selectAll()
    .where('cart_id', '=', id)
    .orderBy('position')
    .execute();
  return { id, userId, version: row.version, lines: lines.map(toLine) };
}

export async function replaceLines(
  transaction: DatabaseTransaction,
  cart: StoredCart,
  lines: StoredLine[],
  now: Date,
): Promise<StoredCart> {
  const version = cart.version + 1;
  await transaction
    .updateTable('carts')
    .set({ version, updated_at: now.toISOString() })
    .where('id', '=', cart.id)
    .execute();
  if (cart.lines.length > 0)
    await transaction.deleteFrom('cart_lines').where('cart_id', '=', cart.id).execute();
  if (lines.length > 0) {
    const rows = lines.map((line, position) => ({ cart_id: cart.id, position, ...toColumns(line) }));
    await transaction.insertInto('cart_lines').values(rows).execute();
  }
  return { ...cart, version, lines };
}

type LineColumns = Omit<Selectable<Tables['cart_lines']>, 'cart_id' | 'position'>;

function toColumns({ productType, item, quantity, details, ...chosen }: StoredLine): LineColumns {
  const { title, image, translations = {} } = details;
  return {
    product_type: productType,
    item,
    quantity,
    title,
    image,
    translations: JSON.stringify(translations),
    ...chosenColumns(chosen),
  };
}

function toLine(row: LineColumns): StoredLine {
  const details = lineDetails(row.title, row.image, row.translations);
  const { product_type: productType, item, quantity } = row;
  return { productType, item, quantity, ...chosenOf(row), details };
}
