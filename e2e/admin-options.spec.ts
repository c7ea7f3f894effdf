/** Options of a product and the stock of its variants, counted in the editor's matrix. */
import type { Entries } from '#admin/data/entry-types.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { type Admin, expect, test, unique } from './support/admin.ts';
import { openEditor } from './support/editor.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { PHONE } from './support/places.ts';

type Product = Entries['products'];

async function saved(admin: Admin, id: string): Promise<Product> {
  return (await admin.call<{ data: Product }>('GET', adminApi.entry('products', id))).data;
}

test('a ring gets two metals and twelve sizes, and each combination its stock', async ({
  page,
  admin,
  shop,
}) => {
  const t = admin.words.productOptions;
  const [silver, gold] = shop.lang === 'he' ? ['כסף', 'זהב'] : ['Silver', 'Gold'];
  const { _id } = await admin.has.product({ inventory: 8 });
  const { dialog, field, save } = await openEditor(page, admin, 'shop', _id);
  const stock = (size: number, metal: string) =>
    dialog.getByRole('textbox', { name: t.stockOf(`${size}, ${metal}`) });

  await dialog.getByRole('button', { name: t.anotherOption }).click();
  await expect(field('options.0.title')).toBeFocused();
  await field('options.0.title').fill('מתכת');
  await field('options.0.choices').fill('כסף, זהב');
  await field('options.0.choices').press('Enter');
  await dialog.getByRole('button', { name: shop.lang === 'he' ? 'מידת טבעת' : 'Ring size' }).click();
  await expect(field('options.1.choices')).toBeFocused();
  await field('options.1.choices').fill('64-70');
  await field('options.1.choices').press('Enter');
  await expect(dialog.getByText(t.choicesAdded(['64', '66', '68', '70']))).toBeVisible();

  await field('variants').check();
  await expect(stock(70, gold!)).toHaveValue('0');
  await dialog.getByRole('textbox', { name: t.fill }).fill('5');
  await dialog.getByRole('combobox', { name: t.fillWhere }).selectOption({ label: t.only(gold!) });
  await dialog.getByRole('button', { name: t.fillNow, exact: true }).click();
  await expect(dialog.getByText(t.filled(12, 5))).toBeVisible();
  await stock(54, silver!).fill('2');
  await stock(54, silver!).press('ArrowDown');
  await expect(stock(56, silver!)).toBeFocused();
  await expect(dialog.getByText(t.inStock(62, 13))).toBeVisible();
  await dialog.getByText(t.namesAndExtras).last().click();
  await expect(field('options.1.choices.11.title')).toHaveValue('70');
  await expectAccessible(page);

  await save.click();
  await expect(dialog).toBeHidden();
  const { inventory, variants } = await saved(admin, _id);
  expect([inventory, variants.length]).toEqual([62, 24]);

  const again = await openEditor(page, admin, 'shop', _id);
  await expect(stock(54, gold!)).toHaveValue('5');
  await expect(stock(54, silver!)).toHaveValue('2');
  await expect(stock(56, silver!)).toHaveValue('0');
  await expect(again.field('inventory')).toHaveCount(0);
});

const choices = (...titles: string[]) => titles.map((title) => ({ _id: title, title }));
const METAL = { _id: 'metal', title: 'Metal', choices: choices('Silver', 'Gold') };
const SIZE = { _id: 'size', title: 'Size', choices: choices('52', '54', '56') };
const COUNTED = {
  options: [METAL, SIZE],
  variants: ['Silver', 'Gold'].flatMap((metal) =>
    ['52', '54', '56'].map((size) => ({ choices: [metal, size], inventory: 1, active: true })),
  ),
};

test('a stock that can’t be is refused in its cell', { tag: '@long' }, async ({ page, admin }) => {
  const { productOptions: t, errors } = admin.words;
  const { _id } = await admin.has.product(COUNTED);
  const { dialog, save } = await openEditor(page, admin, 'shop', _id);
  const stock = dialog.getByRole('textbox', { name: t.stockOf('54, Gold') });
  for (const [typed, sentence] of [
    ['-3', errors.fields.range({ problem: 'range', min: 0 })],
    ['1.5', errors.fields.whole({ problem: 'whole' })],
  ] as const) {
    await stock.fill(typed);
    await save.click();
    await expect(stock).toBeFocused();
    await expect(stock).toHaveAccessibleDescription(sentence);
    await expect(stock).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
  }
  await stock.fill('3');
  await expect(stock).toHaveAttribute('aria-invalid', 'false');
  await save.click();
  await expect(dialog).toBeHidden();
  expect((await saved(admin, _id)).inventory).toBe(8);
});

