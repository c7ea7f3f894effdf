import type { Locator } from '@playwright/test';
import { pages } from '#contract/routes.ts';
import { formatPercent } from '#i18n/format.ts';
import { cartButton, exactly, expectColumns, openCart, rowOf, snackbar, stepperOf } from './support/cart.ts';
import { expect, test, type Goods } from './support/customer.ts';
import type { Shop } from './support/fixtures.ts';
import { expectAt, restingBox } from './support/journey.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { PHONE, PHONE_SCREEN } from './support/places.ts';

const threeKinds = ({ product, workshop, tutorial }: Goods) => [
  product.line(2),
  workshop.line(),
  tutorial.line(),
];
const sum = ({ product, workshop, tutorial }: Goods) => product.price * 2 + workshop.price + tutorial.price;

async function expectRows(panel: Locator, shop: Shop, goods: Goods): Promise<void> {
  const { cart: words } = shop.messages;
  const rows = [
    { good: goods.product, type: words.types.Item, quantity: 2 },
    { good: goods.workshop, type: words.types.Workshop, quantity: 1 },
    { good: goods.tutorial, type: words.types.Tutorial, quantity: 1 },
  ];
  for (const { good, type, quantity } of rows) {
    const row = rowOf(panel, good.title);
    await expect(row.getByText(type, { exact: true })).toBeVisible();
    await expect(row.locator('img, svg').first()).toBeVisible();
    await expect(row.getByText(good.title, { exact: true })).toBeVisible();
    await expect(row.getByText(exactly(good.price), { exact: true }).first()).toBeVisible();
    await expect(row.getByText(exactly(good.price * quantity), { exact: true }).last()).toBeVisible();
    await expect(row.getByRole('button', { name: words.remove(good.title) })).toBeVisible();
    const { field, more, less } = stepperOf(row, good.title, shop);
    const isItem = type === words.types.Item;
    for (const part of [field, more, less]) await expect(part).toHaveCount(isItem ? 1 : 0);
    if (isItem) await expect(field).toHaveValue(String(quantity));
    else await expect(row.getByRole('cell').nth(4)).toContainText(String(quantity));
  }
  await expect(panel.getByText(exactly(sum(goods)), { exact: true })).toBeVisible();
}

test(
  'columns, rows, total with two decimals, within 80 % of the window',
  { tag: '@long' },
  async ({ page, shop, customer, goods }) => {
    await customer.fillCart(threeKinds(goods));
    await shop.visit('/about');
    const panel = await openCart(page, shop, 4);
    await expectColumns(panel, shop);
    await expectRows(panel, shop, goods);
    const box = await restingBox(panel);
    expect(box.height).toBeLessThanOrEqual(900 * 0.8 + 1);
    expect(box.width).toBeLessThanOrEqual(760);
    await expectNoOverflow(page);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(cartButton(page, shop, 4)).toBeFocused();
  },
);

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a sheet as wide as the page, with all seven facts in each row', async ({
    page,
    shop,
    customer,
    goods,
  }) => {
    await customer.fillCart(threeKinds(goods));
    await shop.visit('/about');
    const panel = await openCart(page, shop, 4);
    await expectRows(panel, shop, goods);
    const box = await restingBox(panel);
    expect(box.width).toBe(PHONE_SCREEN.width);
    expect(Math.round(box.y + box.height)).toBe(PHONE_SCREEN.height);
    expect(box.height).toBeLessThanOrEqual(PHONE_SCREEN.height * 0.8 + 1);
    await expectNoOverflow(page);
    await expectAccessible(page);
    await panel.getByRole('link', { name: shop.messages.cart.proceed }).tap();
    await expectAt(page, shop.address(pages.checkout()));
    await expect(panel).toBeHidden();
  });

  test('the drawer has the badge and opens it', { tag: '@long' }, async ({ page, shop, customer, goods }) => {
    await customer.fillCart([goods.product.line(2)]);
    await shop.visit('/about');
    await expect(cartButton(page, shop, 2)).toBeVisible();
    await page.getByRole('button', { name: shop.messages.nav.menu }).tap();
    await page
      .getByRole('dialog', { name: shop.messages.nav.menu })
      .getByRole('button', { name: shop.messages.nav.cart })
      .tap();
    const panel = page.getByRole('dialog', { name: shop.messages.cart.title });
    await expect(rowOf(panel, goods.product.title)).toBeVisible();
  });
});

