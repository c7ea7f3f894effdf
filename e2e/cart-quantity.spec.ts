/** Quantities are shown immediately, sent 500 ms after the last edit and reverted on failure. */
import type { Page } from '@playwright/test';
import { pages } from '#contract/routes.ts';
import { cartButton, countPuts, exactly, openCart, rowOf, snackbar, stepperOf } from './support/cart.ts';
import { stopClock } from './support/clock.ts';
import { accountButton, expect, test, type Account, type Good } from './support/customer.ts';
import type { Shop } from './support/fixtures.ts';
import { expectAt, hold } from './support/journey.ts';

const PUT = '**/api/checkout-sessions/*';

async function open(page: Page, shop: Shop, customer: Account, product: Good, quantity: number) {
  await customer.fillCart([product.line(quantity)]);
  await shop.visit('/about');
  const panel = await openCart(page, shop, quantity);
  const row = rowOf(panel, product.title);
  return { panel, row, ...stepperOf(row, product.title, shop) };
}

test('an edit is shown immediately; one PUT is sent 500 ms after the last', async ({
  page,
  shop,
  customer,
  goods: { product },
}) => {
  await page.clock.install();
  const { panel, row, field, more } = await open(page, shop, customer, product, 1);
  const sent = countPuts(page);
  await stopClock(page);
  for (const quantity of [2, 3, 4]) {
    await more.click();
    await expect(field).toHaveValue(String(quantity));
    await expect(row.getByText(exactly(product.price * quantity), { exact: true })).toBeVisible();
    await expect(panel.getByText(exactly(product.price * quantity), { exact: true })).toHaveCount(2);
    await page.clock.runFor(400);
  }
  await expect(panel.getByText(shop.messages.cart.count(4))).toBeVisible();
  await page.clock.runFor(99);
  expect(sent.items).toEqual([]);
  const answer = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.clock.runFor(1);
  expect((await answer).status()).toBe(200);
  expect(sent.items).toEqual([[product.line(4)]]);
  await page.clock.runFor(5_000);
  expect(sent.items).toHaveLength(1);
  expect((await customer.cart())!.items[0]!.quantity).toBe(4);
});

test('minus is disabled at 1', { tag: '@long' }, async ({ page, shop, customer, goods: { product } }) => {
  const { field, more, less } = await open(page, shop, customer, product, 1);
  const sent = countPuts(page);
  await expect(less).toHaveAttribute('aria-disabled', 'true');
  await less.click({ force: true });
  await expect(field).toHaveValue('1');
  await more.click();
  await expect(field).toHaveValue('2');
  await expect.poll(() => sent.items).toEqual([[product.line(2)]]);
});

test(
  'minus is disabled during a change; plus stays enabled, and its edit follows',
  { tag: '@long' },
  async ({ page, shop, customer, goods: { product } }) => {
    await page.clock.install();
    const { field, more, less } = await open(page, shop, customer, product, 2);
    const sent = countPuts(page);
    const release = await hold(page, PUT);
    await stopClock(page);
    await more.click();
    await expect(less).toHaveAttribute('aria-disabled', 'false');
    await page.clock.runFor(500);
    await expect(less).toHaveAttribute('aria-disabled', 'true');
    await page.clock.resume();
    await less.click({ force: true });
    await expect(field).toHaveValue('3');
    await more.click();
    await expect(field).toHaveValue('4');
    release();
    await expect.poll(() => sent.items).toEqual([[product.line(3)], [product.line(4)]]);
    await expect(less).toHaveAttribute('aria-disabled', 'false');
    await expect(field).toHaveValue('4');
    await expect.poll(async () => (await customer.cart())!.items[0]!.quantity).toBe(4);
  },
);

test(
  'a typed quantity counts too',
  { tag: '@long' },
  async ({ page, shop, customer, goods: { product } }) => {
    const { panel, field } = await open(page, shop, customer, product, 1);
    await field.fill('5');
    await field.press('Enter');
    await expect(panel.getByText(shop.messages.cart.count(5))).toBeVisible();
    await expect.poll(async () => (await customer.cart())!.items[0]!.quantity).toBe(5);
  },
);

