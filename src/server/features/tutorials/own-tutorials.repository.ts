import type { ImageAlts } from '#contract/common.ts';
import type { OwnTutorial } from '#contract/tutorials.ts';
import { storedRows } from '#server/db/entries/catalogue-rows.ts';
import type { Database } from '#server/db/schema.ts';

/** Bought or granted, hidden ones too; in no order. */
export async function listOwnTutorials(db: Database, userId: string): Promise<OwnTutorial[]> {
  const rows = await storedRows(db, 'tutorials')
    .innerJoin('tutorial_owners', 'tutorial_owners.tutorial_id', 'tutorials.id')
    .leftJoin('reading_places', (join) =>
      join
        .onRef('reading_places.tutorial_id', '=', 'tutorials.id')
        .onRef('reading_places.user_id', '=', 'tutorial_owners.user_id'),
    )
    .leftJoin('tutorial_ratings', (join) =>
      join
        .onRef('tutorial_ratings.tutorial_id', '=', 'tutorials.id')
        .onRef('tutorial_ratings.user_id', '=', 'tutorial_owners.user_id'),
    )
    .where('tutorial_owners.user_id', '=', userId)
    .select([
      'tutorials.id',
      'title',
      'translations',
      'image',
      'image_alts',
      'duration_minutes',
      'since',
      'opened_at',
      'page',
      'finished',
      'reading_places.updated_at as placed_at',
      'stars',
    ])
    .select(({ selectFrom }) =>
      selectFrom('tutorial_pages')
        .whereRef('tutorial_pages.tutorial_id', '=', 'tutorials.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('page_count'),
    )
    .execute();
  return rows.map((row) => toOwnTutorial({ ...row, page_count: row.page_count ?? 0 }));
}

interface Row {
  id: string;
  title: string;
  translations: string;
  image: string | null;
  image_alts: string;
  duration_minutes: number | null;
  since: string;
  opened_at: string | null;
  page: number | null;
  finished: 0 | 1 | null;
  placed_at: string | null;
  stars: number | null;
  page_count: number;
}

function toOwnTutorial(row: Row): OwnTutorial {
  const english: unknown = JSON.parse(row.translations).en?.title;
  const cover = row.image === null ? undefined : (JSON.parse(row.image_alts) as ImageAlts)[row.image];
  return {
    _id: row.id,
    title: row.title,
    translations: typeof english === 'string' ? { en: { title: english } } : {},
    imagePath: row.image,
    // The other keys are addresses of pages.
    imageAlts: row.image !== null && cover ? { [row.image]: cover } : {},
    pageCount: row.page_count,
    durationMinutes: row.duration_minutes,
    since: row.since,
    opened: row.opened_at !== null,
    place:
      row.page === null || row.placed_at === null
        ? null
        : // Pages may have been taken out since.
          {
            page: Math.min(row.page, row.page_count),
            finished: row.finished === 1,
            updatedAt: row.placed_at,
          },
    myStars: row.stars,
  };
}
