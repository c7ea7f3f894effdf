/** Two people who edit one entry. */
import type { Entries } from '#admin/data/entry-types.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { expect, test, unique } from './support/admin.ts';
import { productsOf } from './support/catalogue.ts';
import { openEditor } from './support/editor.ts';
import { expectAccessible } from './support/page-checks.ts';

type Product = Entries['products'];

test('a conflict shows both versions, and nothing is overwritten', async ({ page, admin, noise }) => {
  noise.allow(/412/);
  const product = await admin.has.product({ description: 'טבעת מרוקעת ביד ומושחרת.' });
  const { dialog, field, save, question } = await openEditor(page, admin, 'shop', product._id);
  await field('title').fill('טבעת שלי');
  await field('price').fill('130');
  await field('description').fill('טבעת מרוקעת ביד ומלוטשת.');
  await admin.call('PUT', adminApi.entry('products', product._id), {
    ...product,
    price: 140,
    priority: 8,
    description: 'טבעת מרוקעת במכונה.',
  });
  await save.click();
  const { conflict } = admin.words.editor;
  const { names } = admin.words.fields;
  await expect(question).toContainText(conflict.taken(names.priority));
  await expect(question.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(question.locator('mark').filter({ hasText: 'מלוטשת' })).toBeVisible();
  await expectAccessible(page);
  const choice = question.getByRole('button', { name: conflict.choosesLeft(2) });
  await expect(choice).toHaveAttribute('aria-disabled', 'true');
  await question.getByRole('group', { name: names.price }).getByRole('radio').last().check();
  await question.getByRole('group', { name: names.description }).getByRole('radio').first().check();
  await question.getByRole('button', { name: conflict.save }).click();
  await expect(dialog).toBeHidden();
  const { data } = await admin.call<{ data: Product }>('GET', adminApi.entry('products', product._id));
  expect(data).toMatchObject({
    title: 'טבעת שלי',
    price: 140,
    priority: 8,
    description: 'טבעת מרוקעת ביד ומלוטשת.',
  });
});

test(
  'separate changes of two people are both kept, and an entry deleted meanwhile can be saved as a new one',
  { tag: '@long' },
  async ({ page, admin, noise, request }) => {
    noise.allow(/412|404/);
    const product = await admin.has.product();
    const first = await openEditor(page, admin, 'shop', product._id);
    await first.field('title').fill(unique('טבעת שלי'));
    const title = await first.field('title').inputValue();
    await admin.call('PUT', adminApi.entry('products', product._id), { ...product, price: 141 });
    await first.save.click();
    await expect(
      page.getByText(admin.words.editor.savedWith(admin.words.fields.names.price)).first(),
    ).toBeVisible();
    expect((await productsOf(request)).find(({ _id }) => _id === product._id)).toMatchObject({
      title,
      price: 141,
    });

    const { dialog, field, save, question } = await openEditor(page, admin, 'shop', product._id);
    await field('price').fill('150');
    await admin.call('DELETE', adminApi.entry('products', product._id));
    await save.click();
    await question.getByRole('button', { name: admin.words.editor.gone.saveAsNew }).click();
    await expect(dialog).toBeHidden();
    expect((await productsOf(request)).find((one) => one.title === title)).toMatchObject({ price: 150 });
  },
);
