/** What is changed in a row of a list: kept, merged or reverted. */
import type { Locator } from '@playwright/test';
import { adminApi } from '#contract/admin-routes.ts';
import { expect, test, unique } from './support/admin.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { PHONE } from './support/places.ts';
import { kept, publicStatus, rowOf } from './support/rows.ts';

const stockOf = (row: Locator) => row.locator('[name=inventory]');
const priorityOf = (row: Locator) => row.locator('[name=priority]');

test('what is switched off leaves the shop at once, and returns', async ({ page, noise, admin }) => {
  noise.allow(/404/);
  const product = await admin.has.product();
  const { lists } = admin.words;
  await admin.visit('shop', { q: product.title });
  const row = rowOf(page, product.title);
  await row.getByRole('switch').click();
  await expect(row.getByText(lists.saved)).toBeVisible();
  await expect.poll(() => publicStatus(page, product._id)).toBe(404);
  await expect(row.getByText(lists.products.hidden)).toBeVisible();
  await row.getByRole('switch').click();
  await expect(row.getByText(lists.saved)).toBeVisible();
  await expect.poll(() => publicStatus(page, product._id)).toBe(200);
});

test(
  'two controls of a row, changed one right after the other and then left, both stay',
  { tag: '@long' },
  async ({ page, admin }) => {
    const product = await admin.has.product({ inventory: 5, priority: 0 });
    await admin.visit('shop', { q: product.title });
    const row = rowOf(page, product.title);
    await stockOf(row).fill('12');
    await priorityOf(row).fill('3');
    // Within half a second.
    await page.getByRole('tab', { name: admin.words.shell.tabs.workshops }).click();
    await expect.poll(() => kept(admin, product._id)).toMatchObject({ inventory: 12, priority: 3 });

    await admin.visit('shop', { q: product.title });
    await expect(stockOf(row)).toHaveValue('12');
    await stockOf(row).press('ArrowUp');
    await page.reload();
    await expect.poll(() => kept(admin, product._id)).toMatchObject({ inventory: 13, priority: 3 });
  },
);

test('where somebody was faster, both changes are kept', { tag: '@long' }, async ({ page, noise, admin }) => {
  noise.allow(/412/);
  const product = await admin.has.product({ inventory: 5 });
  await admin.visit('shop', { q: product.title });
  const row = rowOf(page, product.title);
  await expect(stockOf(row)).toHaveValue('5');
  await admin.call('PUT', adminApi.entry('products', product._id), { ...product, price: 77 });
  await stockOf(row).fill('6');
  await expect(row.getByText(admin.words.lists.saved)).toBeVisible();
  await expect.poll(() => kept(admin, product._id)).toMatchObject({ inventory: 6, price: 77 });
});

test(
  'a change that fails is reverted, says why and can be retried',
  { tag: '@long' },
  async ({ page, noise, admin }) => {
    noise.allow(/request failed/, /Failed to load resource/);
    const product = await admin.has.product({ inventory: 5 });
    const { lists } = admin.words;
    await admin.visit('shop', { q: product.title });
    const row = rowOf(page, product.title);
    const path = `**${adminApi.entry('products', product._id)}`;
    await page.route(path, (route) => route.abort());
    await stockOf(row).fill('6');
    await expect(page.getByRole('alert').filter({ hasText: admin.words.shell.noConnection })).toBeVisible();
    await expect(stockOf(row)).toHaveValue('5');
    await expectAccessible(page);
    await page.unroute(path);
    await page.getByRole('button', { name: lists.tryAgainWith('6') }).click();
    await expect(row.getByText(lists.saved)).toBeVisible();
    await expect(stockOf(row)).toHaveValue('6');
    expect((await kept(admin, product._id)).inventory).toBe(6);
  },
);

test.describe('on a phone', () => {
  test.use(PHONE);

  test(
    'on touch screens stock, priority and all else are in the row’s menu',
    { tag: '@long' },
    async ({ page, noise, admin }) => {
      noise.allow(/404/);
      const product = await admin.has.product({
        title: unique('טבעת עם שם ארוך מאוד שנמשך על פני כמה שורות'),
        inventory: 3,
      });
      const { lists, fields } = admin.words;
      await admin.visit('shop', { q: product.title });
      const row = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name: product.title, exact: true }) });
      await expect(row.getByText(lists.stock.left(3))).toBeVisible();
      await expect(page.getByRole('table')).toHaveCount(0);
      await expectNoOverflow(page);
      await expectAccessible(page);

      await row.getByRole('button', { name: lists.menu.of(product.title) }).tap();
      const sheet = page.getByRole('dialog', { name: product.title });
      await sheet
        .getByRole('group', { name: fields.names.inventory })
        .getByRole('button', { name: lists.more })
        .tap();
      await sheet
        .getByRole('group', { name: fields.names.inventory })
        .getByRole('button', { name: lists.more })
        .tap();
      await sheet
        .getByRole('group', { name: fields.names.priority })
        .getByRole('button', { name: lists.more })
        .tap();
      await expect.poll(() => kept(admin, product._id)).toMatchObject({ inventory: 5, priority: 1 });
      await expectNoOverflow(page);
      await expectAccessible(page);
      await sheet.locator('[name=active]').tap();
      await expect.poll(() => publicStatus(page, product._id)).toBe(404);

      await sheet.getByRole('button', { name: lists.menu.remove }).tap();
      const question = page.getByRole('alertdialog');
      await expectNoOverflow(page);
      await expectAccessible(page);
      await question.getByRole('button', { name: lists.remove.confirm, exact: true }).tap();
      await expect(question).toBeHidden();
      await expect(row).toHaveCount(0);
    },
  );
});
