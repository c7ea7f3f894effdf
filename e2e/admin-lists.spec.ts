import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { adminApi } from '#contract/admin-routes.ts';
import { api } from '#contract/routes.ts';
import { snackbar } from './support/cart.ts';
import { expectAt } from './support/journey.ts';
import { expect, test, type Admin } from './support/admin.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { PHONE } from './support/places.ts';
import { publicStatus, rowOf } from './support/rows.ts';
import { onlyFirst } from './support/short-run.ts';

const titles = (page: Page) => page.locator('[data-row-link]').allTextContents();

/** Six products with one word in their titles; the first has the lowest price and stock. */
async function aSeries({ has }: Admin): Promise<{ word: string; titles: string[] }> {
  const word = randomUUID().slice(0, 8);
  const names = ['אחת', 'שתיים', 'שלוש', 'ארבע', 'חמש', 'שש'].map((name) => `${word} ${name}`);
  for (const [index, title] of names.entries())
    await has.product({ title, price: 10 * (index + 1), inventory: index * 2 });
  return { word, titles: names };
}

test('search, filter, sorting and pages find an entry, and stand in the address', async ({
  page,
  shop,
  admin,
}) => {
  const { word, titles: names } = await aSeries(admin);
  const { lists } = admin.words;
  await admin.visit('shop');
  await page.getByRole('searchbox', { name: lists.search }).fill(word);
  // By the shop's recommendation: within a priority the newest first.
  await expect.poll(() => titles(page)).toEqual(names.toReversed());
  await expectAt(page, shop.address(`/admin/shop?q=${word}`));

  await page.getByRole('columnheader', { name: lists.columns.price }).getByRole('button').click();
  await expect(page.getByRole('columnheader', { name: lists.columns.price })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect.poll(() => titles(page)).toEqual(names);

  await page.getByRole('combobox', { name: lists.perPage }).selectOption('5');
  await expect.poll(() => titles(page)).toEqual(names.slice(0, 5));
  await page.getByRole('button', { name: lists.page(2), exact: true }).click();
  await expect.poll(() => titles(page)).toEqual(names.slice(5));
  await page.reload();
  await expect.poll(() => titles(page)).toEqual(names.slice(5));
  await expectAt(page, shop.address(`/admin/shop?q=${word}&sort=price&size=5&page=2`));

  // Two are nearly sold out: the chip says so, and its list begins at the first page.
  const low = page
    .getByRole('list', { name: lists.filters })
    .getByRole('link', { name: lists.filter.lowStock });
  await expect(low).toContainText('2');
  await low.click();
  await expect.poll(() => titles(page)).toEqual(names.slice(0, 2));

  await page.getByRole('searchbox').fill('nothing has this name');
  await page.getByRole('button', { name: lists.clear }).last().click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expectAt(page, shop.address('/admin/shop?sort=price&size=5'));
});

test(
  'a slash moves the focus to the search, unless the visitor has turned that key off',
  { tag: '@long' },
  async ({ page, admin }) => {
    await admin.visit('shop');
    const search = page.getByRole('searchbox', { name: admin.words.lists.search });
    await expect(search).toBeVisible();
    await page.keyboard.press('/');
    await expect(search).toBeFocused();

    await page.evaluate(() => localStorage.setItem('search-slash', 'off'));
    await page.reload();
    await expect(search).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type('abc');
    await expect(search).not.toBeFocused();
    await expect(search).toHaveValue('');
  },
);

test('a product is deleted, the next row has the focus, and Undo brings it back', async ({
  page,
  shop,
  noise,
  admin,
}) => {
  noise.allow(/404/);
  const { word, titles: names } = await aSeries(admin);
  const { lists } = admin.words;
  await admin.visit('shop', { q: word, sort: 'price' });
  const row = rowOf(page, names[1]!);
  const id = (await row.getAttribute('data-row'))!;
  await row.getByRole('button', { name: lists.menu.of(names[1]!) }).click();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: lists.menu.remove }).click();
  const question = page.getByRole('alertdialog', { name: names[1]! });
  await expect(question.getByRole('button', { name: lists.remove.cancel })).toBeFocused();
  await expectAccessible(page);
  await question.getByRole('button', { name: lists.remove.confirm }).click();
  await expect(question).toBeHidden();
  const undo = snackbar(page, shop, lists.products.deleted(names[1]!)).getByRole('button', {
    name: lists.remove.undo,
  });
  await undo.hover(); // or its time might run out
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('link', { name: names[2]!, exact: true })).toBeFocused();
  await expect.poll(() => publicStatus(page, id)).toBe(404);

  await undo.click();
  await expect(row).toBeVisible();
  await expect(page.getByRole('link', { name: names[1]!, exact: true })).toBeFocused();
  await expect.poll(() => publicStatus(page, id)).toBe(200);
});

