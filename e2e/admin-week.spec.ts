import { randomUUID } from 'node:crypto';
import { pages } from '#contract/routes.ts';
import { expect, test, unique } from './support/admin.ts';
import { untilAlive } from './support/fixtures.ts';
import { expectAt } from './support/journey.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { SCREENS } from './support/places.ts';

/** In letters: digits could look like a phone number, which isn't kept. */
const aWord = () =>
  randomUUID()
    .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!)
    .replaceAll('-', '');

for (const { size, screen } of SCREENS) {
  test.describe(() => {
    test.use(screen);

    test(
      `what visitors looked at and missed is told on ${size}`,
      { tag: '@long' },
      async ({ page, shop, admin, browser, baseURL }) => {
        const { week } = admin.words;
        const title = unique('Signet ring');
        const queries = [aWord(), aWord()];
        const { _id } = await admin.has.product({ title, translations: { en: { title } }, priority: 999 });

        const context = await browser.newContext({ baseURL: baseURL! });
        const visitor = await context.newPage();
        const entry = shop.address(pages.product(_id));
        for (let visit = 0; visit < 2; visit++) await visitor.goto(entry);
        // From a list, without loading the entry's page.
        await visitor.goto(shop.address(pages.shop({ sort: 'newest' })));
        await untilAlive(visitor);
        const told = visitor.waitForResponse((response) => response.url().includes('/api/views/'));
        await visitor.getByRole('main').getByRole('link', { name: title }).click();
        expect((await told).status()).toBe(204);
        for (const q of queries) await visitor.goto(shop.address(pages.search({ q })));
        await context.close();

        await admin.visit();
        const panel = page.getByRole('region', { name: week.title });
        await expect(panel.getByText(week.visits)).toBeVisible();
        await expectAccessible(page);
        await expectNoOverflow(page);
        await panel.getByRole('link', { name: week.all }).click();
        await expectAt(page, shop.address(pages.adminTab('week')));
        await expect(page.getByRole('heading', { level: 1, name: week.title })).toBeVisible();

        const products = page.getByRole('table', { name: week.kinds.products });
        await expect(products.getByRole('row', { name: `${title} 3` })).toBeVisible();
        const searches = page.getByRole('table', { name: week.searches });
        for (const q of queries) await expect(searches.getByRole('row', { name: `${q} 1` })).toBeVisible();
        await expectAccessible(page);
        await expectNoOverflow(page);

        await products.getByRole('link', { name: title }).click();
        await expectAt(page, shop.address(pages.adminTab('shop', { edit: _id })));
        await expect(page.getByRole('dialog').getByText(title).first()).toBeVisible();
      },
    );
  });
}
