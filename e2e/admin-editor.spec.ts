import type { Entries } from '#admin/data/entry-types.ts';
import type { FieldProblem } from '#contract/errors.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { pages } from '#contract/routes.ts';
import { productsOf, titleIn } from './support/catalogue.ts';
import { editorOf, openEditor, untilKept } from './support/editor.ts';
import { cardOf, expectAt, tabTo } from './support/journey.ts';
import { expect, test, unique } from './support/admin.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { PHONE } from './support/places.ts';
import { sampleJpeg } from './support/sample-picture.ts';

type Product = Entries['products'];

const RULES: [field: string, typed: string, problem: FieldProblem | 'notNumber'][] = [
  ['title', '', { problem: 'required' }],
  ['title', 'א'.repeat(201), { problem: 'length', max: 200 }],
  ['description', '', { problem: 'required' }],
  ['price', '', { problem: 'required' }],
  ['price', '-1', { problem: 'range', min: 0 }],
  ['price', '10.555', { problem: 'agorot' }],
  ['price', 'עשר', 'notNumber'],
  ['discount', '', { problem: 'required' }],
  ['discount', '101', { problem: 'range', max: 100 }],
  ['inventory', '', { problem: 'required' }],
  ['inventory', '-1', { problem: 'range', min: 0 }],
  ['inventory', '1.5', { problem: 'whole' }],
  ['priority', '-1', { problem: 'range', min: 0 }],
  ['translations.en.title', 'x'.repeat(201), { problem: 'length', max: 200 }],
];

test(
  'every rule is shown at its field when it is left, and hidden once it is met',
  { tag: '@long' },
  async ({ page, admin }) => {
    const { field, save, dialog } = await openEditor(page, admin, 'shop', (await admin.has.product())._id);
    for (const [name, typed, problem] of RULES) {
      const sentence =
        problem === 'notNumber'
          ? admin.words.fields.notNumber
          : (admin.words.errors.fields[problem.problem] as (details: FieldProblem) => string)(problem);
      const kept = await field(name).inputValue();
      await field(name).fill(typed);
      await field(name).blur();
      await expect(field(name), `${name}: ${typed}`).toHaveAccessibleDescription(
        new RegExp(escape(sentence)),
      );
      await expect(field(name)).toHaveAttribute('aria-invalid', 'true');
      await field(name).fill(kept);
      await expect(field(name)).toHaveAttribute('aria-invalid', 'false');
    }
    await expect(save).toBeEnabled();
    await expect(dialog).toBeVisible();
  },
);

test(
  'saving an incomplete product says so at every field and focuses the first',
  { tag: '@long' },
  async ({ page, shop: _shop, admin }) => {
    const { field, save, dialog } = await openEditor(page, admin, 'shop', 'new');
    await save.click();
    const { required, image_required } = admin.words.errors.fields;
    await expect(field('imagePath')).toBeFocused();
    await expect(dialog.getByText(image_required({ problem: 'image_required' })).first()).toBeVisible();
    for (const name of ['title', 'description', 'price']) {
      await expect(field(name)).toHaveAccessibleDescription(
        new RegExp(escape(required({ problem: 'required' }))),
      );
    }
    await dialog.getByRole('button', { name: admin.words.editor.toFix(4) }).click();
    await expect(field('imagePath')).toBeFocused();
    await expectAccessible(page);
    await expectNoOverflow(page);
  },
);

test('a product is written by keyboard alone in both languages and appears in the shop immediately', async ({
  page,
  shop,
  admin,
  request,
}) => {
  const title = unique('צמיד פתוח');
  const english = unique('Open bangle');
  const { field, dialog } = await openEditor(page, admin, 'shop', 'new');
  const type = async (name: string, text: string) => {
    await tabTo(page, field(name));
    await page.keyboard.insertText(text);
  };
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, field('imagePath'));
  await page.keyboard.press('Enter');
  await (
    await chooser
  ).setFiles({ name: 'bangle.jpg', mimeType: 'image/jpeg', buffer: await sampleJpeg(40) });
  await type('title', title);
  await type('translations.en.title', english);
  await type('description', 'פליז מרוקע, פתוח.');
  await type('translations.en.description', 'Hammered brass, open.');
  await type('price', '149.90');
  await tabTo(page, dialog.getByRole('radio').first());
  await page.keyboard.press('ArrowDown');
  await tabTo(page, field('isPromoted'));
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+s');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(admin.words.editor.saved).first()).toBeVisible();

  const made = (await productsOf(request)).find((product) => product.title === title)!;
  expect(made).toMatchObject({
    price: 149.9,
    discount: 0,
    category: 'cricut',
    isPromoted: true,
    inventory: 1,
    translations: { en: { title: english } },
  });
  await shop.visit(pages.shop());
  await expect(cardOf(page, titleIn(shop.lang, made))).toBeVisible();
});

