import type { Page } from '@playwright/test';
import { adminPages, adminApi } from '#contract/admin-routes.ts';
import { pages } from '#contract/routes.ts';
import type { Settings } from '#contract/settings.ts';
import { accountButton } from './support/customer.ts';
import { expectAt } from './support/journey.ts';
import { expect, test } from './support/own-shop.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { choose, jpegFile } from './support/picture-files.ts';
import { DESKTOP, PHONE } from './support/places.ts';

test.slow(); // each starts a shop of its own
test.beforeEach(({ page }) => {
  // The browser asks too before it closes a window with changes.
  page.on('dialog', (dialog) => void dialog.accept());
});

const TITLE = { he: 'כסף שזוכר כל מכה', en: 'Silver that remembers' };

const fieldOf = (page: Page) => (name: string) => page.getByRole('main').locator(`[name="${name}"]`);
const saveOf = (page: Page) => page.getByRole('main').locator('[type=submit]');

test.describe('on a phone', () => {
  test.use(PHONE);

  test(
    'the home page gets a title, which a draft keeps until it is saved',
    { tag: '@long' },
    async ({ page, shop, admin }) => {
      const { words, settings, editor } = admin.words;
      const field = fieldOf(page);
      await admin.visit();
      await accountButton(page, shop, admin).tap();
      await page.getByRole('dialog').getByRole('link', { name: words.title }).tap();
      await expectAt(page, shop.address(adminPages.words()));
      await field('texts.home.heroTitle.he').fill(TITLE.he);
      await field('texts.home.heroTitle.en').fill(TITLE.en);
      // Without a pause: leaving the page stores the draft.
      await page.reload();
      await expect(field('texts.home.heroTitle.he')).toHaveValue(TITLE.he);
      await page.getByRole('button', { name: editor.preview, exact: true }).tap();
      const preview = (title: string) => page.frameLocator(`iframe[title="${title}"]`);
      await expect(preview(editor.previewPane.he).getByText(TITLE.he)).toBeVisible();
      await expect(preview(editor.previewPane.en).getByText(TITLE.en)).toBeVisible();
      await page.getByRole('button', { name: editor.edit, exact: true }).tap();
      await page.getByRole('button', { name: words.pages.terms }).tap();
      await expect(page.getByText(words.law['terms.cancellation'])).toBeVisible();
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expectAccessible(page);
      await expectNoOverflow(page);
      await saveOf(page).tap();
      await expect(page.getByText(settings.saved)).toBeVisible();
      await shop.visit(pages.home());
      await expect(page.getByRole('main').getByText(TITLE[shop.lang]).first()).toBeVisible();
    },
  );
});

test.describe('at a desk', () => {
  test.use({ viewport: DESKTOP });

  test(
    'a text and a picture go back to what is built in',
    { tag: '@long' },
    async ({ page, shop, admin }) => {
      const { words: t, settings, fields, pictures } = admin.words;
      const field = fieldOf(page);
      const read = async () => (await admin.call<{ data: Settings }>('GET', adminApi.settings())).data;
      await shop.visit(adminPages.words());
      const builtIn = await field(`texts.home.heroText.${shop.lang}`).inputValue();
      await field(`texts.home.heroText.${shop.lang}`).fill('שורה אחת');
      const picture = page.getByRole('region', { name: fields.names['texts.home.heroImage'] });
      await choose(picture.getByRole('button', { name: pictures.fromGallery }), [
        await jpegFile('hero.jpg', 40),
      ]);
      await expect(picture.getByRole('img').or(picture.locator('img')).first()).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
      await page.keyboard.press('Control+s');
      await expect(page.getByText(settings.saved)).toBeVisible();
      expect((await read()).texts['home.heroImage']).toMatch(/^\/files\//);
      await shop.visit(pages.home());
      await expect(page.getByRole('main').getByText('שורה אחת')).toBeVisible();

      await shop.visit(adminPages.words());
      await page.getByRole('button', { name: t.backOf(fields.names['texts.home.heroText']) }).click();
      await expect(field(`texts.home.heroText.${shop.lang}`)).toHaveValue(builtIn);
      await page
        .getByRole('button', { name: t.backToDrawingOf(fields.names['texts.home.heroImage']) })
        .click();
      await saveOf(page).click();
      await expect(saveOf(page)).toHaveCount(0);
      const { texts, sources } = await read();
      expect(texts['home.heroImage']).toBeNull();
      expect(sources['texts.home.heroText']).toBe('default');
    },
  );

  test(
    'a text that is emptied is left out, until it goes back',
    { tag: '@long' },
    async ({ page, shop, admin }) => {
      const { words: t, settings, fields } = admin.words;
      const field = fieldOf(page);
      const read = async () => (await admin.call<{ data: Settings }>('GET', adminApi.settings())).data;
      const builtIn = (await read()).texts['contact.lead']!;
      await shop.visit(adminPages.words({ show: 'contact' }));
      for (const lang of ['he', 'en']) await field(`texts.contact.lead.${lang}`).fill('');
      await expect(page.getByText(t.leftOut).first()).toBeVisible();
      await page.keyboard.press('Control+s');
      await expect(page.getByText(settings.saved)).toBeVisible();
      expect((await read()).texts['contact.lead']).toBeNull();
      await shop.visit(pages.contact());
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(builtIn[shop.lang] ?? builtIn.he)).toHaveCount(0);

      await shop.visit(adminPages.words({ show: 'contact' }));
      await page.getByRole('button', { name: t.backOf(fields.names['texts.contact.lead']) }).click();
      await saveOf(page).click();
      await expect(saveOf(page)).toHaveCount(0);
      expect(await read()).toMatchObject({
        texts: { 'contact.lead': builtIn },
        sources: { 'texts.contact.lead': 'default' },
      });
    },
  );

  test('a text that can’t be saved is shown on its page', { tag: '@long' }, async ({ page, shop, admin }) => {
    const { words: t, errors } = admin.words;
    const field = fieldOf(page);
    await shop.visit(adminPages.words({ show: 'terms' }));
    await field('texts.terms.age.he').fill('');
    await page.getByRole('button', { name: t.pages.about }).click();
    await saveOf(page).click();
    await expect(page.getByRole('heading', { name: t.pages.terms })).toBeVisible();
    await expect(field('texts.terms.age.he')).toBeFocused();
    await expect(page.getByText(errors.fields.required({ problem: 'required' }))).toBeVisible();
  });
});
