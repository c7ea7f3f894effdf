/** What a tutorial says beside each page: written by the admin, read by customers. */
import type { Page } from '@playwright/test';
import type { AdminTutorial, Tutorial } from '#contract/tutorials.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { api, pages } from '#contract/routes.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { expect, test, type Admin } from './support/admin.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { PHONE } from './support/places.ts';

const HEBREW = 'סימון הקו\n\nמסמנים קו ישר בעיפרון.';
const ENGLISH = 'Mark the line\n\nDraw a straight line in pencil.';
const text = (he: string, en: string) => ({ text: he, translations: { en: { text: en } } });

async function threePages(admin: Admin): Promise<string[]> {
  return Promise.all([60, 70, 80].map((shade) => admin.picture(shade)));
}

const editorOf = (page: Page) => page.getByRole('dialog').first();

test(
  'texts are written beside the pages, in both languages, and move with them',
  { tag: '@long' },
  async ({ page, admin }) => {
    const { tutorials, pictures } = admin.words;
    const { pageTexts: words } = tutorials;
    const contentImagesPathes = await threePages(admin);
    const tutorial = await admin.has.tutorial({ price: 45, contentImagesPathes });
    await admin.visit('tutorials', { edit: tutorial._id });
    const editor = editorOf(page);
    const he = editor.getByLabel(words.text, { exact: true });
    const en = editor.getByLabel(words.textEn, { exact: true });
    await expect(editor).toContainText(words.written(0, 3));
    await he.fill(HEBREW);
    await en.fill(ENGLISH);
    await expect(editor).toContainText(words.written(1, 3));
    await en.press('Control+Enter');
    await expect(en).toBeFocused();
    await expect(en).toHaveValue('');
    await editor.getByRole('button', { name: words.next, exact: true }).click();
    await expect(he).toBeFocused();
    await he.fill('סוף');
    await editor.getByRole('button', { name: words.nextWithout }).click();
    await expect(he).toBeFocused();
    await expect(he).toHaveValue('');
    await expectAccessible(page);

    // The first page goes to the end, and its text with it.
    const region = editor.getByRole('region', { name: tutorials.pages, exact: true });
    await region.getByRole('button', { name: pictures.page(1, 3) }).click();
    await region.getByRole('button', { name: pictures.later }).click();
    await region.getByRole('button', { name: pictures.later }).click();
    await editor.locator('[type="submit"]').click();
    await expect(editor).toHaveCount(0);
    const stored = await admin.call<{ data: AdminTutorial }>(
      'GET',
      adminApi.entry('tutorials', tutorial._id),
    );
    expect(stored.data.pageTexts).toEqual([{ text: '' }, { text: 'סוף' }, text(HEBREW, ENGLISH)]);
  },
);

test('a text that is too long is told, also on another page', { tag: '@long' }, async ({ page, admin }) => {
  const { pageTexts: words } = admin.words.tutorials;
  const tutorial = await admin.has.tutorial({ contentImagesPathes: await threePages(admin) });
  await admin.visit('tutorials', { edit: tutorial._id });
  const editor = editorOf(page);
  const he = editor.getByLabel(words.text, { exact: true });
  await he.fill('א'.repeat(2_001));
  await editor.getByRole('button', { name: words.next, exact: true }).click();
  await expect(editor.getByText(words.wrong(admin.words.pictures.pageNumber(1)))).toBeVisible();
  await editor.getByRole('button', { name: words.goThere }).click();
  await expect(he).toBeFocused();
  await expect(he).toHaveAttribute('aria-invalid', 'true');
});