test(
  'a save that the server refuses keeps the dialog and its content',
  { tag: '@long' },
  async ({ page, admin, noise }) => {
    noise.allow(/400|503/);
    const product = await admin.has.product();
    const { dialog, field, save } = await openEditor(page, admin, 'shop', product._id);
    await field('title').fill('טבעת אחרת');
    const answers = [
      { status: 503, json: { error: 'עמוס כרגע', code: 'overloaded' } },
      { status: 400, json: { error: 'לא תקין', code: 'invalid', fields: { price: 'זה המחיר של אתמול' } } },
    ];
    const path = `**${adminApi.entry('products', product._id)}`;
    await page.route(path, (route) => route.fulfill(answers.shift()!), { times: 2 });
    await save.click();
    await expect(dialog.getByRole('alert').filter({ hasText: 'עמוס כרגע' })).toBeVisible();
    await dialog.getByRole('button', { name: admin.words.editor.tryAgain }).click();
    await expect(field('price')).toHaveAccessibleDescription(/זה המחיר של אתמול/);
    await expect(field('price')).toBeFocused();
    await expect(field('title')).toHaveValue('טבעת אחרת');
    await field('price').fill('99');
    await save.click();
    await expect(dialog).toBeHidden();
    const { data } = await admin.call<{ data: Product }>('GET', adminApi.entry('products', product._id));
    expect(data).toMatchObject({ title: 'טבעת אחרת', price: 99 });
  },
);

test('every way of leaving with changes asks first and lists them', async ({ page, shop, admin }) => {
  const product = await admin.has.product();
  await admin.visit('shop', { q: product.title });
  await page.getByRole('link', { name: product.title, exact: true }).click();
  const { dialog, field, question } = editorOf(page);
  const { leave } = admin.words.editor;
  await field('price').fill('77');
  await untilKept(page, admin);
  await page.keyboard.press('Escape');
  await expect(question).toContainText(admin.words.fields.names.price);
  await expect(question.getByRole('button', { name: leave.keepEditing })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(field('price')).toHaveValue('77');

  await page.evaluate(() => history.back());
  await question.getByRole('button', { name: leave.keepEditing }).click();
  await expect(question).toBeHidden();
  await expectAt(page, shop.address(pages.adminTab('shop', { q: product.title, edit: product._id })));

  await dialog.getByRole('button', { name: admin.words.editor.cancel }).click();
  await question.getByRole('button', { name: leave.leave }).click();
  await expect(dialog).toBeHidden();
  await admin.visit('shop', { edit: product._id });
  await expect(field('price')).toHaveValue('120');

  await field('price').fill('78');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: leave.saveAndLeave }).click();
  await expect(dialog).toBeHidden();
  const { data } = await admin.call<{ data: Product }>('GET', adminApi.entry('products', product._id));
  expect(data.price).toBe(78);
});

test(
  'the preview shows both languages, and says where English is missing',
  { tag: '@long' },
  async ({ page, admin }) => {
    const product = await admin.has.product({ translations: { en: { title: 'Thin ring' } } });
    const { dialog, field } = await openEditor(page, admin, 'shop', product._id);
    const { he, en, fallsBack, missing } = admin.words.editor.previewPane;
    const card = (title: string) => dialog.locator(`iframe[title="${title}"]`).contentFrame();
    await expect(card(he).getByText(product.title)).toBeVisible();
    await expect(card(en).getByText('Thin ring')).toBeVisible();
    await expect(dialog.getByText(fallsBack(admin.words.fields.names.description))).toBeVisible();
    await dialog
      .getByRole('button', { name: missing(admin.words.fields.names['translations.en.description']) })
      .click();
    await expect(field('translations.en.description')).toBeFocused();
    await page.keyboard.insertText('Hammered by hand.');
    await expect(card(en).getByText('Hammered by hand.')).toBeVisible();
    await field('price').fill('200');
    await field('discount').fill('15');
    await expect(card(he).getByText('₪170')).toBeVisible();
  },
);

test.describe('on a phone', () => {
  test.use(PHONE);

  test(
    'a new product shows few fields, folds the rest and can be saved inactive',
    { tag: '@long' },
    async ({ page, admin, request }) => {
      const title = unique('עגילי נחושת');
      const { dialog, field } = await openEditor(page, admin, 'shop', 'new');
      await dialog
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await sampleJpeg(90) });
      await field('title').fill(title);
      await field('price').fill('85');
      await field('description').fill('נחושת קלה.');
      await expect(field('discount')).toBeHidden();
      await expect(field('translations.en.title')).toBeHidden();
      await expectAccessible(page);
      await expectNoOverflow(page);
      await dialog.getByRole('button', { name: admin.words.editor.preview }).click();
      await expect(
        dialog.locator('iframe').first().contentFrame().getByRole('heading', { name: title }),
      ).toBeVisible();
      await expectNoOverflow(page);
      await dialog.getByRole('button', { name: admin.words.editor.saveHidden }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText(admin.words.editor.savedHidden).first()).toBeVisible();
      expect((await productsOf(request)).some((product) => product.title === title)).toBe(false);
      const { data } = await admin.call<{ data: Product[] }>('GET', adminApi.entries('products'));
      expect(data.find((product) => product.title === title)).toMatchObject({ active: false, price: 85 });
    },
  );
});

function escape(sentence: string): string {
  return sentence.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
