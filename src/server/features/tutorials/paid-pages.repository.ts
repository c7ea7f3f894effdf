import { FREE } from '#domain/money.ts';
import { storedRows } from '#server/db/entries/catalogue-rows.ts';
import type { Database } from '#server/db/schema.ts';

/** Pictures used only as pages of paid tutorials, including deleted ones, which can be restored. */
export async function readPaidPages(db: Database): Promise<Set<string>> {
  const paid = await db
    .selectFrom('tutorial_pages')
    .innerJoin('tutorials', 'tutorials.id', 'tutorial_pages.tutorial_id')
    .where('price', '>', FREE)
    .select('tutorial_pages.image')
    .distinct()
    .execute();
  const pages = new Set(paid.map(({ image }) => image));
  if (pages.size > 0) for (const image of await seenElsewhere(db)) pages.delete(image);
  return pages;
}

async function seenElsewhere(db: Database): Promise<string[]> {
  const pages = storedRows(db, 'tutorials')
    .innerJoin('tutorial_pages', 'tutorial_pages.tutorial_id', 'tutorials.id')
    .where((where) =>
      where.or([
        where('price', '=', FREE),
        where.and([where('should_show_first_page', '=', 1), where('position', '=', 0)]),
      ]),
    )
    .select('tutorial_pages.image');
  const covers = storedRows(db, 'tutorials').select('image');
  const workshops = storedRows(db, 'workshops').select('image');
  const products = storedRows(db, 'products').select('image');
  const single = await covers.union(workshops).union(products).union(pages).execute();
  const further = await storedRows(db, 'products')
    .where('secondary_images', '<>', '[]')
    .select('secondary_images')
    .execute();
  return [
    ...single.flatMap(({ image }) => image ?? []),
    ...further.flatMap(({ secondary_images }) => JSON.parse(secondary_images) as string[]),
  ];
}