for (const [failure, answer, details] of [
  [
    'a failing server',
    { status: 500, json: { error: 'Something broke.', code: 'internal' } },
    { tag: '@long' },
  ],
  ['a lost network', null, {}],
] as const) {
  test(
    `${failure} puts the quantity back and says so`,
    details,
    async ({ page, shop, customer, goods: { product }, noise }) => {
      noise.allow(/answer 500|status of 500/, /ERR_FAILED/, /ApiError/);
      const { row, field, more } = await open(page, shop, customer, product, 2);
      const { promise: seen, resolve } = Promise.withResolvers<void>();
      await page.route(PUT, async (route) => {
        await seen;
        await (answer ? route.fulfill(answer) : route.abort('failed'));
      });
      await more.click();
      await expect(field).toHaveValue('3');
      resolve();
      await expect(field).toHaveValue('2');
      await expect(row.getByText(exactly(product.price * 2), { exact: true })).toBeVisible();
      await expect(
        snackbar(page, shop, answer ? 'Something broke.' : shop.messages.cart.changeFailed),
      ).toBeVisible();
      await expect(page.getByRole('alert')).toContainText(
        answer ? 'Something broke.' : shop.messages.cart.changeFailed,
      );
    },
  );
}

test('more than the stock: the server’s message and quantity are shown', async ({
  page,
  shop,
  customer,
  goods: { product },
  noise,
}) => {
  noise.allow(/answer 409|status of 409/, /ApiError/);
  const { field } = await open(page, shop, customer, product, 2);
  const refusal = page.waitForResponse((response) => response.status() === 409);
  await field.fill('999');
  await field.press('Enter');
  const { error } = (await (await refusal).json()) as { error: string };
  await expect(snackbar(page, shop, error)).toBeVisible();
  await expect(field).toHaveValue('2');
  expect((await customer.cart())!.items[0]!.quantity).toBe(2);
});

test('an edit survives a reload right after it', async ({
  page,
  shop,
  customer,
  goods: { product },
  noise,
}) => {
  // If the new page loads before the edit has arrived, it sends the edit again, to no effect.
  noise.allow(/answer 412|status of 412/);
  const { more } = await open(page, shop, customer, product, 2);
  await more.click();
  await page.reload();
  await expect(cartButton(page, shop, 3)).toBeVisible();
  await expect.poll(async () => (await customer.cart())!.items[0]!.quantity).toBe(3);
  await expect(cartButton(page, shop, 3)).toBeVisible();
});

test(
  'an edit survives leaving the shop right after it',
  { tag: '@long' },
  async ({ page, shop, customer, goods: { product } }) => {
    const { more } = await open(page, shop, customer, product, 2);
    await more.click();
    await page.goto('about:blank');
    await expect.poll(async () => (await customer.cart())!.items[0]!.quantity).toBe(3);
  },
);

test(
  'an edit survives going on to checkout right after it',
  { tag: '@long' },
  async ({ page, shop, customer, goods: { product } }) => {
    const { panel, more } = await open(page, shop, customer, product, 2);
    const sent = countPuts(page);
    await more.click();
    await panel.getByRole('link', { name: shop.messages.cart.proceed }).click();
    await expectAt(page, shop.address(pages.checkout()));
    const row = rowOf(page.getByRole('main'), product.title);
    await expect(stepperOf(row, product.title, shop).field).toHaveValue('3');
    await expect.poll(() => sent.items).toEqual([[product.line(3)]]);
  },
);

test(
  'an edit survives a logout right after it',
  { tag: '@long' },
  async ({ page, shop, customer, goods: { product } }) => {
    await customer.fillCart([product.line(2)]);
    await shop.visit(pages.checkout());
    const row = rowOf(page.getByRole('main'), product.title);
    const sent = countPuts(page);
    const answered = page.waitForResponse(PUT);
    await stepperOf(row, product.title, shop).more.click();
    await accountButton(page, shop, customer).click();
    await page.getByRole('menuitem', { name: shop.messages.account.logout }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: shop.messages.nav.login })).toBeVisible();
    expect((await answered).status()).toBe(200);
    expect(sent.items).toEqual([[product.line(3)]]);
  },
);

test(
  'a removal right after an edit discards the edit',
  { tag: '@long' },
  async ({ page, shop, customer, goods: { product } }) => {
    await page.clock.install();
    const { panel, more } = await open(page, shop, customer, product, 2);
    const sent = countPuts(page);
    await more.click();
    await panel.getByRole('button', { name: shop.messages.cart.remove(product.title) }).click();
    await expect(page.getByRole('dialog', { name: shop.messages.cart.empty })).toBeVisible();
    await page.clock.fastForward(2_000);
    await expect(cartButton(page, shop, 0)).toBeVisible();
    await expect.poll(async () => (await customer.cart())!.items).toEqual([]);
    expect(sent.items.at(-1)).toEqual([]);
  },
);