test('an owned tutorial is only hidden', { tag: '@long' }, async ({ page, noise, admin }) => {
  noise.allow(/404/);
  const tutorial = await admin.has.tutorial();
  const customer = {
    firstName: 'Dana',
    lastName: 'Levi',
    email: `${randomUUID()}@example.com`,
    password: 'paper and hammer',
  };
  const { data } = await admin.call<{ data: { user: { _id: string } } }>('POST', api.register(), customer);
  await admin.call('PUT', adminApi.tutorialOwner(tutorial._id, data.user._id), {});
  const { lists } = admin.words;
  await admin.visit('tutorials', { q: tutorial.title });
  await page.getByRole('link', { name: tutorial.title, exact: true }).press('Delete');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(lists.remove.inUse.tutorials.text(1));
  await expect(question.getByRole('button', { name: lists.remove.confirm, exact: true })).toHaveCount(0);
  await question.getByRole('button', { name: lists.remove.hide }).click();
  await expect(rowOf(page, tutorial.title).getByRole('switch')).not.toBeChecked();
  await expect.poll(async () => (await page.request.get(api.tutorial(tutorial._id))).status()).toBe(404);
});

test(
  'the keyboard alone moves through rows, hides, deletes, duplicates and opens',
  { tag: '@long' },
  async ({ page, shop, admin }) => {
    const { word, titles: names } = await aSeries(admin);
    const link = (index: number) => page.getByRole('link', { name: names[index]!, exact: true });
    await admin.visit('shop', { sort: 'price' });
    await expect(page.getByRole('table')).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type(word);
    await expect.poll(() => titles(page)).toEqual(names);
    await link(0).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await expect(link(1)).toBeFocused();
    const id = await link(1).getAttribute('data-row-link');

    await page.keyboard.press('Space');
    await expect(rowOf(page, names[1]!).getByRole('switch')).not.toBeChecked();
    await page.keyboard.press('Space');
    await expect(rowOf(page, names[1]!).getByRole('switch')).toBeChecked();

    await page.keyboard.press('Shift+F10');
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await link(1).focus();
    await page.keyboard.press('Delete');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(link(1)).toBeFocused();

    const editor = page.getByRole('dialog');
    await link(1).press('Enter');
    await expect(editor.locator('[name=title]')).toHaveValue(names[1]!);
    await page.keyboard.press('Escape');
    await expect(editor).toHaveCount(0);
    await expect(link(1)).toBeFocused();

    await page.keyboard.press('d');
    await expect(editor.locator('[name=price]')).toHaveValue('20');
    await expectAt(page, `${shop.address('/admin/shop')}?sort=price&q=${word}&edit=new&from=${id}`);

    await expect(editor.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Control+s');
    await expect(editor).toHaveCount(0);
    await expect.poll(() => titles(page)).toHaveLength(7);
    // The copy's row has the focus.
    await expect(page.locator(`[data-row-link]:not([data-row-link="${id}"]):focus`)).toBeVisible();
  },
);

test('a missing entry is reported, and the list stays', { tag: '@long' }, async ({ page, shop, admin }) => {
  await admin.visit('workshops', { edit: 'no-such-workshop' });
  await expect(snackbar(page, shop, admin.words.lists.workshops.gone)).toBeVisible();
  await expectAt(page, shop.address('/admin/workshops'));
});

test(
  'a list that fails to load says so and can be retried',
  { tag: '@long' },
  async ({ page, noise, admin }) => {
    noise.allow(/request failed/, /Failed to load resource/);
    await page.route(`**${adminApi.entries('products')}`, (route) => route.abort());
    await admin.visit('shop');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(admin.words.lists.failed);
    await expect(page.getByRole('button', { name: admin.words.lists.products.add })).toBeVisible();
    await page.unroute(`**${adminApi.entries('products')}`);
    await alert.getByRole('button').click();
    await expect(page.getByRole('table')).toBeVisible();
  },
);

for (const [index, tab] of (['shop', 'workshops', 'tutorials'] as const).entries()) {
  test(`the list of ${tab} doesn't overflow and passes axe`, onlyFirst(index), async ({ page, admin }) => {
    await admin.visit(tab);
    await expect(page.getByRole('table')).toBeVisible();
    await expectAccessible(page);
    for (const width of [1280, 1000, 900]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoOverflow(page);
    }
  });
}

test.describe('on a phone', () => {
  test.use(PHONE);

  test('sorting and category come in a sheet', { tag: '@long' }, async ({ page, shop, admin }) => {
    const { word, titles: names } = await aSeries(admin);
    const { lists } = admin.words;
    await admin.visit('shop', { q: word });
    await page.getByRole('button', { name: lists.sortAndFilter }).tap();
    const sheet = page.getByRole('dialog', { name: lists.sortAndFilter });
    await sheet.getByRole('button', { name: lists.columns.price }).tap();
    await sheet.getByRole('button', { name: shop.messages.categories.goldsmith, exact: true }).tap();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: lists.done }).tap();
    await expect.poll(() => titles(page)).toEqual(names);
    await expectAt(page, shop.address(`/admin/shop?q=${word}&sort=price&category=goldsmith`));
  });
});
