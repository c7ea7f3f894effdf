import type { Page } from '@playwright/test';
import { pages } from '#contract/routes.ts';
import { LOST_ANSWER, STILL_ADDING } from '#i18n/adding.ts';
import { cartButton, noteMessages, openCart, rowOf, snackbar } from './support/cart.ts';
import { accountButton, expect, loseProfile, test } from './support/customer.ts';
import type { Shop } from './support/fixtures.ts';
import { cardOf, expectAt, hold } from './support/journey.ts';
import { logIn } from './support/login.ts';
import { expectAccessible } from './support/page-checks.ts';

const CART = '**/api/checkout-sessions/user/**';
const PUT = '**/api/checkout-sessions/*';

const addButton = (page: Page, { messages }: Shop, title: string) =>
  cardOf(page, title).getByRole('button', { name: messages.product.add });

test(
  'a slow add says that it waits, and another press adds nothing; the message comes with the answer',
  { tag: '@long' },
  async ({ page, shop, customer, goods: { product } }) => {
    await shop.visit('/shop');
    await expect(accountButton(page, shop, customer)).toBeVisible();
    const release = await hold(page, PUT);
    await addButton(page, shop, product.title).click();
    await cardOf(page, product.title).getByRole('button', { name: shop.messages.product.more }).click();
    await expect(cardOf(page, product.title).getByRole('textbox')).toHaveValue('2');
    await expect(snackbar(page, shop, shop.messages.cart.added.Item)).toHaveCount(0);
    await expect(cartButton(page, shop, 0)).toBeVisible();
    const waits = snackbar(page, shop, STILL_ADDING[shop.lang]);
    await expect(waits).toBeVisible();
    await addButton(page, shop, product.title).click();
    release();
    await expect(snackbar(page, shop, shop.messages.cart.added.Item)).toBeVisible();
    await expect(waits).toHaveCount(0);
    await expect(cartButton(page, shop, 1)).toBeVisible();
    expect((await customer.cart())!.items).toMatchObject([product.line(1)]);
  },
);

test(
  'an add while the cart loads is merged into it',
  { tag: '@long' },
  async ({ page, shop, customer, goods }) => {
    await customer.fillCart([goods.another.line(2)]);
    const release = await hold(page, CART);
    await shop.visit('/shop');
    await expect(accountButton(page, shop, customer)).toBeVisible();
    await addButton(page, shop, goods.product.title).click();
    release();
    await expect(cartButton(page, shop, 3)).toBeVisible();
    expect((await customer.cart())!.items).toMatchObject([goods.another.line(2), goods.product.line()]);
  },
);

test(
  'an add that fails says so until it is tried again, and the next one works',
  { tag: '@long' },
  async ({ page, shop, customer, goods: { product }, noise }) => {
    noise.allow(/ERR_FAILED/, /ApiError/);
    await customer.fillCart([]);
    await shop.visit('/shop');
    await page.route(PUT, (route) => route.abort('failed'));
    const { cart, common } = shop.messages;
    const failed = snackbar(page, shop, cart.addFailed);
    const retry = failed.getByRole('button', { name: common.retry, includeHidden: true });
    await page.clock.install();
    await addButton(page, shop, product.title).click();
    await expect(retry).toBeVisible();
    await expect(cartButton(page, shop, 0)).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(retry).toBeVisible();
    await page.unroute(PUT);
    await retry.click();
    await expect(cartButton(page, shop, 1)).toBeVisible();
    await expect(snackbar(page, shop, cart.added.Item)).toBeVisible();

    await page.route(PUT, (route) => route.abort('failed'));
    await addButton(page, shop, product.title).click();
    await expect(retry).toBeVisible();
    await page.unroute(PUT);
    await addButton(page, shop, product.title).click();
    await expect(cartButton(page, shop, 2)).toBeVisible();
    await expect(failed).toHaveCount(0);
  },
);

test('an add whose answer is lost is asked about before anything is said', async ({
  page,
  shop,
  customer,
  goods: { product },
  noise,
}) => {
  noise.allow(/ERR_FAILED/);
  await customer.fillCart([]);
  await shop.visit('/shop');
  await expect(accountButton(page, shop, customer)).toBeVisible();
  await page.route(PUT, async (route) => {
    await route.fetch();
    await route.abort('failed');
  });
  await addButton(page, shop, product.title).click();
  await expect(snackbar(page, shop, shop.messages.cart.added.Item)).toBeVisible();
  await expect(cartButton(page, shop, 1)).toBeVisible();

  await page.route(CART, (route) => route.abort('failed'));
  await addButton(page, shop, product.title).click();
  await expect(page.getByRole('alert').filter({ hasText: LOST_ANSWER[shop.lang] })).toBeAttached();
  await page.unroute(CART);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(snackbar(page, shop, shop.messages.cart.added.Item).first()).toBeVisible();
  await expect(cartButton(page, shop, 2)).toBeVisible();
  expect((await customer.cart())!.items).toMatchObject([product.line(2)]);
});

