import type { Shekels } from '#domain/money.ts';
import type { Page } from '@playwright/test';
import { pages } from '#contract/routes.ts';
import { formatPercent, formatPrice } from '#i18n/format.ts';
import { isAddedFromCard, productsOf, titleIn } from './support/catalogue.ts';
import { expect, test } from './support/fixtures.ts';
import { cardOf, expectAt, expectPlace, hold, press, scrollDown } from './support/journey.ts';

const titlesOn = (page: Page) =>
  page.getByRole('article').getByRole('heading', { level: 2 }).allTextContents();

test('chips filter by category, the address says so, back goes back', async ({ page, request, shop }) => {
  const { shop: words, categories } = shop.messages;
  const wanted = (await productsOf(request, { category: 'cricut' })).map((product) =>
    titleIn(shop.lang, product),
  );
  await shop.visit('/shop');
  const all = await titlesOn(page);
  const chips = page.getByRole('group', { name: words.category });

  await chips.getByRole('link', { name: categories.cricut }).click();
  await expectAt(page, shop.address('/shop?category=cricut'));
  await expect.poll(() => titlesOn(page)).toEqual(wanted);
  await expect(chips.getByRole('link', { name: categories.cricut })).toHaveAttribute('aria-current', /./);
  await expect(page.getByRole('status').filter({ hasText: words.itemsCount(wanted.length) })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(categories.cricut));

  await chips.getByRole('link', { name: words.all }).click();
  await expect.poll(() => titlesOn(page)).toEqual(all);
  await page.goBack();
  await expect.poll(() => titlesOn(page)).toEqual(wanted);
  await expectAt(page, shop.address('/shop?category=cricut'));
});

test('sorting uses the price to pay and keeps filter and scroll position', async ({
  page,
  request,
  shop,
}) => {
  const pay = ({ price, discount }: { price: number; discount: number }) => price * (1 - discount / 100);
  const cheapFirst = (await productsOf(request, { category: 'goldsmith' }))
    .map(pay)
    .toSorted((a, b) => a - b);
  await shop.visit('/shop?category=goldsmith');
  const place = 150;
  await scrollDown(page, place);

  await page.getByLabel(shop.messages.shop.sort).selectOption({ label: shop.messages.shop.sorts.priceLow });
  await expectAt(page, shop.address('/shop?category=goldsmith&sort=priceLow'));
  const products = await productsOf(request, { category: 'goldsmith', sort: 'priceLow' });
  expect(products.map(pay)).toEqual(cheapFirst);
  await expect.poll(() => titlesOn(page)).toEqual(products.map((product) => titleIn(shop.lang, product)));
  await expectPlace(page, place, 40);

  await page
    .getByLabel(shop.messages.shop.sort)
    .selectOption({ label: shop.messages.shop.sorts.recommended });
  await expectAt(page, shop.address('/shop?category=goldsmith'));
});

test('a slow filter keeps page, focus and scroll position', { tag: '@long' }, async ({ page, shop }) => {
  const { shop: words, categories, common } = shop.messages;
  await shop.visit('/shop');
  const place = 150;
  await scrollDown(page, place);
  const release = await hold(page, '**/api/products*');
  const chip = page
    .getByRole('group', { name: words.category })
    .getByRole('link', { name: categories.cricut });
  await press(chip);
  // Longer than the delay before a new page shows its skeleton.
  await page.waitForFunction(
    (since) => performance.now() - since > 500,
    await page.evaluate(() => performance.now()),
  );
  await expect(page.getByText(common.loading)).toHaveCount(0);
  await expect(chip).toBeFocused();
  release();
  await expect(chip).toHaveAttribute('aria-current', /./);
  await expect(chip).toBeFocused();
  await expectPlace(page, place, 40);
});

test('a discount shows its badge, the price to pay and the original struck through', async ({
  page,
  request,
  shop,
}) => {
  const product = (await productsOf(request)).find(
    ({ discount, inventory }) => discount > 0 && inventory > 0,
  )!;
  await shop.visit('/shop');
  const card = cardOf(page, titleIn(shop.lang, product));
  const price = (amount: number) => `₪${formatPrice(amount as Shekels)}`;
  await expect(card.getByText(shop.messages.product.off(formatPercent(product.discount)))).toBeVisible();
  const original = card.locator('s');
  await expect(original).toHaveText(`${shop.messages.product.originalPrice} ${price(product.price)}`);
  await expect(original).toHaveCSS('text-decoration-line', 'line-through');
  await expect(
    card.getByText(price((product.price * (100 - product.discount)) / 100), { exact: true }),
  ).toBeVisible();
});

