import type { Selectable } from 'kysely';
import type { ImageAlts } from '#contract/common.ts';
import type { AdminTutorial, PageText, Tutorial, TutorialCard } from '#contract/tutorials.ts';
import type { Category, Duration, TutorialLevel, TutorialSort } from '#domain/catalogue.ts';
import { averageStars } from '#domain/tutorial.ts';
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
import type { Database, DatabaseTransaction, TutorialPagesTable, TutorialsTable } from '#server/db/schema.ts';
import { indexEntry } from '#server/db/search/search-index.ts';

export interface TutorialFilter {
  category?: Category | undefined;
  level?: TutorialLevel | undefined;
  duration?: Duration | undefined;
}

type Counted = 'pageCount' | 'rating' | 'ratingCount' | 'popularity';

export interface TutorialFields extends Omit<TutorialCard, Counted | '_id' | 'createdDate'> {
  contentImagesPathes: string[];
  /** One for each page, or none at all. */
  pageTexts: PageText[];
  shouldShowFirstPage: boolean;
}

/** `ratingSum` is in stars. */
export interface NewTutorial extends TutorialFields {
  _id: string;
  createdDate: string;
  ratingSum: number;
  ratingCount: number;
  popularity: number;
}

export const TUTORIAL_ORDERS: Record<TutorialSort | 'recommended', Order> = {
  recommended: RECOMMENDED,
  newest: NEWEST,
  popular: orderBy('popularity', 'desc'),
  rating: orderBy('rating', 'desc'),
};

/** Minutes, inclusive. */
const DURATION_RANGES: Record<Duration, readonly [from: number, to: number]> = {
  short: [0, 14],
  medium: [15, 30],
  long: [31, 1_000_000],
};

function publicTutorials(db: Database, { category, level, duration }: TutorialFilter) {
  let query = publicRows(db, 'tutorials');
  if (category) query = query.where('category', '=', category);
  if (level) query = query.where('level', '=', level);
  if (duration) {
    const [from, to] = DURATION_RANGES[duration];
    query = query.where('duration_minutes', '>=', from).where('duration_minutes', '<=', to);
  }
  return query;
}

/** A card never has a page. */
function cardsOf(tutorials: ReturnType<typeof publicTutorials>) {
  return tutorials.selectAll().select(({ selectFrom }) =>
    selectFrom('tutorial_pages')
      .whereRef('tutorial_pages.tutorial_id', '=', 'tutorials.id')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .as('page_count'),
  );
}

export async function listTutorials(
  db: Database,
  filter: TutorialFilter,
  order: Order,
  start: PageStart,
  limit: number,
): Promise<Placed<TutorialCard>[]> {
  const rows = await cardsOf(pageOf(publicTutorials(db, filter), order, start, limit)).execute();
  return rows.map((row) => ({ entry: toCard(row), position: positionOf(row, order) }));
}