test('each page is shown with its text, which its picture doesn’t repeat', async ({ page, shop, admin }) => {
  const { reader: words } = await loadPageTexts('tutorial', shop.lang);
  const contentImagesPathes = await threePages(admin);
  const [first, second] = contentImagesPathes;
  const tutorial = await admin.has.tutorial({
    price: 0,
    contentImagesPathes,
    pageTexts: [text(HEBREW, ENGLISH), text('מנסרים לאט.', 'Saw slowly.')],
    imageAlts: {
      [first!]: { he: 'קו על פח', en: 'A line on sheet metal' },
      [second!]: { he: 'מנסרים לאט.', en: 'Saw slowly.' },
    },
  });
  await shop.visit(pages.tutorial(tutorial._id));
  const viewer = page.getByRole('region', { name: words.label });
  const [heading, body] = (shop.lang === 'he' ? HEBREW : ENGLISH).split('\n\n');
  await expect(viewer.getByRole('heading', { level: 2, name: heading! })).toBeVisible();
  await expect(viewer.getByText(body!)).toBeVisible();
  await expect(viewer.getByRole('img')).toHaveAccessibleName(shop.lang === 'he' ? 'קו על פח' : /A line on/);
  await expectAccessible(page);
  await expectNoOverflow(page);

  await viewer.getByRole('link', { name: words.nextPage }).click();
  await expect(viewer.getByText(shop.lang === 'he' ? 'מנסרים לאט.' : 'Saw slowly.')).toBeVisible();
  await expect(viewer.getByRole('heading', { level: 2 })).toHaveCount(0);
  await expect(viewer.getByRole('img')).toHaveAccessibleName(
    new RegExp(`${shop.lang === 'he' ? 'עמוד' : 'page'} 2`),
  );
});

test('a paid tutorial’s texts are not in its page', async ({ request, shop, admin }) => {
  const tutorial = await admin.has.tutorial({
    price: 45,
    contentImagesPathes: await threePages(admin),
    pageTexts: [text('חולדונית', 'zyzzyva')],
  });
  const html = await (await request.get(shop.address(pages.tutorial(tutorial._id)))).text();
  expect(html).toContain(tutorial.title);
  expect(html).not.toMatch(/חולדונית|zyzzyva|pageTexts/);
  const { data } = (await (await request.get(api.tutorial(tutorial._id))).json()) as { data: Tutorial };
  expect(data).not.toHaveProperty('pageTexts');
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a page, its text and the fields for it fit', { tag: '@long' }, async ({ page, shop, admin }) => {
    const { reader: words } = await loadPageTexts('tutorial', shop.lang);
    const tutorial = await admin.has.tutorial({
      price: 0,
      contentImagesPathes: await threePages(admin),
      pageTexts: [text(`${HEBREW}${'א'.repeat(60)}`, `${ENGLISH}${'a'.repeat(60)}`)],
    });
    await shop.visit(pages.tutorial(tutorial._id));
    await expect(
      page.getByRole('region', { name: words.label }).getByRole('heading', { level: 2 }),
    ).toBeVisible();
    await expectNoOverflow(page);
    await admin.visit('tutorials', { edit: tutorial._id });
    await expect(
      editorOf(page).getByLabel(admin.words.tutorials.pageTexts.text, { exact: true }),
    ).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
  });
});

test(
  'before it is bought, a tutorial lists its pages and shows the first as a sample',
  { tag: '@long' },
  async ({ page, shop, admin }) => {
    const { locked } = await loadPageTexts('tutorial', shop.lang);
    const contentImagesPathes = await threePages(admin);
    const pageTexts = [text(HEBREW, ENGLISH), text('סוד.', 'A secret.')];
    const tutorial = await admin.has.tutorial({ price: 45, contentImagesPathes, pageTexts });
    await admin.visit('tutorials', { edit: tutorial._id });
    const editor = editorOf(page);
    await editor.getByRole('switch', { name: admin.words.tutorials.sample }).click();
    await editor.locator('[type="submit"]').click();
    await expect(editor).toHaveCount(0);

    await page.context().setStorageState({ cookies: [], origins: [] });
    await shop.visit(pages.tutorial(tutorial._id));
    const main = page.getByRole('main');
    const heading = (shop.lang === 'he' ? HEBREW : ENGLISH).split('\n')[0]!;
    await expect(main.getByRole('listitem').filter({ hasText: heading })).toBeVisible();
    await expect(main.getByRole('listitem').filter({ hasText: locked.page(3) })).toBeVisible();
    const sample = main.locator('section', { has: page.getByRole('heading', { name: locked.sample }) });
    await expect(sample.getByRole('heading', { name: heading })).toBeVisible();
    const picture = sample.getByRole('img');
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await expect(main).not.toContainText(shop.lang === 'he' ? 'סוד' : 'secret');
    await expectAccessible(page);
    await expectNoOverflow(page);
  },
);