test('a sold out product can’t be added; low stock, made to order and promoted are shown', async ({
  page,
  request,
  shop,
}) => {
  const { product: words } = shop.messages;
  const products = await productsOf(request);
  const card = (fits: (product: (typeof products)[number]) => boolean) =>
    cardOf(page, titleIn(shop.lang, products.find(fits)!));
  await shop.visit('/shop');

  const soldOut = card(({ inventory }) => inventory === 0);
  await expect(soldOut.getByText(words.soldOut)).toHaveCount(2);
  await expect(soldOut.getByRole('button', { name: words.add })).toHaveCount(0);
  await expect(soldOut.getByRole('textbox')).toHaveCount(0);

  const few = products.find(({ inventory }) => inventory > 0 && inventory <= 3)!;
  await expect(cardOf(page, titleIn(shop.lang, few)).getByText(words.onlyLeft(few.inventory))).toBeVisible();
  await expect(card(({ isCustomizable }) => isCustomizable).getByText(words.madeToOrder)).toBeVisible();
  await expect(card(({ isPromoted }) => isPromoted).getByText(words.promoted)).toBeVisible();
});

test(
  'the quantity stays between 1 and what is in stock',
  { tag: '@long' },
  async ({ page, request, shop }) => {
    const { product: words } = shop.messages;
    const product = (await productsOf(request)).findLast((one) => one.inventory > 7 && isAddedFromCard(one))!;
    const title = titleIn(shop.lang, product);
    const stock = String(product.inventory);
    await shop.visit('/shop');
    const card = cardOf(page, title);
    const field = card.getByRole('textbox', { name: words.quantity(title) });
    const less = card.getByRole('button', { name: words.less });
    const more = card.getByRole('button', { name: words.more });

    await expect(field).toHaveCount(0); // it comes when the card is seen
    await less.scrollIntoViewIfNeeded();
    await expect(field).toHaveValue('1');
    await expect(less).toHaveAttribute('aria-disabled', 'true');
    await less.click({ force: true });
    await expect(field).toHaveValue('1');
    await more.click();
    await expect(field).toHaveValue('2');
    for (const [typed, settled] of [
      ['0', '1'],
      ['999', stock],
      ['5000', stock],
      ['-7', '7'],
      ['x', '7'],
      ['', '7'],
    ] as const) {
      await field.fill(''); // the field takes three digits at most, so typing is what a customer can do
      await field.pressSequentially(typed);
      await field.press('Enter');
      await expect(field, `typed '${typed}'`).toHaveValue(settled);
    }
    await field.fill('999');
    await field.blur();
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await more.click({ force: true });
    await expect(field).toHaveValue(stock);
  },
);

test(
  "a visitor's add leads to login with the way back",
  { tag: '@long' },
  async ({ page, request, shop }) => {
    const [product] = await productsOf(request, { category: 'cricut', sort: 'priceHigh' });
    await shop.visit('/shop?category=cricut&sort=priceHigh');
    const card = cardOf(page, titleIn(shop.lang, product!));
    await card.getByRole('button', { name: shop.messages.product.add }).click();
    await expectAt(
      page,
      shop.address(pages.login({ next: shop.address('/shop?category=cricut&sort=priceHigh') })),
    );
    await expect(page.getByRole('heading', { level: 1, name: shop.messages.login.title })).toBeVisible();
    await page.goBack();
    await expectAt(page, shop.address('/shop?category=cricut&sort=priceHigh'));
  },
);

/** Has observers deliver what they saw within a second in one call, as on a busy phone. */
function deliverLate(): void {
  const Observer = globalThis.IntersectionObserver;
  globalThis.IntersectionObserver = class extends Observer {
    constructor(told: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      const seen: IntersectionObserverEntry[] = [];
      super((entries, observer) => {
        if (seen.push(...entries) === entries.length) setTimeout(() => told(seen.splice(0), observer), 1000);
      }, options);
    }
  };
}

test(
  'a card that is far and then near before the page hears of it has its field',
  { tag: '@long' },
  async ({ page, request, shop }) => {
    const last = titleIn(
      shop.lang,
      (await productsOf(request)).findLast((one) => one.inventory > 0 && isAddedFromCard(one))!,
    );
    await page.addInitScript(deliverLate);
    await shop.visit('/shop');
    await cardOf(page, last).scrollIntoViewIfNeeded();
    const field = cardOf(page, last).getByRole('textbox', { name: shop.messages.product.quantity(last) });
    await expect(field).toHaveValue('1');
  },
);