export async function countTutorials(db: Database, filter: TutorialFilter): Promise<number> {
  const { count } = await publicTutorials(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function findPublicTutorial(db: Database, id: string): Promise<TutorialCard | null> {
  const row = await cardsOf(publicTutorials(db, {})).where('id', '=', id).executeTakeFirst();
  return row ? toCard(row) : null;
}

/** Finds inactive tutorials, too. */
export async function findTutorial(db: Database, id: string): Promise<TutorialCard | null> {
  const row = await cardsOf(storedRows(db, 'tutorials')).where('id', '=', id).executeTakeFirst();
  return row ? toCard(row) : null;
}

/** Only for those who may read the pages; in reading order. */
export async function findContent(
  db: Database,
  tutorialId: string,
): Promise<Pick<Required<Tutorial>, 'imageAlts'> & Pages> {
  const pages = await pagesOf(db, [tutorialId]);
  const row = await db
    .selectFrom('tutorials')
    .select('image_alts')
    .where('id', '=', tutorialId)
    .executeTakeFirst();
  return { ...toPages(pages.get(tutorialId)), imageAlts: JSON.parse(row?.image_alts ?? '{}') };
}

export async function findAdminTutorial(db: Database, id: string): Promise<AdminTutorial | null> {
  const row = await cardsOf(storedRows(db, 'tutorials')).where('id', '=', id).executeTakeFirst();
  return row ? toAdminTutorial(row, (await pagesOf(db, [id])).get(id)) : null;
}

/** In the order of the public list, inactive tutorials too. */
export async function allTutorialIds(db: Database): Promise<string[]> {
  const rows = await inOrder(storedRows(db, 'tutorials').select('id'), RECOMMENDED).execute();
  return rows.map(({ id }) => id);
}

/** Skips unknown and deleted tutorials; in no order. */
export async function readTutorials(db: Database, ids: string[]): Promise<AdminTutorial[]> {
  const rows = await cardsOf(storedRows(db, 'tutorials')).where('id', 'in', ids).execute();
  const pages = await pagesOf(db, ids);
  return rows.map((row) => toAdminTutorial(row, pages.get(row.id)));
}

type Pages = Pick<AdminTutorial, 'contentImagesPathes' | 'pageTexts'>;

async function pagesOf(db: Database, ids: string[]): Promise<Map<string, PageRow[]>> {
  const wanted = db.selectFrom('tutorial_pages').selectAll().where('tutorial_id', 'in', ids);
  const rows = await wanted.orderBy('tutorial_id').orderBy('position').execute();
  return Map.groupBy(rows, ({ tutorial_id }) => tutorial_id);
}

type PageRow = Pick<Selectable<TutorialPagesTable>, 'image' | 'text' | 'translations'>;

function toPages(rows: readonly PageRow[] = []): Pages {
  const pageTexts = rows.map(({ text, translations }): PageText => {
    const given = JSON.parse(translations) as NonNullable<PageText['translations']>;
    return { text, ...(given.en && { translations: given }) };
  });
  const isTold = pageTexts.some(({ text, translations }) => text !== '' || translations);
  return { contentImagesPathes: rows.map(({ image }) => image), pageTexts: isTold ? pageTexts : [] };
}

/** Needs a transaction. Throws when the id is taken. */
export async function insertTutorial(
  db: Database,
  tutorial: NewTutorial,
  options: InsertOptions = {},
): Promise<void> {
  const { ratingSum, ratingCount, popularity } = tutorial;
  await db
    .insertInto('tutorials')
    .values({
      ...newColumns(tutorial, options),
      ...toColumns(tutorial),
      rating_sum: ratingSum,
      rating_count: ratingCount,
      rating: averageStars(ratingSum, ratingCount),
      popularity,
    })
    .execute();
  await insertPages(db, tutorial._id, tutorial);
  await indexEntry(db, 'tutorials', tutorial._id);
}

export async function updateTutorial(
  transaction: DatabaseTransaction,
  id: string,
  tutorial: TutorialFields,
  state: ChangedState,
): Promise<void> {
  await transaction
    .updateTable('tutorials')
    .set({ ...toColumns(tutorial), ...changedColumns(state) })
    .where('id', '=', id)
    .execute();
  await transaction.deleteFrom('tutorial_pages').where('tutorial_id', '=', id).execute();
  await insertPages(transaction, id, tutorial);
  await indexEntry(transaction, 'tutorials', id);
}

async function insertPages(
  db: Database,
  tutorialId: string,
  { contentImagesPathes, pageTexts }: Pages,
): Promise<void> {
  const rows = contentImagesPathes.map((image, position) => {
    const { text = '', translations = {} } = pageTexts[position] ?? {};
    return { tutorial_id: tutorialId, position, image, text, translations: JSON.stringify(translations) };
  });
  if (rows.length > 0) await db.insertInto('tutorial_pages').values(rows).execute();
}

function toColumns(tutorial: TutorialFields) {
  return {
    ...sharedColumns(tutorial),
    level: tutorial.level,
    image: tutorial.imagePath,
    duration_minutes: tutorial.durationMinutes,
    should_show_first_page: flag(tutorial.shouldShowFirstPage),
  };
}

type CardRow = TutorialsTable & { page_count: number | null };

function toCard(row: CardRow): TutorialCard {
  return {
    ...sharedFields(row),
    level: row.level,
    imagePath: row.image,
    imageAlts: coverAlts(row),
    durationMinutes: row.duration_minutes,
    pageCount: row.page_count ?? 0,
    rating: row.rating / 100,
    ratingCount: row.rating_count,
    popularity: row.popularity,
  };
}

function toAdminTutorial(row: CardRow, pages: readonly PageRow[] | undefined): AdminTutorial {
  return {
    ...toCard(row),
    imageAlts: allAlts(row),
    ...toPages(pages),
    shouldShowFirstPage: row.should_show_first_page === 1,
    ...stateOf(row),
  };
}

function allAlts({ image_alts }: TutorialsTable): ImageAlts {
  return JSON.parse(image_alts);
}

/** The other keys are page addresses, which a card must not contain. */
function coverAlts(row: TutorialsTable): ImageAlts {
  const { image } = row;
  const cover = image === null ? undefined : allAlts(row)[image];
  return image === null || cover === undefined ? {} : { [image]: cover };
}