test(
  'an add whose answer never comes is asked about, too',
  { tag: '@long' },
  async ({ page, shop, customer, goods: { product }, noise }) => {
    noise.allow(/ApiError/);
    await customer.fillCart([]);
    await shop.visit('/shop');
    await expect(accountButton(page, shop, customer)).toBeVisible();
    const release = await hold(page, PUT);
    await addButton(page, shop, product.title).click();
    await expect(snackbar(page, shop, shop.messages.cart.addFailed)).toBeAttached({ timeout: 30_000 });
    release();
    await expect(cartButton(page, shop, 0)).toBeVisible();
  },
);

test(
  'an add to a cart that did not load keeps what is there',
  { tag: '@long' },
  async ({ page, shop, customer, goods, noise }) => {
    noise.allow(/ERR_FAILED/, /ApiError/);
    await customer.fillCart([goods.another.line(2)]);
    await page.route(CART, (route) => route.abort('failed'));
    await shop.visit('/shop');
    await expect.poll(() => noise.all.some((line) => line.startsWith('console error: ApiError'))).toBe(true);
    await addButton(page, shop, goods.product.title).click();
    await expect(cartButton(page, shop, 3)).toBeVisible();
    expect((await customer.cart())!.items).toMatchObject([goods.another.line(2), goods.product.line()]);
  },
);

for (const [place, details, open] of [
  [
    'the panel',
    {},
    async (page: Page, shop: Shop) => {
      await shop.visit('/about');
      await cartButton(page, shop, 0).click();
      return page.getByRole('dialog', { name: shop.messages.cart.title });
    },
  ],
  [
    'checkout',
    { tag: '@long' },
    async (page: Page, shop: Shop) => {
      await shop.visit(pages.checkout());
      return page.getByRole('main');
    },
  ],
] as const) {
  test(
    `a cart that fails to load says so in ${place} and can be retried`,
    details,
    async ({ page, shop, customer, goods: { product }, noise }) => {
      noise.allow(/ERR_FAILED/, /ApiError/);
      await customer.fillCart([product.line(2)]);
      await page.route(CART, (route) => route.abort('failed'));
      const where = await open(page, shop);
      await expect(where.getByText(shop.messages.cart.loadFailed)).toBeVisible();
      await expectAccessible(page);
      await page.unroute(CART);
      await where.getByRole('button', { name: shop.messages.common.retry }).click();
      await expect(rowOf(where, product.title)).toBeVisible();
    },
  );
}

test(
  'a login without a profile adds nothing silently, and the item stays pending',
  { tag: '@long' },
  async ({ page, shop, account, goods: { product }, noise }) => {
    noise.allow(/ERR_FAILED/, /ApiError/, /Failed to fetch dynamically imported module/);
    const shown = await noteMessages(page, shop);
    await shop.visit('/shop');
    await addButton(page, shop, product.title).click();
    const findProfile = await loseProfile(page);
    await logIn(page, shop, account);
    await expectAt(page, shop.address('/shop'));
    // A message that certainly appears, to check that there was no earlier one.
    await page.route(/\/assets\/SearchPanel-[^/]*\.js$/, (route) => route.abort('failed'));
    await page.getByRole('banner').getByRole('button', { name: shop.messages.nav.search }).click();
    await expect.poll(() => shown).toEqual([shop.messages.error.notLoaded]);
    expect(await account.cart()).toBeNull();

    await findProfile();
    await page.getByRole('banner').getByRole('link', { name: shop.messages.nav.login }).click();
    await logIn(page, shop, account);
    await expect(cartButton(page, shop, 1)).toBeVisible();
  },
);

test(
  'a panel whose code fails to load says so and opens at the next press',
  { tag: '@long' },
  async ({ page, shop, customer, goods: { product }, noise }) => {
    noise.allow(/ERR_FAILED/, /Failed to fetch dynamically imported module/);
    await customer.fillCart([product.line()]);
    await page.route(/\/assets\/CartPanel-[^/]*\.js$/, (route) => route.abort('failed'));
    await shop.visit('/about');
    await cartButton(page, shop, 1).click();
    await expect(page.getByRole('alert').filter({ hasText: shop.messages.error.notLoaded })).toBeAttached();
    await page.unroute(/\/assets\/CartPanel-[^/]*\.js$/);
    await openCart(page, shop, 1);
  },
);
