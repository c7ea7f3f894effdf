import { KINDS } from '#contract/kinds.ts';
import { toShekels } from '#contract/money.ts';
import type { SearchResult } from '#contract/search.ts';
import { extraRange } from '#domain/options.ts';
import { stockState } from '#domain/product.ts';
import { workshopState } from '#domain/workshop.ts';
import { publicRows } from '#server/db/entries/catalogue-rows.ts';
import { sharedFields } from '#server/db/entries/entry-columns.ts';
import { heldPieces } from '#server/db/entries/holds.ts';
import { inventory, participants } from '#server/db/entries/stock.ts';
import { storedOptions } from '#server/db/entries/option-columns.ts';
import { readVariants } from '#server/db/entries/variants.ts';
import { meetingsOf, workshopFacts } from '#server/db/entries/workshop-rows.ts';
import type { CatalogueKind } from '#domain/catalogue.ts';
import type { Database, EntryColumns } from '#server/db/schema.ts';

export interface FoundEntry extends Omit<SearchResult, 'titleLang' | 'marks' | 'url'> {
  titleEn: string | undefined;
}

type Found = Promise<FoundEntry[]>;

/** Unordered. */
export const READ_FOUND: Record<CatalogueKind, (db: Database, ids: string[], now: Date) => Found> = {
  products: readProducts,
  workshops: readWorkshops,
  tutorials: readTutorials,
};

async function readProducts(db: Database, ids: string[], now: Date): Found {
  const rows = await publicRows(db, 'products')
    .selectAll()
    .select([inventory, heldPieces({ now })])
    .where('id', 'in', ids)
    .execute();
  const variants = await readVariants(db, rows, { now });
  return rows.map((row) => {
    // A text costs the same whatever it is.
    const { least, most } = extraRange({ options: storedOptions(row.options), personalText: null });
    return {
      ...common('products', row),
      price: toShekels(row.net_price),
      ...(most > least && { isFrom: true }),
      soldOut: stockState({ ...row, variants: variants.get(row.id) ?? [] }) === 'soldOut',
    };
  });
}

async function readWorkshops(db: Database, ids: string[], now: Date): Found {
  const rows = await publicRows(db, 'workshops')
    .selectAll()
    .select(participants)
    .where('id', 'in', ids)
    .execute();
  const meetings = await meetingsOf(db, ids);
  return rows.map((row) => {
    const workshopDates = meetings.get(row.id) ?? [];
    const next = workshopDates.find(({ date }) => Date.parse(date) > now.getTime());
    const { price } = workshopState(workshopFacts(row, workshopDates), now);
    return {
      ...common('workshops', row),
      price: row.should_hide_price ? null : toShekels(price),
      level: row.level,
      nextDate: next?.date ?? null,
    };
  });
}

async function readTutorials(db: Database, ids: string[]): Found {
  const rows = await publicRows(db, 'tutorials').selectAll().where('id', 'in', ids).execute();
  return rows.map((row) => ({
    ...common('tutorials', row),
    price: sharedFields(row).price,
    level: row.level,
    durationMinutes: row.duration_minutes ?? undefined,
  }));
}

/** Only of the main picture: a tutorial's others describe its pages. */
function common(kind: CatalogueKind, row: EntryColumns & { image: string | null }) {
  const { _id, title, category, imageAlts, translations } = sharedFields(row);
  const alt = row.image === null ? undefined : imageAlts[row.image];
  return {
    type: KINDS[kind].resultType,
    _id,
    title,
    titleEn: translations.en?.title as string | undefined,
    category,
    image: row.image,
    imageAlts: row.image !== null && alt ? { [row.image]: alt } : {},
  };
}
