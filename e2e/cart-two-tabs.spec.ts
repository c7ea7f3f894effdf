/** One cart in several tabs and browsers: nothing is overwritten, and removed lines are reported. */
import type { Page } from '@playwright/test';
import type { Cart } from '#contract/carts.ts';
import { pages } from '#contract/routes.ts';
import { cartButton, openCart, rowOf, stepperOf } from './support/cart.ts';
import { expect, test } from './support/customer.ts';
import { untilAlive, type Shop } from './support/fixtures.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { PHONE } from './support/places.ts';

const OLD_VERSION = /answer 412|status of 412/;
const CART = '**/api/checkout-sessions/user/**';

async function secondTab(page: Page, shop: Shop, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(shop.address(path));
  await untilAlive(tab);
  return tab;
}

test('adds of two tabs that began without a cart are both kept', async ({
  page,
  shop,
  customer,
  goods,
  noise,
}) => {
  noise.allow(OLD_VERSION);
  const { product: words, tutorials } = shop.messages;
  await shop.visit('/shop');
  const second = await secondTab(page, shop, '/tutorials');
  await page.getByRole('button', { name: words.addLabel(goods.product.title) }).click();
  await expect(cartButton(page, shop, 1)).toBeVisible();
  await expect(cartButton(second, shop, 1)).toBeVisible();
  await second.getByRole('button', { name: tutorials.addLabel(goods.tutorial.title) }).click();
  await expect(cartButton(second, shop, 2)).toBeVisible();
  await expect(cartButton(page, shop, 2)).toBeVisible();
  await page.getByRole('button', { name: words.addLabel(goods.product.title) }).click();
  await expect(cartButton(page, shop, 3)).toBeVisible();
  await expect
    .poll(async () => (await customer.cart())!.items)
    .toMatchObject([goods.product.line(2), goods.tutorial.line()]);
});

test('a quantity is changed on the present cart, which another browser has changed', async ({
  page,
  shop,
  customer,
  goods,
  noise,
}) => {
  noise.allow(OLD_VERSION);
  await customer.fillCart([goods.product.line(2), goods.another.line()]);
  await shop.visit('/about');
  const panel = await openCart(page, shop, 3);
  await customer.fillCart([goods.product.line(2), goods.workshop.line()]);
  const { more } = stepperOf(rowOf(panel, goods.product.title), goods.product.title, shop);
  await more.click();
  await expect(rowOf(panel, goods.workshop.title)).toBeVisible();
  await expect(rowOf(panel, goods.another.title)).toHaveCount(0);
  await expect(panel.getByText(shop.messages.cart.count(4))).toBeVisible();
  await expect
    .poll(async () => (await customer.cart())!.items)
    .toMatchObject([goods.product.line(3), goods.workshop.line()]);
});

test(
  'a removal removes only its own line',
  { tag: '@long' },
  async ({ page, shop, customer, goods, noise }) => {
    noise.allow(OLD_VERSION);
    await customer.fillCart([goods.product.line(), goods.another.line()]);
    await shop.visit('/about');
    const panel = await openCart(page, shop, 2);
    await customer.fillCart([goods.product.line(4), goods.another.line(2), goods.tutorial.line()]);
    await panel.getByRole('button', { name: shop.messages.cart.remove(goods.product.title) }).click();
    await expect(panel.getByText(shop.messages.cart.count(3))).toBeVisible();
    await expect
      .poll(async () => (await customer.cart())!.items)
      .toMatchObject([goods.another.line(2), goods.tutorial.line()]);
  },
);

test(
  'removed lines are reported by name until the next change',
  { tag: '@long' },
  async ({ page, shop, customer, goods }) => {
    const { cart: words } = shop.messages;
    await customer.fillCart([goods.product.line(), goods.another.line()]);
    const titles = { gone: 'חותם', past: 'ערב צורפות', full: 'Paper evening' };
    const removed = Object.entries(titles).map(([reason, title]) => ({
      item: `it-is-${reason}`,
      productType: 'Workshop',
      title,
      reason,
    }));
    await page.route(CART, async (route) => {
      const response = await route.fetch();
      const { data } = (await response.json()) as { data: Cart };
      await route.fulfill({ response, json: { data: { ...data, removed } } });
    });
    await shop.visit('/about');
    const panel = await openCart(page, shop, 2);
    const notices = panel.getByRole('status');
    for (const reason of ['gone', 'past', 'full'] as const) {
      await expect(notices.getByText(words.removed[reason](titles[reason]))).toBeVisible();
    }
    await expectNoOverflow(page);
    await expectAccessible(page);
    await panel.getByRole('button', { name: words.remove(goods.product.title) }).click();
    await expect(rowOf(panel, goods.product.title)).toHaveCount(0);
    await expect(notices).toBeEmpty();
  },
);

test(
  'if the stock is too low, the row shows how many are left and plus is disabled',
  { tag: '@long' },
  async ({ page, shop, customer, goods: { product } }) => {
    const { cart: words } = shop.messages;
    await customer.fillCart([product.line(3)]);
    await page.route(CART, async (route) => {
      const response = await route.fetch();
      const { data } = (await response.json()) as { data: Cart };
      const items = data.items.map((line) => ({ ...line, available: 2 }));
      await route.fulfill({ response, json: { data: { ...data, items } } });
    });
    await shop.visit('/about');
    const panel = await openCart(page, shop, 3);
    const row = rowOf(panel, product.title);
    const { field, more, less } = stepperOf(row, product.title, shop);
    await expect(row.getByText(words.onlyAvailable(2))).toBeVisible();
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page);
    await less.click();
    await expect(field).toHaveValue('2');
    await expect(row.getByText(words.onlyAvailable(2))).toHaveCount(0);
    await expect.poll(async () => (await customer.cart())!.items).toMatchObject([product.line(2)]);
  },
);

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the checkout of a cart that is empty by now says so in sight, and leads to the orders', async ({
    page,
    shop,
    customer,
    goods,
  }) => {
    const { cart } = shop.messages;
    await customer.fillCart([goods.product.line()]);
    await shop.visit(pages.checkout());
    const main = page.getByRole('main');
    const consent = main.getByRole('checkbox').last();
    await consent.scrollIntoViewIfNeeded();
    await secondTab(page, shop, pages.checkout());
    await customer.fillCart([]);
    // It is looked at again.
    await page.bringToFront();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(main.getByText(cart.empty)).toBeInViewport();
    await expect(main.locator(`a[href="${shop.address(pages.orders())}"]`)).toBeVisible();
  });
});
