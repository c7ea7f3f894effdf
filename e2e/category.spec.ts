import { pages } from '#contract/routes.ts';
import { CATEGORIES } from '#domain/catalogue.ts';
import { productsOf, titleIn, tutorialsOf, workshopsOf } from './support/catalogue.ts';
import { expect, test } from './support/fixtures.ts';
import { galleryTexts } from './support/gallery.ts';
import { cardOf, expectAt } from './support/journey.ts';
import { onlyFirst } from './support/short-run.ts';

for (const [index, category] of CATEGORIES.entries()) {
  test(
    `${category}: three sections with what belongs to it`,
    onlyFirst(index),
    async ({ page, request, shop }) => {
      const { category: words } = shop.messages;
      const titlesOf = (entries: Parameters<typeof titleIn>[1][]) =>
        entries.map((entry) => titleIn(shop.lang, entry));
      await shop.visit(pages.category(category));
      const parts = [
        {
          title: words.products,
          none: words.noProducts,
          titles: titlesOf(await productsOf(request, { category })),
        },
        {
          title: words.workshops,
          none: words.noWorkshops,
          titles: titlesOf(await workshopsOf(request, { category })),
        },
        {
          title: words.tutorials,
          none: words.noTutorials,
          titles: titlesOf(await tutorialsOf(request, { category })),
        },
      ];
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
        parts.map(({ title }) => title),
      );
      for (const { none, titles } of parts) {
        if (titles.length === 0) await expect(page.getByText(none)).toBeVisible();
        for (const title of titles) await expect(cardOf(page, title)).toBeVisible();
      }
      await expect(page.getByRole('article')).toHaveCount(parts.flatMap(({ titles }) => titles).length);
    },
  );
}

for (const [index, category] of CATEGORIES.entries()) {
  test(`the home page leads to ${category}`, onlyFirst(index), async ({ page, shop }) => {
    const name = shop.messages.categories[category];
    await shop.visit(pages.home());
    await page.getByRole('main').getByRole('link', { name }).click();
    await expectAt(page, shop.address(pages.category(category)));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });
}

test(
  'all three ways to add lead a visitor to login and back here',
  { tag: '@long' },
  async ({ page, shop }) => {
    const { product, workshops, tutorials } = shop.messages;
    const login = shop.address(pages.login({ next: shop.address('/category/goldsmith') }));
    await shop.visit('/category/goldsmith');
    await page.getByRole('button', { name: product.more }).first().click();
    await expect(page.getByRole('textbox').first()).toHaveValue('2');
    for (const button of [
      page.getByRole('button', { name: product.add }),
      page.getByRole('button', { name: workshops.register }),
      page.getByRole('button', { name: tutorials.add }),
    ]) {
      await button.first().click();
      await expectAt(page, login);
      await page.goBack();
      await expectAt(page, shop.address('/category/goldsmith'));
    }
  },
);

test('its products open the gallery too', { tag: '@long' }, async ({ page, request, shop }) => {
  const [product] = await productsOf(request, { category: 'others' });
  const title = titleIn(shop.lang, product!);
  await shop.visit('/category/others');
  await page.getByRole('button', { name: shop.messages.product.openGallery(title) }).click();
  await expect(page.getByRole('dialog', { name: galleryTexts(shop).label(title) })).toBeVisible();
});

test('an unknown category is not found', { tag: '@long' }, async ({ page, shop, noise }) => {
  noise.allow(/answer 404|status of 404/);
  expect((await shop.visit('/category/glass')).status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: shop.messages.notFound.title })).toBeVisible();
});
