import type { Locator, Page } from '@playwright/test';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { productsOf, titleIn } from './support/catalogue.ts';
import { expect, type Shop, test, untilAlive } from './support/fixtures.ts';
import { galleryTexts } from './support/gallery.ts';
import { cardOf, expectAt } from './support/journey.ts';
import { LOST, OFFLINE } from './support/noise.ts';
import { createOwnServer } from './support/own-server.ts';
import { expectAccessible } from './support/page-checks.ts';

const chunk = (name: string) => new RegExp(`/assets/${name}-[^/]*\\.js$`);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const searchButton = (page: Page, { messages: { nav } }: Shop) =>
  page.getByRole('banner').getByRole('button', { name: nav.search });
/** How its parts are laid out: without one of its style sheets they lie otherwise. */
const layout = (part: Locator) =>
  part.locator('*').evaluateAll((all) =>
    all.map((element) => {
      const { display, gridTemplateColumns, paddingBlock, maxInlineSize, fontSize } =
        getComputedStyle(element);
      return [element.localName, display, gridTemplateColumns, paddingBlock, maxInlineSize, fontSize].join(
        ' ',
      );
    }),
  );

/** It looks as it does after a reload, when every style sheet is there; `open` shows it again. */
async function expectLookOfReload(page: Page, part: Locator, open = async () => {}): Promise<void> {
  const shown = await layout(part);
  await page.reload();
  await untilAlive(page);
  await open();
  expect(shown).toEqual(await layout(part));
}

async function pressSearch(page: Page, shop: Shop, search: Locator): Promise<void> {
  await searchButton(page, shop).click();
  await expect(search.getByRole('combobox')).toBeFocused();
}

test('a page whose code fails to load says so inside the shell and can be retried', async ({
  page,
  shop,
  noise,
}) => {
  noise.allow(LOST);
  const { nav, workshops, error, common } = shop.messages;
  await shop.visit('/about');
  await page.route(chunk('WorkshopsScreen'), (route) => route.abort('failed'));
  await page.getByRole('banner').getByRole('link', { name: nav.workshops }).click();
  await expect(heading(page, error.title)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('navigation')).toBeVisible();
  await expectAccessible(page);
  await page.unroute(chunk('WorkshopsScreen'));
  await page.getByRole('main').getByRole('button', { name: common.retry }).click();
  await expect(heading(page, workshops.title)).toBeVisible();
});

test('a picture that fails is a drawing, without a sign and its alt text', async ({ page, shop, noise }) => {
  noise.allow(LOST);
  await page.route('**/files/**', (route) => route.abort('failed'));
  // Nothing else of this page has it.
  const drawing = page.waitForRequest(/empty-box/);
  await shop.visit('/shop');
  await drawing;
  const picture = page.getByRole('article').first().getByRole('img').first();
  await expect(picture).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
});

test(
  'a gallery whose code fails to load says so in a snackbar and opens at the next press',
  { tag: '@long' },
  async ({ page, request, shop, noise }) => {
    noise.allow(LOST);
    const title = titleIn(shop.lang, (await productsOf(request))[0]!);
    await page.route(chunk('Gallery'), (route) => route.abort('failed'));
    await shop.visit('/shop');
    const opener = cardOf(page, title).getByRole('button', {
      name: shop.messages.product.openGallery(title),
    });
    await opener.click();
    await expect(page.getByRole('alertdialog', { includeHidden: true })).toContainText(
      shop.messages.error.notLoaded,
    );
    await expect(opener).toBeVisible();
    await page.unroute(chunk('Gallery'));
    await opener.click();
    await expect(page.getByRole('dialog', { name: galleryTexts(shop).label(title) })).toBeVisible();
  },
);

test(
  'a search whose styles alone fail to load opens with them at the next press',
  { tag: '@long' },
  async ({ page, shop, noise }) => {
    noise.allow(LOST, /Unable to preload CSS/);
    const { title } = await loadPageTexts('search', shop.lang);
    await page.route(/\/assets\/SearchPanel-[^/]*\.css$/, (route) => route.abort('failed'), { times: 1 });
    await shop.visit('/');
    await searchButton(page, shop).click();
    await expect(page.getByRole('alertdialog', { includeHidden: true })).toContainText(
      shop.messages.error.notLoaded,
    );
    const search = page.getByRole('dialog', { name: title });
    const openSearch = () => pressSearch(page, shop, search);
    await openSearch();
    await expectLookOfReload(page, search, openSearch);
  },
);

