/** The shop narrowed down by kind and price: in the address, in both languages. */
import type { Shekels } from '#domain/money.ts';
import { productApi } from '#contract/product-routes.ts';
import type { ProductFilters } from '#contract/products.ts';
import { formatPrice } from '#i18n/format.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { productsOf, titleIn } from './support/catalogue.ts';
import { expect, test } from './support/fixtures.ts';
import { expectAt } from './support/journey.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { PHONE, SCREENS } from './support/places.ts';

const titlesOn = (page: Page) =>
  page.getByRole('article').getByRole('heading', { level: 2 }).allTextContents();

async function filtersOf(request: APIRequestContext): Promise<ProductFilters> {
  return ((await (await request.get(productApi.filters())).json()) as { data: ProductFilters }).data;
}

const priceText = (amount: number) => `₪${formatPrice(amount as Shekels)}`;

test('rings up to a price: chips, address, count, both languages, and back', async ({
  page,
  request,
  shop,
}) => {
  const { shop: words } = shop.messages;
  const price = 700;
  const query = { kind: 'ring', maxPrice: price, sort: 'priceLow' };
  const wanted = (await productsOf(request, query)).map((product) => titleIn(shop.lang, product));
  const all = await productsOf(request, { kind: 'ring' });
  expect([wanted.length > 0, wanted.length < all.length]).toEqual([true, true]);

  await shop.visit(`/shop?sort=priceLow&maxPrice=${price}`);
  const kinds = page.getByRole('group', { name: words.kind });
  const ring = kinds.getByRole('link', { name: words.kinds.ring, exact: true });
  await ring.click();
  await expectAt(page, shop.address(`/shop?sort=priceLow&maxPrice=${price}&kind=ring`));
  await expect.poll(() => titlesOn(page)).toEqual(wanted);
  await expect(ring).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('status').filter({ hasText: words.itemsCount(wanted.length) })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(words.kinds.ring));

  const prices = page.getByRole('group', { name: words.price, exact: true });
  await expect(prices.getByRole('link', { name: priceText(price) })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: shop.messages.language.switchTo }).first().click();
  await expect(page).toHaveURL(/kind=ring/);
  await expect(page).toHaveURL(new RegExp(`maxPrice=${price}`));
  await expect(page.getByRole('article')).toHaveCount(wanted.length);
  await page.goBack();

  await prices.getByRole('link', { name: words.anyPrice }).click();
  await expect(page.getByRole('article')).toHaveCount(all.length);
  await page.goBack();
  await expect.poll(() => titlesOn(page)).toEqual(wanted);
});

test(
  'the chips are the kinds and prices that the pieces have',
  { tag: '@long' },
  async ({ page, request, shop }) => {
    const { shop: words } = shop.messages;
    const { kinds, maxPrices } = await filtersOf(request);
    await shop.visit('/shop');
    const names = (label: string) =>
      page.getByRole('group', { name: label, exact: true }).getByRole('link').allTextContents();
    expect(await names(words.kind)).toEqual([words.allKinds, ...kinds.map((kind) => words.kinds[kind])]);
    expect(await names(words.price)).toEqual([
      words.anyPrice,
      ...maxPrices.map((price) => `${words.upTo} ${priceText(price)}`),
    ]);
  },
);

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a row of filters begins at its start, or with the price that is chosen', async ({ page, shop }) => {
    const { shop: words } = shop.messages;
    const prices = page.getByRole('group', { name: words.price, exact: true });
    await shop.visit('/shop');
    await expect(prices.getByRole('link', { name: words.anyPrice })).toBeInViewport({ ratio: 1 });
    await shop.visit('/shop?maxPrice=600');
    await expect(prices.getByRole('link', { name: priceText(600) })).toBeInViewport({ ratio: 1 });
  });
});

test('unknown kinds and prices leave the address', async ({ page, shop }) => {
  await shop.visit('/shop?kind=spoon&maxPrice=cheap&category=cricut&utm_source=a');
  await expectAt(page, shop.address('/shop?category=cricut&utm_source=a'));
});

for (const { size, screen, tag } of SCREENS) {
  test.describe(() => {
    test.use(screen);

    test(
      `nothing that is all of it: what to give up, on ${size}`,
      { tag },
      async ({ page, request, shop }) => {
        const { shop: words, categories } = shop.messages;
        await shop.visit('/shop?kind=ring&category=cricut&maxPrice=20');
        await expect(page.getByRole('article')).toHaveCount(0);
        const chosen = [words.kinds.ring, categories.cricut, words.upToPrice(priceText(20))].join(', ');
        await expect(page.getByText(words.noneOf(chosen))).toBeVisible();
        await expectNoOverflow(page);
        await expectAccessible(page);

        const main = page.getByRole('main');
        await main.getByRole('link', { name: words.anyPrice }).last().click();
        await expectAt(page, shop.address('/shop?kind=ring&category=cricut'));
        await main.getByRole('link', { name: words.inAllCrafts }).click();
        await expectAt(page, shop.address('/shop?kind=ring'));
        const rings = await productsOf(request, { kind: 'ring' });
        await expect(page.getByRole('article')).toHaveCount(rings.length);
        await expectNoOverflow(page);
      },
    );
  });
}
