import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { api, inLanguage, pages } from '#contract/routes.ts';
import { SEARCH_LIMITS } from '#contract/search-limits.ts';
import { loadMessages } from '#i18n/messages.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { expect, test as base, type Shop } from './support/fixtures.ts';
import { productsOf, titleIn } from './support/catalogue.ts';
import { expectAt, hold, tabTo, expectOver } from './support/journey.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { PHONE, SCREENS } from './support/places.ts';

const SEARCH_API = /\/api\/search\?/;
const SHEET_CODE = /\/assets\/SearchPanel-[^/]*\.js$/;
/** The first three letters of the title. */
const BEGINNING = { he: 'רימ', en: 'pom' };

const test = base.extend<{ sheet: Sheet }>({
  sheet: async ({ page, shop }, use) => use(await sheetOf(page, shop)),
});

interface Sheet {
  texts: Awaited<ReturnType<typeof loadPageTexts<'search'>>>;
  button: Locator;
  dialog: Locator;
  field: Locator;
  options: Locator;
}

async function sheetOf(page: Page, shop: Shop): Promise<Sheet> {
  const texts = await loadPageTexts('search', shop.lang);
  const dialog = page.getByRole('dialog', { name: texts.title });
  return {
    texts,
    dialog,
    button: page.getByRole('banner').getByRole('button', { name: shop.messages.nav.search }),
    field: dialog.getByRole('combobox', { name: texts.field }),
    options: dialog.getByRole('option'),
  };
}

async function countOf(request: APIRequestContext, { lang }: Shop, q: string): Promise<number> {
  const answer = await request.get(api.search({ q, lang, limit: 24 }));
  return ((await answer.json()) as { data: unknown[] }).data.length;
}