test(
  'without a connection a press says so, and what it opens afterwards has its styles',
  { tag: '@long' },
  async ({ page, context, shop, noise }) => {
    noise.allow(OFFLINE, LOST, /Unable to preload CSS/);
    const { title } = await loadPageTexts('search', shop.lang);
    await shop.visit('/');
    await context.setOffline(true);
    await searchButton(page, shop).click();
    const told = page.getByRole('alert').filter({ hasText: shop.messages.error.notLoaded });
    await expect(told).toBeVisible();
    await expect(told).toHaveCSS('position', 'fixed');
    await expectAccessible(page);
    const close = told.getByRole('button', { name: shop.messages.common.close });
    await searchButton(page, shop).focus();
    await close.focus();
    await page.keyboard.press('Enter');
    await expect(told).toBeHidden();
    await expect(searchButton(page, shop)).toBeFocused();
    await searchButton(page, shop).press('Enter');
    await expect(told).toBeVisible();
    await context.setOffline(false);
    // In its place, what can be closed.
    await expect(page.getByRole('region', { name: shop.messages.common.notices })).toContainText(
      shop.messages.error.notLoaded,
    );
    const search = page.getByRole('dialog', { name: title });
    const openSearch = () => pressSearch(page, shop, search);
    await openSearch();
    await expectLookOfReload(page, search, openSearch);
  },
);

for (const name of ['workshops', 'tutorials'] as const) {
  test(
    `a retry after a lost connection shows the ${name} with their styles`,
    { tag: '@long' },
    async ({ page, context, shop, noise }) => {
      noise.allow(OFFLINE, LOST, /Unable to preload CSS/);
      const { nav, error, common } = shop.messages;
      await shop.visit('/about');
      await context.setOffline(true);
      await page.getByRole('banner').getByRole('link', { name: nav[name] }).click();
      await expect(heading(page, error.title)).toBeVisible();
      await context.setOffline(false);
      await page.getByRole('main').getByRole('button', { name: common.retry }).click();
      await expect(heading(page, shop.messages[name].title)).toBeVisible();
      const main = page.getByRole('main');
      await expect(main.getByRole('article').first()).toBeVisible();
      await expectLookOfReload(page, main);
    },
  );
}

test('data that fails to load shows the error screen and can be retried', async ({ page, shop, noise }) => {
  noise.allow(/api\/products/, /answer 503|status of 503/, /ApiError: later/);
  const { categories, error, common } = shop.messages;
  await shop.visit('/about');
  await page.route('**/api/products*', (route) =>
    route.fulfill({ status: 503, json: { error: 'later', code: 'overloaded' } }),
  );
  await page.getByRole('banner').getByRole('link', { name: categories.cricut }).click();
  await expect(heading(page, error.title)).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(error.pageTitle));
  await expectAt(page, shop.address('/category/cricut'));
  await page.unroute('**/api/products*');
  await page.getByRole('main').getByRole('button', { name: common.retry }).click();
  await expect(heading(page, categories.cricut)).toBeVisible();
});

test(
  'the shop that fails to refetch says so and tries again',
  { tag: '@long' },
  async ({ page, shop, noise }) => {
    noise.allow(LOST);
    const { shop: words, error, common, categories } = shop.messages;
    await shop.visit('/shop');
    await page.route('**/api/products*', (route) => route.abort('failed'));
    await page
      .getByRole('group', { name: words.category })
      .getByRole('link', { name: categories.cricut })
      .click();
    await expect(page.getByText(error.text)).toBeVisible();
    await page.unroute('**/api/products*');
    await page.getByRole('main').getByRole('button', { name: common.retry }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  },
);

test('a server that goes away and comes back under the page', async ({ page, shop, noise }) => {
  noise.allow(/ERR_CONNECTION_REFUSED/, LOST);
  const { nav, categories, error, common } = shop.messages;
  const server = await createOwnServer();
  try {
    await server.start();
    await page.goto(server.url + shop.address('/about'));
    await untilAlive(page);
    await server.stop();
    await page.getByRole('banner').getByRole('link', { name: categories.others }).click();
    await expect(heading(page, error.title)).toBeVisible();
    await server.start();
    await page.getByRole('main').getByRole('button', { name: common.retry }).click();
    await expect(heading(page, categories.others)).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: nav.about }).click();
    await expectAt(page, server.url + shop.address('/about'));
    await page.reload();
    await expect(heading(page, shop.messages.nav.about)).toBeVisible();
  } finally {
    await server.remove(page.context());
  }
});

test(
  'a language whose texts fail to load is loaded with a full page load',
  { tag: '@long' },
  async ({ page, shop, noise }) => {
    noise.allow(LOST);
    const other = shop.lang === 'he' ? 'en' : 'he';
    await shop.visit('/shop');
    await page.route(chunk(other), (route) => route.abort('failed'), { times: 2 });
    await page.getByRole('banner').getByRole('link', { name: shop.messages.language.switchTo }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);
