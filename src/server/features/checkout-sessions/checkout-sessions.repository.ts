/** Checkout sessions and their lines in the database. */
import type { LineDetails } from '#contract/checkout-sessions.ts';
import type { WantedLine } from '#domain/cart.ts';
import { newId } from '#server/db/ids.ts';
import { lockRows } from '#server/db/row-lock.ts';
import type { Database, DatabaseTransaction, Tables } from '#server/db/schema.ts';
import { lineDetails } from './line-details.ts';

/** A line with what was known of its item when it was last written, so that a deleted one can be named. */
export interface StoredLine extends WantedLine {
  details: LineDetails;
}

export interface StoredCart {
  id: string;
  userId: string;
  version: number;
  lines: StoredLine[];
}

/** The user's open cart, null before the first add. */
export async function findOpenCart(db: Database, userId: string): Promise<StoredCart | null> {
  // One statement: the version and the lines of one moment.
  const rows = await db
    .selectFrom('checkout_sessions as session')
    .leftJoin('cart_items as line', 'line.session_id', 'session.id')
    .select(['session.id', 'session.version'])
    .select([
      'line.product_type',
      'line.item',
      'line.quantity',
      'line.title',
      'line.image',
      'line.translations',
    ])
    .where('session.user_id', '=', userId)
    .where('session.closed_at', 'is', null)
    .orderBy('line.position')
    .execute();
  const [first] = rows;
  if (!first) return null;
  // An empty cart is one row without a line.
  const lines = rows.filter((row): row is typeof row & LineColumns => row.item !== null).map(toLine);
  return { id: first.id, userId, version: first.version, lines };
}

/** Makes an empty open cart; false when the user has one, made at this very moment too. */
export async function insertCart(db: Database, userId: string, now: Date): Promise<boolean> {
  const at = now.toISOString();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('checkout_sessions')
    .values({ id: newId(), user_id: userId, version: 1, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.column('user_id').where('closed_at', 'is', null).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** The user's open cart by its id, held until the transaction's end; null when it isn't theirs. */
export async function lockOpenCart(
  transaction: DatabaseTransaction,
  id: string,
  userId: string,
): Promise<StoredCart | null> {
  const session = transaction
    .selectFrom('checkout_sessions')
    .select('version')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('closed_at', 'is', null);
  const row = await lockRows(transaction, session).executeTakeFirst();
  if (!row) return null;
  // Asked after the lock is there: whoever had it before has written these.
  const lines = await transaction
    .selectFrom('cart_items')
    .selectAll()
    .where('session_id', '=', id)
    .orderBy('position')
    .execute();
  return { id, userId, version: row.version, lines: lines.map(toLine) };
}

/** Gives a locked cart these lines, in this order, and the next version. */
export async function replaceLines(
  transaction: DatabaseTransaction,
  cart: StoredCart,
  lines: StoredLine[],
  now: Date,
): Promise<StoredCart> {
  const version = cart.version + 1;
  await transaction
    .updateTable('checkout_sessions')
    .set({ version, updated_at: now.toISOString() })
    .where('id', '=', cart.id)
    .execute();
  if (cart.lines.length > 0)
    await transaction.deleteFrom('cart_items').where('session_id', '=', cart.id).execute();
  if (lines.length > 0) {
    const rows = lines.map((line, position) => ({ session_id: cart.id, position, ...toColumns(line) }));
    await transaction.insertInto('cart_items').values(rows).execute();
  }
  return { ...cart, version, lines };
}

type LineColumns = Omit<Tables['cart_items'], 'session_id' | 'position'>;

function toColumns({ productType, item, quantity, details }: StoredLine): LineColumns {
  const { title, image, translations = {} } = details;
  return {
    product_type: productType,
    item,
    quantity,
    title,
    image,
    translations: JSON.stringify(translations),
  };
}

function toLine(row: LineColumns): StoredLine {
  const details = lineDetails(row.title, row.image, row.translations);
  return { productType: row.product_type, item: row.item, quantity: row.quantity, details };
}
