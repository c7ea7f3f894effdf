import { sql } from 'kysely';
import type { EntryKind } from '#domain/catalogue.ts';
import { DELETED_SIZE, type DeletedEntry } from '#contract/admin.ts';
import type { ProductType } from '#domain/offer.ts';
import { TABLES } from '#server/db/entries/catalogue-rows.ts';
import { restorableSince } from '#server/db/entries/entries.ts';
import type { Database } from '#server/db/schema.ts';

export async function countCartsWith(db: Database, productType: ProductType, item: string): Promise<number> {
  const { count } = await db
    .selectFrom('cart_lines')
    .where('product_type', '=', productType)
    .where('item', '=', item)
    .select(({ fn }) => fn.count<number>('cart_id').distinct().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function listDeleted(db: Database, kind: EntryKind, now: Date): Promise<DeletedEntry[]> {
  const isBanner = kind === 'banner-texts';
  const name = isBanner ? 'text' : 'title';
  const rows = await db
    .selectFrom(TABLES[kind])
    .select(['id', 'translations', sql.ref<string>(name).as('name')])
    .select((isBanner ? sql<null>`null` : sql.ref<string | null>('image')).as('image'))
    .select(({ ref }) => ref('deleted_at').$notNull().as('deleted_at'))
    .where('deleted_at', '>=', restorableSince(now))
    .orderBy('deleted_at', 'desc')
    .orderBy('id')
    .limit(DELETED_SIZE)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    title: row.name,
    titleEn: JSON.parse(row.translations).en?.[name] ?? null,
    image: row.image,
    deletedDate: row.deleted_at,
  }));
}
