import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, type TestUser, createTestApp } from '#test/app.ts';
import { databases } from '#test/databases.ts';
import { asStored, kinds } from '#test/entry-inputs.ts';
import { aPicture } from '#test/factories.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { plainAddress } from '#contract/page-grants.ts';
import { api } from '#contract/routes.ts';
import type { AdminTutorial } from '#contract/tutorials.ts';
import { DEMO_CATALOGUE } from '#server/demo/catalogue.ts';
import { readPaidPages } from '../tutorials/paid-pages.repository.ts';
import { bannerTextOf, productOf, tutorialOf, workshopOf } from '#server/demo/entries.ts';
import { insertBannerText } from '../banner-texts/banner-texts.repository.ts';
import { insertProduct } from '../products/products.repository.ts';
import { insertTutorial } from '../tutorials/tutorials.repository.ts';
import { insertWorkshop } from '../workshops/workshops.repository.ts';

describe.each(databases)('the demo catalogue on %s', (database) => {
  let app: TestApp;
  let owner: TestUser;
  beforeAll(async () => {
    app = await createTestApp(database);
    owner = await app.as('superAdmin');
    const numbers = new Map<string, number>();
    const addressOf = (file: string) => {
      if (!numbers.has(file)) numbers.set(file, numbers.size + 1);
      return aPicture(numbers.get(file));
    };
    const setting = { now: new Date(), addressOf };
    const mark = { demo: true };
    await app.catalogue.write(async (db) => {
      for (const entry of DEMO_CATALOGUE.products) await insertProduct(db, productOf(entry, setting), mark);
      for (const entry of DEMO_CATALOGUE.workshops)
        await insertWorkshop(db, workshopOf(entry, setting), mark);
      for (const entry of DEMO_CATALOGUE.tutorials)
        await insertTutorial(db, tutorialOf(entry, setting), mark);
      for (const [index, entry] of DEMO_CATALOGUE.bannerTexts.entries())
        await insertBannerText(db, bannerTextOf(entry, index, setting), mark);
    });
  });
  afterAll(() => app.close());

  it.each(kinds)('accepts every entry of %s in a PUT unchanged', async (kind) => {
    const { body } = await owner.get(adminApi.entries(kind));
    const entries = kind === 'banner-texts' ? body : body.data;
    expect(entries.length).toBeGreaterThan(1);
    for (const entry of entries) {
      const put = await owner.put(adminApi.entry(kind, entry._id), entry, {
        'if-match': `"${entry.version}"`,
      });
      expect([entry._id, put.status, asStored(put.body.data)]).toEqual([entry._id, 200, asStored(entry)]);
      expect(put.body.data).toMatchObject({ version: 1, demo: true });
    }
  });

  it.each(['products', 'workshops', 'tutorials'] as const)(
    'accepts the public answers for %s in a PUT',
    async (kind) => {
      const [listed] = (await app.get(`/api/${kind}`)).body.data;
      const path = adminApi.entry(kind, listed._id);
      const pages = kind === 'tutorials' ? (await owner.get(path)).body.data.contentImagesPathes : undefined;
      for (const given of [listed, (await app.get(path)).body.data, (await owner.get(path)).body.data]) {
        const sent = pages ? { ...given, contentImagesPathes: pages } : given;
        expect((await owner.put(path, sent)).status).toBe(200);
      }
    },
  );

  it('shows pages of paid tutorials nowhere else', async () => {
    const all: AdminTutorial[] = (await owner.get('/api/tutorials/all')).body.data;
    const paid = all.filter(({ price }) => price > 0);
    expect(paid.length).toBeGreaterThan(1);
    const pages = paid.flatMap((tutorial) =>
      tutorial.contentImagesPathes.slice(tutorial.shouldShowFirstPage ? 1 : 0).map(plainAddress),
    );
    expect(await readPaidPages(app.db)).toEqual(new Set(pages));
  });

  it('takes back what the banner shows', async () => {
    for (const text of (await app.get(api.activeBannerTexts())).body) {
      const { status, body } = await owner.put(adminApi.entry('banner-texts', text._id), text);
      expect([status, body.data.version]).toEqual([200, 1]);
    }
  });

  it('no longer counts a changed entry as untouched', async () => {
    const [product] = (await owner.get(adminApi.entries('products'))).body.data;
    const { body } = await owner.put(adminApi.entry('products', product._id), { ...product, inventory: 77 });
    expect(body.data).toMatchObject({ inventory: 77, version: 2, demo: false });
  });
});