test('a row is removed by its button; the last one leaves the empty state', async ({
  page,
  shop,
  customer,
  goods,
}) => {
  const { cart: words } = shop.messages;
  await customer.fillCart([goods.product.line(), goods.tutorial.line()]);
  await shop.visit('/about');
  const panel = await openCart(page, shop, 2);
  await panel.getByRole('button', { name: words.remove(goods.product.title) }).click();
  await expect(rowOf(panel, goods.product.title)).toHaveCount(0);
  await expect(panel.getByText(exactly(goods.tutorial.price), { exact: true }).last()).toBeVisible();
  await panel.getByRole('button', { name: words.remove(goods.tutorial.title) }).click();
  const empty = page.getByRole('dialog', { name: words.empty });
  await expect(empty).toBeVisible();
  await expectAccessible(page);
  await expect.poll(async () => (await customer.cart())!.items).toEqual([]);
  await empty.getByRole('link', { name: words.continueShopping }).click();
  await expectAt(page, shop.address('/shop'));
  await expect(empty).toBeHidden();
  await expect(cartButton(page, shop, 0)).toBeVisible();
});

test('a removed line comes back by the message, as it was', async ({ page, shop, customer, goods }) => {
  const { cart: words } = shop.messages;
  await customer.fillCart([goods.product.line(2), goods.tutorial.line()]);
  await shop.visit('/about');
  const panel = await openCart(page, shop, 3);
  await panel.getByRole('button', { name: words.remove(goods.product.title) }).click();
  await expect(rowOf(panel, goods.product.title)).toHaveCount(0);
  await snackbar(page, shop, words.takenOut).getByRole('button', { name: words.bringBack }).click();
  await expect(rowOf(panel, goods.product.title)).toBeVisible();
  await expect
    .poll(async () => (await customer.cart())!.items)
    .toMatchObject([goods.tutorial.line(), goods.product.line(2)]);
});

test(
  'Clear Cart asks first and can be canceled',
  { tag: '@long' },
  async ({ page, shop, customer, goods }) => {
    const { cart: words } = shop.messages;
    if (shop.lang === 'en') {
      expect(words.clearText).toBe('Are you sure you want to clear your cart? This action cannot be undone.');
    }
    await customer.fillCart(threeKinds(goods));
    await shop.visit('/about');
    const panel = await openCart(page, shop, 4);
    const clear = panel.getByRole('button', { name: words.clear });
    const question = page.getByRole('alertdialog', { name: words.clearTitle });
    await clear.click();
    await expect(question).toHaveAccessibleDescription(words.clearText);
    await expect(question.getByRole('button', { name: words.clearCancel })).toBeFocused();
    await expectAccessible(page);
    await question.getByRole('button', { name: words.clearCancel }).click();
    await expect(question).toBeHidden();
    await expect(clear).toBeFocused();
    expect((await customer.cart())!.items).toHaveLength(3);

    await clear.click();
    await question.getByRole('button', { name: words.clearConfirm, exact: true }).click();
    await expect(page.getByRole('dialog', { name: words.empty })).toBeVisible();
    await expect.poll(async () => (await customer.cart())!.items).toEqual([]);
  },
);

test(
  'Proceed to Checkout closes the panel and goes there',
  { tag: '@long' },
  async ({ page, shop, customer, goods }) => {
    await customer.fillCart([goods.product.line()]);
    await shop.visit('/shop');
    const panel = await openCart(page, shop, 1);
    await panel.getByRole('link', { name: shop.messages.cart.proceed }).click();
    await expectAt(page, shop.address(pages.checkout()));
    await expect(panel).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: shop.messages.checkout.title })).toBeVisible();
  },
);

test('a first purchase shows what it takes off, whatever is changed', async ({
  page,
  shop,
  customer,
  goods,
}) => {
  const { cart: words } = shop.messages;
  const { product, tutorial } = goods;
  const percent = 10;
  await customer.fillCart([product.line(), tutorial.line()]);
  await shop.visit('/about');
  const panel = await openCart(page, shop, 2);
  const expectOffer = async (total: number) => {
    const off = Math.round(total * percent) / 100;
    const row = (label: string) => panel.getByRole('paragraph').filter({ hasText: label });
    await expect(row(words.firstOrder(formatPercent(percent)))).toContainText(exactly(off));
    await expect(row(words.afterOffer)).toContainText(exactly(total - off));
  };
  await expectOffer(product.price + tutorial.price);
  await rowOf(panel, tutorial.title)
    .getByRole('button', { name: words.remove(tutorial.title) })
    .click();
  await expectOffer(product.price);
  await expectAccessible(page);
  await expectNoOverflow(page);
});
