/** What a row of a list does where it is touched. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test, unique, type Admin } from './support/admin.ts';
import { restingBox } from './support/journey.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { PHONE } from './support/places.ts';
import { kept } from './support/rows.ts';

const rowOf = (page: Page, id: string) => page.locator(`[data-row="${id}"]`);
const editorOf = (page: Page, title: string) => page.getByRole('dialog', { name: title });

async function expectEditor(page: Page, admin: Admin, title: string): Promise<void> {
  const editor = editorOf(page, title);
  await expect(editor.locator('[name=title]')).toHaveValue(title);
  await editor.getByRole('button', { name: admin.words.editor.close, exact: true }).click();
  await expect(editor).toBeHidden();
}

test(
  'a click beside a row’s controls opens its editor; a click on one does not',
  { tag: '@long' },
  async ({ page, admin }) => {
    const product = await admin.has.product();
    await admin.visit('shop', { q: product.title });
    const row = rowOf(page, product._id);
    for (const place of [row.locator('img'), row.getByRole('cell').nth(2)]) {
      await place.click();
      await expectEditor(page, admin, product.title);
    }
    await row.getByRole('switch').click();
    await expect(row.getByText(admin.words.lists.saved)).toBeVisible();
    await row.locator('[name=inventory]').click();
    await row.getByRole('button', { name: admin.words.lists.menu.of(product.title) }).click();
    await page.getByRole('menuitem', { name: admin.words.lists.menu.remove }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: admin.words.lists.remove.cancel, exact: true }).click();
    await expect(question).toBeHidden();
    await expect(editorOf(page, product.title)).toHaveCount(0);
  },
);

test('a price is taken on Enter or when it is left, half of one never', async ({ page, noise, admin }) => {
  noise.allow(/400/);
  const product = await admin.has.product({ price: 120, discount: 10 });
  const { lists } = admin.words;
  await admin.visit('shop', { q: product.title });
  const row = rowOf(page, product._id);
  const price = row.getByRole('textbox', { name: lists.priceOf(product.title) });
  await price.click();
  await page.keyboard.type('99.5');
  await page.keyboard.press('Escape');
  await expect(price).toHaveValue('120');
  await price.fill('1');
  await page.keyboard.type('80.5');
  await page.keyboard.press('Enter');
  await expect(price).toHaveValue('180.50');
  await expect(row.getByText(lists.saved)).toBeVisible();
  await expect.poll(() => kept(admin, product._id)).toMatchObject({ price: 180.5, discount: 10 });

  await price.fill('one');
  await price.blur();
  await expect(price).toHaveValue('180.50');
  await price.fill('-3');
  await price.blur();
  await expect(row.locator('xpath=following-sibling::tr').getByRole('alert')).toBeVisible();
  await expect(price).toHaveValue('180.50');
  expect(await kept(admin, product._id)).toMatchObject({ price: 180.5 });
});

test(
  'a piece is promoted and no longer promoted with the star in its row',
  { tag: '@long' },
  async ({ page, admin }) => {
    const product = await admin.has.product({ isPromoted: false });
    await admin.visit('shop', { q: product.title });
    const star = page.getByRole('button', { name: admin.words.lists.promotedOf(product.title) });
    for (const on of [true, false]) {
      await star.click();
      await expect(star).toHaveAttribute('aria-pressed', String(on));
      await expect.poll(() => kept(admin, product._id)).toMatchObject({ isPromoted: on });
    }
    await expectAccessible(page);
  },
);

test('a click on a banner text’s row opens its editor', { tag: '@long' }, async ({ page, admin }) => {
  const text = await admin.has.bannerText();
  await admin.visit('banner-texts', { q: text.text });
  await page.getByRole('cell', { name: admin.words.bannerTexts.noEndDate }).click();
  await expect(page.getByRole('dialog').locator('[name=text]')).toHaveValue(text.text);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test(
    'the picture, the price and the space beside them open the editor',
    { tag: '@long' },
    async ({ page, admin }) => {
      const product = await admin.has.product({ price: 437 });
      await admin.visit('shop', { q: product.title });
      const row = rowOf(page, product._id);
      for (const place of [row.locator('img'), row.getByText('437'), row]) {
        await place.tap();
        await expectEditor(page, admin, product.title);
      }
      await row.getByRole('switch').tap();
      await row.getByRole('button', { name: admin.words.lists.menu.of(product.title) }).tap();
      await expect(
        page.getByRole('dialog').getByRole('button', { name: admin.words.lists.menu.remove }),
      ).toBeVisible();
      await expect(page.locator('[name=title]')).toHaveCount(0);
    },
  );

  test('the price and the promotion are in the row’s sheet', { tag: '@long' }, async ({ page, admin }) => {
    const product = await admin.has.product({ price: 120, isPromoted: false });
    const { lists } = admin.words;
    await admin.visit('shop', { q: product.title });
    const row = rowOf(page, product._id);
    await row.getByRole('button', { name: lists.menu.of(product.title) }).tap();
    const sheet = page.getByRole('dialog', { name: product.title });
    await sheet.locator('[name=price]').fill('95');
    await sheet.locator('[name=isPromoted]').tap();
    await expect.poll(() => kept(admin, product._id)).toMatchObject({ price: 95, isPromoted: true });
    await expectNoOverflow(page);
    await expectAccessible(page);

    await sheet.locator('[name=price]').fill('96');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(row.getByText(lists.promoted)).toBeVisible();
    await expect.poll(() => kept(admin, product._id)).toMatchObject({ price: 96 });
  });

  test(
    'the note of a save covers neither the next action nor the question that follows',
    { tag: '@long' },
    async ({ page, admin }) => {
      const { lists, editor: words } = admin.words;
      const product = await admin.has.product();
      await admin.visit('shop', { q: product.title, edit: product._id });
      const editor = editorOf(page, product.title);
      await editor.locator('[name=price]').fill('180');
      await editor.getByRole('button', { name: words.save }).tap();
      const note = page.getByText(words.saved, { exact: true });
      await expect(note).toBeVisible();
      await expect(editor).toBeHidden();
      const add = page.getByRole('button', { name: lists.products.add });
      await add.click({ trial: true });

      await rowOf(page, product._id)
        .getByRole('button', { name: lists.menu.of(product.title) })
        .tap();
      await expect(note).toBeHidden();
      await page.getByRole('dialog').getByRole('button', { name: lists.menu.remove }).tap();
      const question = page.getByRole('alertdialog');
      for (const name of [lists.remove.cancel, lists.remove.confirm])
        await question.getByRole('button', { name, exact: true }).click({ trial: true });
    },
  );

  test(
    'the last row can be scrolled above the action at the foot',
    { tag: '@long' },
    async ({ page, admin }) => {
      const word = randomUUID().slice(0, 8);
      for (let n = 1; n <= 6; n += 1) await admin.has.product({ title: `${word} ${n}`, priority: n });
      await admin.visit('shop', { q: word });
      await expect(page.locator('[data-row]')).toHaveCount(6);
      const bar = page.getByRole('button', { name: admin.words.lists.products.add });
      const pager = page.getByRole('combobox').last();
      // Pictures that arrive may still lengthen the page.
      await expect(async () => {
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        const { y, height } = await restingBox(pager);
        expect(y + height).toBeLessThan((await restingBox(bar)).y);
      }).toPass();
    },
  );

  test('chips in the editor lead to its sections', { tag: '@long' }, async ({ page, admin }) => {
    const product = await admin.has.product();
    await admin.visit('shop', { q: product.title, edit: product._id });
    const editor = editorOf(page, product.title);
    const chips = editor.getByRole('navigation').getByRole('button');
    await chips.last().tap();
    await expect(chips.last()).toHaveAttribute('aria-current', 'true');
    await expect(editor.locator('[name=isPromoted]')).toBeInViewport();
    await expectNoOverflow(page);
    await expectAccessible(page);
  });

  test(
    'a name of 200 letters leaves room for its row, its sheet and the question',
    { tag: '@long' },
    async ({ page, admin }) => {
      const title = unique('עגילים ארוכים מאוד '.repeat(9)).slice(0, 200);
      const product = await admin.has.product({ title });
      const { lists } = admin.words;
      await admin.visit('shop', { q: title.slice(-8) });
      await rowOf(page, product._id)
        .getByRole('button', { name: lists.menu.of(title) })
        .tap();
      await page.getByRole('dialog').getByRole('button', { name: lists.menu.remove }).tap();
      const question = page.getByRole('alertdialog');
      await expect(question.getByRole('heading')).toContainText('…');
      expect((await restingBox(question.getByRole('heading'))).height).toBeLessThan(120);
      await expectNoOverflow(page);
      await expectAccessible(page);
    },
  );
});
