import { inLanguage } from '#contract/routes.ts';
import { expect, test } from './support/fixtures.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { EMPTY_SHOP, SCREENS } from './support/places.ts';

/** Nobody has named the shop or written its words. */
const NAME = { he: 'פטיש ונייר', en: 'Hammer & Paper' };

for (const { size, screen, tag } of SCREENS) {
  test.describe(() => {
    test.use({ ...screen, baseURL: EMPTY_SHOP });

    test(`the empty lists on ${size}`, { tag }, async ({ page, shop }) => {
      const { shop: shopWords, workshops, tutorials, category } = shop.messages;
      const says = [
        { path: '/shop', texts: [shopWords.empty, shopWords.itemsCount(0)] },
        { path: '/workshops', texts: [workshops.none] },
        { path: '/tutorials', texts: [tutorials.empty, tutorials.countOf(0)] },
        {
          path: '/category/cricut',
          texts: [category.noProducts, category.noWorkshops, category.noTutorials],
        },
      ];
      for (const { path, texts } of says) {
        await shop.visit(path);
        for (const text of texts) await expect(page.getByText(text, { exact: true })).toBeVisible();
        await expect(page.getByRole('article')).toHaveCount(0);
        await expectNoOverflow(page);
        await expectAccessible(page);
      }
    });

    test(`home and contact on ${size}`, { tag: [tag, '@long'] }, async ({ page, shop }) => {
      await shop.visit('/');
      await expect(page.getByRole('heading', { level: 1, name: NAME[shop.lang] })).toBeVisible();
      await expect(page.getByRole('heading', { name: shop.messages.home.fresh })).toHaveCount(0);
      await expect(page.getByRole('heading', { name: shop.messages.home.coming })).toHaveCount(0);
      await expectNoOverflow(page);
      await expectAccessible(page);

      await shop.visit('/contact');
      await expect(page.getByText(shop.messages.contact.none)).toBeVisible();
      await expect(page.getByRole('main').locator('a[href^="tel:"], a[href^="mailto:"]')).toHaveCount(0);
      await expectAccessible(page);
    });
  });
}

test('the hero leads to the shop of the page’s language', async ({ page, shop }) => {
  await page.goto(EMPTY_SHOP + shop.address('/'));
  const hero = page.locator('section').filter({ has: page.getByRole('heading', { level: 1 }) });
  const action = hero.getByRole('link', { name: shop.messages.home.heroAction });
  await expect(action).toHaveAttribute('href', inLanguage(shop.lang, '/shop'));
});