test(
  'options are copied from another product, without its stock',
  { tag: '@long' },
  async ({ page, admin }) => {
    const t = admin.words.productOptions;
    const title = unique('Ring');
    const personalText = { title: 'Engraving', maxLength: 8, extra: 40, required: false };
    await admin.has.product({ ...COUNTED, title, personalText, leadDays: 5 });
    const { _id } = await admin.has.product({ inventory: 8 });
    const { dialog, save } = await openEditor(page, admin, 'shop', _id);
    await dialog.getByRole('button', { name: t.copyFrom }).click();
    await dialog.getByRole('searchbox', { name: t.copyWhich }).fill(title);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: t.copyOf(title) }).click();
    await expect(dialog.getByText(t.copied(title))).toBeVisible();
    await dialog.getByRole('button', { name: t.undo }).click();
    await expect(dialog.getByRole('heading', { name: 'Metal' })).toHaveCount(0);
    await dialog.getByRole('button', { name: t.copyFrom }).click();
    await dialog.getByRole('searchbox', { name: t.copyWhich }).fill(title);
    await dialog.getByRole('searchbox', { name: t.copyWhich }).press('Enter');
    await expect(dialog.getByRole('heading', { name: 'Metal' })).toBeVisible();
    await save.click();
    await expect(dialog).toBeHidden();
    const { options, variants, inventory, leadDays, ...copy } = await saved(admin, _id);
    expect(options.map((option) => option.choices.map((choice) => choice.title))).toEqual([
      ['Silver', 'Gold'],
      ['52', '54', '56'],
    ]);
    expect(copy.personalText).toMatchObject(personalText);
    expect([variants, inventory, leadDays]).toEqual([[], 8, 5]);
  },
);

test(
  'two who count one combination are asked about it, and the others are kept',
  { tag: '@long' },
  async ({ page, admin, noise }) => {
    noise.allow(/412/);
    const { editor, fields, productOptions: t } = admin.words;
    const product = await admin.has.product(COUNTED);
    const { dialog, save, question } = await openEditor(page, admin, 'shop', product._id);
    await dialog.getByRole('textbox', { name: t.stockOf('52, Silver') }).fill('7');
    await dialog.getByRole('textbox', { name: t.stockOf('56, Gold') }).fill('2');
    const theirs = product.variants.map((variant, place) => {
      if (place === 0) return { ...variant, inventory: 4 };
      return place === 4 ? { ...variant, inventory: 9 } : variant;
    });
    await admin.call('PUT', adminApi.entry('products', product._id), { ...product, variants: theirs });
    await save.click();
    const asked = question.getByRole('group', { name: fields.names.variants });
    await expect(asked).toHaveCount(1);
    await expect(asked).toContainText('52');
    await expectAccessible(page);
    await asked.getByRole('radio').first().check();
    await question.getByRole('button', { name: editor.conflict.save }).click();
    await expect(dialog).toBeHidden();
    const { variants } = await saved(admin, product._id);
    expect(variants.map(({ inventory }) => inventory)).toEqual([7, 1, 1, 1, 9, 2]);
  },
);

test.describe('on a phone', () => {
  test.use(PHONE);

  test('stock is counted one column at a time', { tag: '@long' }, async ({ page, admin }) => {
    const t = admin.words.productOptions;
    const { _id } = await admin.has.product(COUNTED);
    const { dialog, save } = await openEditor(page, admin, 'shop', _id);
    const gold = dialog.getByRole('textbox', { name: t.stockOf('54, Gold') });
    await expect(dialog.getByRole('textbox', { name: t.stockOf('54, Silver') })).toHaveValue('1');
    await expect(gold).toHaveCount(0);
    await dialog.getByRole('radio', { name: 'Gold', exact: true }).check();
    await expect(gold).toHaveValue('1');
    await dialog.getByRole('button', { name: t.more('54, Gold') }).tap();
    await expect(gold).toHaveValue('2');
    await dialog.getByRole('switch', { name: t.soldOf('56, Gold') }).uncheck();
    await expect(dialog.getByText(t.notSold, { exact: true })).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
    await save.tap();
    await expect(dialog).toBeHidden();
    const { inventory, variants } = await saved(admin, _id);
    expect(inventory).toBe(7);
    expect(variants.slice(3)).toEqual([
      { choices: ['Gold', '52'], inventory: 1, active: true },
      { choices: ['Gold', '54'], inventory: 2, active: true },
      { choices: ['Gold', '56'], inventory: 1, active: false },
    ]);
  });
});
