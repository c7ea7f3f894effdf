/** What is unusual is said and can be saved all the same; numbers are understood as people write them. */
import { adminApi } from '#contract/admin-routes.ts';
import type { Entries } from '#admin/data/entry-types.ts';
import { expect, inDays, test } from './support/admin.ts';
import { editorOf, openEditor } from './support/editor.ts';

test('a price with a sign is understood, and 0 is asked about once', async ({ page, admin }) => {
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
});

test('an overfull workshop with a date twice is warned about, and saved', async ({ page, admin }) => {
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
});

test('a field that was only passed is not wrong yet, and one near its limit counts', async ({
  page,
  admin,
}) => {
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
});
