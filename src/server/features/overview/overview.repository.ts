import { ENTRY_KINDS, type EntryKind } from '#domain/catalogue.ts';
import { OVERVIEW_SIZE, type Overview } from '#contract/admin.ts';
import { FEW } from '#domain/product.ts';
import { publicRows, storedRows } from '#server/db/entries/catalogue-rows.ts';
import type { Database } from '#server/db/schema.ts';
import { USER_COLUMNS, toUser } from '../accounts/user-row.ts';
import { englishTitle } from './english-title.ts';

const NEW_FOR = 7 * 24 * 60 * 60 * 1000; // ms

/** The fewest pieces first, then the newest; docs/rules.md#stock says what is running out. */
export async function readLowStock(db: Database): Promise<Overview['lowStock']> {
  const low = publicRows(db, 'products')
    .innerJoin('product_stock as stock', 'stock.product_id', 'products.id')
    .where('stock.inventory', '<=', FEW)
    .where('stock.peak', '<>', 1);
  const { total } = await low.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await low
    .select(['id', 'title', 'translations', 'image', 'is_customizable', 'stock.inventory'])
    .select((eb) =>
      eb
        .selectFrom('product_variants as variants')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('variants.product_id', '=', 'stock.product_id')
        .as('variants'),
    )
    .orderBy('stock.inventory')
    .orderBy('stock.created_at', 'desc')
    .orderBy('stock.product_id')
    .limit(OVERVIEW_SIZE)
    .execute();
  const entries = rows.map((row) => ({
    _id: row.id,
    title: row.title,
    titleEn: englishTitle(row.translations),
    image: row.image,
    inventory: row.inventory,
    isCustomizable: row.is_customizable === 1,
    hasVariants: row.variants !== 0,
  }));
  return { total, entries };
}

export async function readNewCustomers(db: Database, now: Date): Promise<Overview['customers']> {
  const customers = db
    .selectFrom('users')
    .where('role', '=', 'user')
    .where('joined_at', '>', new Date(now.getTime() - NEW_FOR).toISOString());
  const { total } = await customers
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await customers
    .select(USER_COLUMNS)
    .orderBy('joined_at', 'desc')
    .orderBy('id')
    .limit(OVERVIEW_SIZE)
    .execute();
  return { total, entries: rows.map(toUser) };
}

export async function readUnreadMessages(db: Database): Promise<Overview['messages']> {
  const unread = db
    .selectFrom('contact_messages')
    .where('read_at', 'is', null)
    // One expression, or SQLite would go through all open messages.
    .where(({ fn }) => fn.coalesce('answered_at', 'archived_at'), 'is', null);
  const { total } = await unread
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await unread
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(OVERVIEW_SIZE)
    .execute();
  const entries = rows.map(({ id, name, email, subject, message, created_at }) => ({
    _id: id,
    name,
    email,
    subject,
    message,
    createdDate: created_at,
  }));
  return { total, entries };
}

export async function countEntries(db: Database): Promise<Record<EntryKind, number>> {
  const counts = ENTRY_KINDS.map(async (kind) => {
    const { count } = await storedRows(db, kind)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return [kind, count] as const;
  });
  return Object.fromEntries(await Promise.all(counts)) as Record<EntryKind, number>;
}
