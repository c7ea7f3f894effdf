import { join } from 'node:path';
import { CatalogueVersion } from '#server/db/catalogue-version.ts';
import { openDatabase } from '#server/db/connection.ts';
import { newId } from '#server/db/ids.ts';
import { allProductIds, insertProduct, readProducts } from '#server/features/products/products.repository.ts';

/** Fills the stopped shop in this folder, which has the demo. */
export async function fillProducts(dataDir: string, wanted: number): Promise<void> {
  const db = await openDatabase({ kind: 'sqlite', file: join(dataDir, 'shop.db') });
  try {
    const patterns = await readProducts(db, await allProductIds(db));
    await new CatalogueVersion(db).write(async (transaction) => {
      for (let number = patterns.length + 1; number <= wanted; number += 1) {
        const pattern = patterns[number % patterns.length]!;
        const { en } = pattern.translations;
        await insertProduct(transaction, {
          ...pattern,
          _id: newId(),
          title: `${pattern.title} ${number}`,
          translations: { en: { ...en, title: `${en?.title ?? pattern.title} ${number}` } },
          createdDate: new Date(Date.parse('2020-01-01') + number * 60_000).toISOString(),
        });
      }
    });
  } finally {
    await db.destroy();
  }
}
