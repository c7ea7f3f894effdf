/** Tutorials and their pages in the database. */
import { sql } from 'kysely';
import type { ImageAlts } from '../../../contract/common.ts';
import type { Tutorial, TutorialCard } from '../../../contract/tutorials.ts';
import type { Category, Duration, TutorialLevel, TutorialSort } from '../../../domain/catalogue.ts';
import { toAgorot, toShekels } from '../../../domain/money.ts';
import { averageStars } from '../../../domain/tutorial.ts';
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
import type { Database, TutorialsTable } from '../../db/schema.ts';

export interface TutorialFilter {
  category?: Category | undefined;
  level?: TutorialLevel | undefined;
  duration?: Duration | undefined;
}

/** A tutorial as it is first stored: `ratingSum` in stars. */
export interface NewTutorial extends Omit<TutorialCard, 'pageCount' | 'rating'> {
  contentImagesPathes: string[];
  ratingSum: number;
}

export const TUTORIAL_ORDERS: Record<TutorialSort | 'recommended', Order> = {
  recommended: RECOMMENDED,
  newest: NEWEST,
  popular: orderBy('popularity', 'desc'),
  rating: orderBy('rating', 'desc'),
};

/** Minutes; both ends belong to the range (spec §9). */
const DURATION_RANGES: Record<Duration, readonly [from: number, to: number]> = {
  short: [0, 14],
  medium: [15, 30],
  long: [31, 1_000_000],
};

/** What the public sees: active, not deleted. */
function publicTutorials(db: Database, { category, level, duration }: TutorialFilter) {
  let query = storedTutorials(db).where('active', '=', sql.lit(1));
  if (category) query = query.where('category', '=', category);
  if (level) query = query.where('level', '=', level);
  if (duration) {
    const [from, to] = DURATION_RANGES[duration];
    query = query.where('duration_minutes', '>=', from).where('duration_minutes', '<=', to);
  }
  return query;
}

function storedTutorials(db: Database) {
  return db.selectFrom('tutorials').where('deleted_at', 'is', null);
}

/** Cards: with the number of pages, never with a page. */
function cardsOf(tutorials: ReturnType<typeof storedTutorials>) {
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
  after: Position | null,
  limit: number,
): Promise<Placed<TutorialCard>[]> {
  const rows = await pageOf(cardsOf(publicTutorials(db, filter)), order, after, limit).execute();
  return rows.map((row) => ({ entry: toCard(row), position: positionOf(row, order) }));
}

export async function countTutorials(db: Database, filter: TutorialFilter): Promise<number> {
  const { count } = await publicTutorials(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Null when it is unknown, inactive or deleted. */
export async function findPublicTutorial(db: Database, id: string): Promise<TutorialCard | null> {
  const row = await cardsOf(publicTutorials(db, {})).where('id', '=', id).executeTakeFirst();
  return row ? toCard(row) : null;
}

/** An inactive one too; null when it is unknown or deleted. */
export async function findTutorial(db: Database, id: string): Promise<TutorialCard | null> {
  const row = await cardsOf(storedTutorials(db)).where('id', '=', id).executeTakeFirst();
  return row ? toCard(row) : null;
}

/** The pages' addresses in reading order, with the words for all pictures: for who may read it only. */
export async function findContent(
  db: Database,
  tutorialId: string,
): Promise<Pick<Required<Tutorial>, 'contentImagesPathes' | 'imageAlts'>> {
  const pages = await db
    .selectFrom('tutorial_pages')
    .select('image')
    .where('tutorial_id', '=', tutorialId)
    .orderBy('position')
    .execute();
  const row = await db
    .selectFrom('tutorials')
    .select('image_alts')
    .where('id', '=', tutorialId)
    .executeTakeFirst();
  return {
    contentImagesPathes: pages.map(({ image }) => image),
    imageAlts: JSON.parse(row?.image_alts ?? '{}'),
  };
}

/** `demo` marks an entry of the demo catalogue. Throws when the id is taken. To be run in a transaction. */
export async function insertTutorial(
  db: Database,
  tutorial: NewTutorial,
  { demo = false } = {},
): Promise<void> {
  const { ratingSum, ratingCount } = tutorial;
  await db
    .insertInto('tutorials')
    .values({
      id: tutorial._id,
      version: 1,
      created_at: tutorial.createdDate,
      updated_at: tutorial.createdDate,
      demo_version: demo ? 1 : null,
      active: tutorial.active ? 1 : 0,
      priority: tutorial.priority,
      category: tutorial.category,
      title: tutorial.title,
      description: tutorial.description,
      level: tutorial.level,
      price: toAgorot(tutorial.price),
      image: tutorial.imagePath,
      image_alts: JSON.stringify(tutorial.imageAlts),
      translations: JSON.stringify(tutorial.translations),
      duration_minutes: tutorial.durationMinutes,
      rating_sum: ratingSum,
      rating_count: ratingCount,
      rating: averageStars(ratingSum, ratingCount),
      popularity: tutorial.popularity,
    })
    .execute();
  if (tutorial.contentImagesPathes.length === 0) return;
  await db
    .insertInto('tutorial_pages')
    .values(
      tutorial.contentImagesPathes.map((image, position) => ({ tutorial_id: tutorial._id, position, image })),
    )
    .execute();
}

function toCard(row: TutorialsTable & { page_count: number | null }): TutorialCard {
  return {
    _id: row.id,
    title: row.title,
    description: row.description,
    category: row.category,
    level: row.level,
    price: toShekels(row.price),
    imagePath: row.image,
    imageAlts: coverAlts(row),
    durationMinutes: row.duration_minutes,
    pageCount: row.page_count ?? 0,
    rating: row.rating / 100,
    ratingCount: row.rating_count,
    popularity: row.popularity,
    active: row.active === 1,
    priority: row.priority,
    createdDate: row.created_at,
    translations: JSON.parse(row.translations),
  };
}

/** The other words' keys are the addresses of pages, which a card never carries. */
function coverAlts({ image, image_alts }: TutorialsTable): ImageAlts {
  const all: ImageAlts = JSON.parse(image_alts);
  const cover = image === null ? undefined : all[image];
  return image === null || cover === undefined ? {} : { [image]: cover };
}
