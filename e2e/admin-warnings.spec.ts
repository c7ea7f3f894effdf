/** What is unusual is said and can be saved all the same; numbers are understood as people write them. */
import { adminApi } from '#contract/admin-routes.ts';
import type { Entries } from '#admin/data/entry-types.ts';
import { type Admin, expect, inDays, test } from './support/admin.ts';
import { editorOf, openEditor } from './support/editor.ts';
import { PHONE } from './support/places.ts';

test(
  'a price with a sign is understood, and 0 is asked about once',
  { tag: '@long' },
  async ({ page, admin }) => {
    const { words } = admin;
    const product = await admin.has.product();
    const saved = async () =>
      (await admin.call<{ data: Entries['products'] }>('GET', adminApi.entry('products', product._id))).data;
    const { dialog, field, save, question } = await openEditor(page, admin, 'shop', product._id);
    await field('price').fill('₪ 1.200,50');
    await field('price').blur();
    await expect(field('price')).toHaveValue('1200.50');
    await field('price').fill('0');
    await expect(dialog.getByText(words.editor.zero.warning)).toBeVisible();
    await save.click();
    await question.getByRole('button', { name: words.editor.zero.back }).click();
    await expect(field('price')).toBeFocused();
    await save.click();
    await question.getByRole('button', { name: words.editor.zero.save }).click();
    await expect(dialog).toBeHidden();
    expect(await saved()).toMatchObject({ price: 0 });
  },
);

test.describe('a price of 0 in the list', () => {
  const savedPrice = async (admin: Admin, id: string) =>
    (await admin.call<{ data: Entries['products'] }>('GET', adminApi.entry('products', id))).data.price;

  test('is asked about before it is saved', { tag: '@long' }, async ({ page, admin }) => {
    const { words } = admin;
    const product = await admin.has.product({ price: 120 });
    await admin.visit('shop', { q: product.title });
    const price = page.getByRole('textbox', { name: words.lists.priceOf(product.title) });
    const question = page.getByRole('alertdialog', { name: words.editor.zero.title });
    await price.fill('0');
    await price.press('Enter');
    await expect(question).toContainText(product.title);
    await question.getByRole('button', { name: words.editor.zero.back }).click();
    await expect(price).toBeFocused();
    await expect(price).toHaveValue('120');
    await price.fill('0');
    await page.getByRole('heading', { level: 1 }).click();
    await question.getByRole('button', { name: words.editor.zero.save }).click();
    await expect(price).toHaveValue('0');
    await expect.poll(() => savedPrice(admin, product._id)).toBe(0);
  });

  test.describe('on a phone', () => {
    test.use(PHONE);

    test('is asked about when its sheet is left', { tag: '@long' }, async ({ page, admin }) => {
      const { words } = admin;
      const product = await admin.has.product({ price: 120 });
      await admin.visit('shop', { q: product.title });
      await page.getByRole('button', { name: words.lists.menu.of(product.title) }).tap();
      const sheet = page.getByRole('dialog', { name: product.title });
      await sheet.locator('[name=price]').fill('0');
      await page.keyboard.press('Escape');
      await sheet.locator('[name=price]').fill('0');
      await sheet.locator('[name=price]').press('Enter');
      const question = page.getByRole('alertdialog', { name: words.editor.zero.title });
      await question.getByRole('button', { name: words.editor.zero.back }).tap();
      await expect(sheet.locator('[name=price]')).toHaveValue('120');
      await sheet.locator('[name=price]').fill('0');
      await page.touchscreen.tap(195, 40);
      await question.getByRole('button', { name: words.editor.zero.save }).tap();
      await expect.poll(() => savedPrice(admin, product._id)).toBe(0);
    });
  });
});

test(
  'an overfull workshop with a date twice is warned about, and saved',
  { tag: '@long' },
  async ({ page, admin }) => {
    const { words } = admin;
    const date = inDays(400);
    const workshop = await admin.has.workshop({ workshopDates: [{ date, duration: 150 }] });
    await admin.visit('workshops', { edit: workshop._id });
    const { dialog, field, save } = editorOf(page);
    await field('participants').fill('12');
    await expect(dialog.getByText(words.workshops.overfull(12, 8))).toBeVisible();
    await dialog.getByRole('button', { name: words.workshops.weekAfter }).click();
    await field('workshopDates.1.date').fill(await field('workshopDates.0.date').inputValue());
    await expect(dialog.getByText(words.workshops.sameTime)).toBeVisible();
    // Not this year's, so it says which.
    await expect(dialog.getByText(new RegExp(date.slice(0, 4))).first()).toBeVisible();
    const second = dialog.getByRole('group', { name: words.workshops.meeting(2) });
    await second.getByRole('button', { name: words.workshops.hours[180] }).click();
    await expect(field('workshopDates.1.duration')).toHaveValue('180');
    await save.click();
    await expect(dialog).toBeHidden();
    const { data } = await admin.call<{ data: Entries['workshops'] }>(
      'GET',
      adminApi.entry('workshops', workshop._id),
    );
    expect(data).toMatchObject({ participants: 12 });
    expect(data.workshopDates).toHaveLength(2);
  },
);

test(
  'a field that was only passed is not wrong yet, and one near its limit counts',
  { tag: '@long' },
  async ({ page, admin }) => {
    const { words } = admin;
    const { dialog, field } = await openEditor(page, admin, 'shop', 'new');
    await field('title').focus();
    await field('title').blur();
    await expect(field('title')).toHaveAttribute('aria-invalid', 'false');
    await field('title').fill(`ביד  ${'א'.repeat(182)}`);
    await expect(dialog.getByText(words.fields.counter(187, 200))).toBeVisible();
    await field('title').blur();
    await expect(field('title')).toHaveValue(`ביד ${'א'.repeat(182)}`);
    await field('title').fill('');
    await field('title').blur();
    await expect(field('title')).toHaveAttribute('aria-invalid', 'true');
  },
);