test('three letters find an entry, and Enter opens it by keyboard alone', async ({
  page,
  request,
  shop,
  sheet,
}) => {
  const { texts, dialog, field, options } = sheet;
  const wanted = (await productsOf(request)).find((product) =>
    titleIn(shop.lang, product).toLowerCase().includes(BEGINNING[shop.lang]),
  )!;
  await shop.visit('/about');
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await page.keyboard.type(BEGINNING[shop.lang]);
  const option = options.filter({ hasText: titleIn(shop.lang, wanted) });
  await expect(option).toBeVisible();
  await expect(dialog.getByRole('group', { name: texts.groups.product }).getByRole('option')).not.toHaveCount(
    0,
  );
  await expect(dialog.getByRole('status')).toHaveText(
    texts.countOf(await countOf(request, shop, BEGINNING[shop.lang])),
  );
  await expect(option.locator('mark')).toHaveText(new RegExp(`^${BEGINNING[shop.lang]}`, 'i'));
  await expectNoOverflow(page);
  await expectAccessible(page);

  // Up from the field is the last result; down from it the field again, then the first.
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(field).not.toHaveAttribute('aria-activedescendant');
  while ((await option.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id'))!);
  await page.keyboard.press('Enter');
  await expectAt(page, shop.address(pages.product(wanted._id)));
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();

  // It is remembered here until it is removed.
  await page.keyboard.press('ControlOrMeta+k');
  const recent = dialog.getByRole('button', { name: BEGINNING[shop.lang], exact: true });
  await recent.click();
  await expect(field).toHaveValue(BEGINNING[shop.lang]);
  await expect(field).toBeFocused();
  await expect(option).toBeVisible();
  await dialog.getByRole('button', { name: texts.clear }).click();
  await dialog.getByRole('button', { name: texts.forget(BEGINNING[shop.lang]) }).click();
  await expect(recent).toBeHidden();
  await expect(field).toBeFocused();
});

test(
  'Enter without a selection opens the page of all results, where they can be filtered',
  { tag: '@long' },
  async ({ page, shop, sheet }) => {
    const { texts, button } = sheet;
    const query = BEGINNING[shop.lang];
    await shop.visit('/?utm_source=letter');
    await button.click();
    await page.keyboard.type(query);
    await page.keyboard.press('Enter');
    await expectAt(page, shop.address(pages.search({ q: query })));
    await expect(page).toHaveTitle(new RegExp(`^${texts.titleFor(query)} · `));
    const main = page.getByRole('main');
    const own = main.getByRole('textbox', { name: texts.field });
    const results = main.getByRole('listitem').getByRole('heading', { level: 3 });
    await expect(own).toHaveValue(query);
    await expect(results.first()).toBeVisible();
    await expect(main.getByRole('status')).toHaveText(texts.countOf(await results.count()));
    await expectNoOverflow(page);
    await expectAccessible(page);

    const tool = { he: 'פטיש', en: 'hammer' }[shop.lang];
    await own.fill(tool);
    await page.keyboard.press('Enter');
    await expectAt(page, shop.address(pages.search({ q: tool })));
    await expect(page).toHaveTitle(new RegExp(`^${texts.titleFor(tool)} · `));
    await expect(own).toBeFocused();
    await expect(
      main
        .getByRole('link')
        .filter({ has: page.locator('mark') })
        .first(),
    ).toBeVisible();

    const other = shop.lang === 'he' ? 'en' : 'he';
    await page.getByRole('banner').getByRole('link', { name: shop.messages.language.switchTo }).click();
    await expectAt(page, inLanguage(other, pages.search({ q: tool })));
    await expect(
      page.getByRole('heading', { level: 1, name: (await loadPageTexts('search', other)).title }),
    ).toBeVisible();
    // The search has the other language too.
    await page
      .getByRole('banner')
      .getByRole('button', { name: (await loadMessages(other)).nav.search })
      .click();
    await expect(
      page.getByRole('dialog').getByRole('combobox', { name: (await loadPageTexts('search', other)).field }),
    ).toBeFocused();
    await page.keyboard.press('Escape');
    await expectOver(page, undefined);
    await page.goBack();
    await page.goBack();
    await expectAt(page, shop.address(pages.search({ q: query })));
    await expect(own).toHaveValue(query);
  },
);

test(
  'the focus returns to where it was; in a field a slash is typed',
  { tag: '@long' },
  async ({ page, shop, sheet }) => {
    const { texts, button, dialog, field } = sheet;
    await shop.visit('/login');
    const email = page.getByLabel(shop.messages.fields.email);
    await email.focus();
    await page.keyboard.type('a/b');
    await expect(email).toHaveValue('a/b');
    await expect(dialog).toBeHidden();
    await page.keyboard.press('ControlOrMeta+k');
    await expect(field).toBeFocused();
    await page.keyboard.type('a/b');
    await expect(field).toHaveValue('a/b');
    // Latin text runs from left to right, but begins at the page's start.
    await expect(field).toHaveCSS('direction', 'ltr');
    await expect(field).toHaveCSS('text-align', shop.dir === 'rtl' ? 'right' : 'left');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(email).toBeFocused();

    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      await expect(dialog.locator(':focus')).toHaveCount(1);
    }
    const slash = dialog.getByRole('checkbox', { name: texts.keys.slash });
    await slash.uncheck();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('/');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('ControlOrMeta+k');
    await slash.check();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
  },
);

test('an empty result says so and links on; markup is shown as text', async ({ page, shop, sheet }) => {
  const { texts, button, dialog, field } = sheet;
  const query = '"><qqxqq>&%\'';
  await shop.visit('/');
  await button.click();
  await field.fill(query);
  await expect(dialog.getByText(texts.none(query), { exact: true }).first()).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText(texts.none(query));
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expectAt(page, shop.address(pages.search({ q: query })));
  const main = page.getByRole('main');
  await expect(main.getByText(texts.none(query))).toBeVisible();
  await expect(main.getByRole('textbox', { name: texts.field })).toHaveValue(query);
  await page.reload();
  await expect(main.getByText(texts.none(query))).toBeVisible();
  await main.getByRole('link', { name: shop.messages.nav.workshops }).click();
  await expectAt(page, shop.address('/workshops'));
});

test('a query that is too long is reported', { tag: '@long' }, async ({ page, shop, sheet }) => {
  const response = await shop.visit(pages.search({ q: 'x'.repeat(SEARCH_LIMITS.query + 1) }));
  expect(response.status()).toBe(200);
  await expect(page.getByRole('alert')).toHaveText(sheet.texts.refused(SEARCH_LIMITS.query));
  await expectNoOverflow(page);
});

test(
  'a slow network keeps the last results, a failing one is reported and retried',
  { tag: '@long' },
  async ({ page, request, shop, noise, sheet }) => {
    noise.allow(/request failed: net::ERR_FAILED|Failed to load resource|ApiError: HTTP 0/);
    const { texts, button, dialog, field, options } = sheet;
    const query = BEGINNING[shop.lang];
    await shop.visit('/');
    await button.click();
    await field.fill(query.slice(0, 2));
    await expect(options.first()).toBeVisible();
    const release = await hold(page, SEARCH_API);
    const asked = page.waitForRequest(SEARCH_API);
    await field.fill(query);
    await asked;
    await expect(options.first()).toBeVisible();
    release();
    await expect(
      dialog.getByRole('link', { name: texts.allOf(await countOf(request, shop, query)) }),
    ).toBeVisible();
    await page.unroute(SEARCH_API);

    await page.route(SEARCH_API, (route) => route.abort('failed'));
    await field.fill(`${query}x`);
    await expect(dialog.getByRole('alert')).toContainText(texts.failed);
    await page.unroute(SEARCH_API);
    await field.fill(query);
    await expect(options.first()).toBeVisible();
    await page.route(SEARCH_API, (route) => route.abort('failed'));
    await field.fill(query.slice(0, 2));
    await expect(dialog.getByRole('alert')).toBeVisible();
    await page.unroute(SEARCH_API);
    await dialog.getByRole('button', { name: shop.messages.common.retry }).click();
    await expect(options.first()).toBeVisible();
  },
);

test(
  'text typed before the sheet has loaded is not lost',
  { tag: '@long' },
  async ({ page, shop, sheet }) => {
    const query = BEGINNING[shop.lang];
    // Before the visit: a pointer that happens to rest on the button loads the code at once.
    const release = await hold(page, SHEET_CODE);
    await shop.visit('/');
    await page.keyboard.press('/');
    await expect(page.getByRole('textbox', { name: shop.messages.nav.search })).toBeFocused();
    await page.keyboard.type(query);
    release();
    await expect(sheet.field).toBeFocused();
    await expect(sheet.field).toHaveValue(query);
    await expect(sheet.options.first()).toBeVisible();
  },
);

for (const { size, screen } of SCREENS) {
  test.describe(() => {
    test.use(screen);

    test(`the empty sheet on ${size}`, { tag: '@long' }, async ({ page, shop, sheet }) => {
      await page.addInitScript(
        (searches) => localStorage.setItem('searches', searches),
        JSON.stringify(['ring', 'א'.repeat(200)]),
      );
      await shop.visit('/shop');
      await sheet.button.click();
      await expect(sheet.dialog.getByRole('heading', { name: sheet.texts.recent })).toBeVisible();
      await expectNoOverflow(page);
      await expectAccessible(page);
      await sheet.dialog.getByRole('link', { name: shop.messages.categories.goldsmith }).click();
      await expectAt(page, shop.address(pages.category('goldsmith')));
      await expect(sheet.dialog).toBeHidden();
    });
  });
}

test.describe('on a phone', () => {
  test.use(PHONE);

  test('from the drawer to a result by touch', async ({ page, shop, sheet }) => {
    const { nav } = shop.messages;
    await shop.visit('/shop');
    await page.getByRole('button', { name: nav.menu }).tap();
    await page.getByRole('dialog', { name: nav.menu }).getByText(nav.search).tap();
    await expect(sheet.field).toBeFocused();
    await sheet.field.pressSequentially(BEGINNING[shop.lang]);
    await expect(sheet.options.first()).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(sheet.button).toBeFocused();
    await sheet.button.tap();
    await sheet.field.pressSequentially(BEGINNING[shop.lang]);
    const title = await sheet.options.first().locator('mark').first().textContent();
    await sheet.options.first().tap();
    await expect(sheet.dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title!);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the header leads to the search, and its form finds', async ({ page, shop, sheet }) => {
    const query = BEGINNING[shop.lang];
    await shop.visit('/about');
    await page.getByRole('banner').getByRole('link', { name: shop.messages.nav.search }).click();
    await expect(page.getByRole('heading', { level: 1, name: sheet.texts.title })).toBeVisible();
    await page.getByRole('textbox', { name: sheet.texts.field }).fill(query);
    await page.getByRole('main').getByRole('button', { name: sheet.texts.submit }).click();
    await expectAt(page, shop.address(pages.search({ q: query })));
    await expect(page.getByRole('main').locator('mark').first()).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
});
