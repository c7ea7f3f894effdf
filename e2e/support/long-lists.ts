import { join } from 'node:path';
import { fillProducts } from '../../bench/lib/many-products.ts';
import { CatalogueVersion } from '#server/db/catalogue-version.ts';
import { openDatabase } from '#server/db/connection.ts';
import { newId } from '#server/db/ids.ts';
import {
  allTutorialIds,
  insertTutorial,
  readTutorials,
} from '#server/features/tutorials/tutorials.repository.ts';
import {
  allWorkshopIds,
  insertWorkshop,
  readWorkshops,
} from '#server/features/workshops/workshops.repository.ts';

/** Fills the stopped shop in this folder, which has the demo. */
export async function lengthenLists(
  dataDir: string,
  wanted: { products: number; tutorials: number; workshops: number },
): Promise<void> {
  await fillProducts(dataDir, wanted.products);
  const db = await openDatabase({ kind: 'sqlite', file: join(dataDir, 'shop.db') });
  try {
    const tutorials = await readTutorials(db, await allTutorialIds(db));
    const workshops = await readWorkshops(db, await allWorkshopIds(db));
    await new CatalogueVersion(db).write(async (transaction) => {
      for (const { pattern, copy } of copies(tutorials, wanted.tutorials)) {
        await insertTutorial(transaction, {
          ...pattern,
          ...copy,
          ratingSum: Math.round(pattern.rating * pattern.ratingCount),
        });
      }
      for (const { pattern, copy } of copies(workshops, wanted.workshops)) {
        await insertWorkshop(transaction, { ...pattern, ...copy });
      }
    });
  } finally {
    await db.destroy();
  }
}

interface Titled {
  title: string;
  translations: { en?: { title?: string } };
}

function copies<Entry extends Titled>(patterns: readonly Entry[], wanted: number) {
  return Array.from({ length: wanted - patterns.length }, (_, index) => {
    const number = patterns.length + index + 1;
    const pattern = patterns[number % patterns.length]!;
    const { en } = pattern.translations;
    return {
      pattern,
      copy: {
        _id: newId(),
        title: `${pattern.title} ${number}`,
        translations: { en: { ...en, title: `${en?.title ?? pattern.title} ${number}` } },
        createdDate: new Date(Date.parse('2020-01-01') + number * 60_000).toISOString(),
      },
    };
  });
}
