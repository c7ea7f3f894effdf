import { type SelectQueryBuilder, sql } from 'kysely';
import type { CatalogueKind, EntryKind } from '#domain/catalogue.ts';
import type { Database, Tables } from '../schema.ts';

export const TABLES = {
  products: 'products',
  workshops: 'workshops',
  tutorials: 'tutorials',
  'banner-texts': 'banner_texts',
} as const satisfies Record<EntryKind, keyof Tables>;

// oxlint-disable-next-line typescript/no-empty-object-type -- kysely's type of a row before anything is selected
type Rows<Kind extends EntryKind> = SelectQueryBuilder<Tables, (typeof TABLES)[Kind], {}>;

export function storedRows<Kind extends EntryKind>(db: Database, kind: Kind): Rows<Kind>;
export function storedRows(db: Database, kind: EntryKind): Rows<EntryKind> {
  return db.selectFrom(TABLES[kind]).where('deleted_at', 'is', null);
}

export function publicRows<Kind extends CatalogueKind>(db: Database, kind: Kind): Rows<Kind>;
export function publicRows(db: Database, kind: CatalogueKind): Rows<CatalogueKind> {
  // A literal, not a parameter: only then does SQLite use the partial indexes.
  return storedRows(db, kind).where('active', '=', sql.lit(1));
}
