import type { Locator, Page } from '@playwright/test';
import { api, pages } from '#contract/routes.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { productsOf, titleIn } from './support/catalogue.ts';
import { expect, type Shop, test, untilAlive } from './support/fixtures.ts';
import { galleryTexts } from './support/gallery.ts';
import { cardOf, expectAt, hold } from './support/journey.ts';
import { loginForm, logIn } from './support/login.ts';
import { OFFLINE } from './support/noise.ts';
import { createOwnServer } from './support/own-server.ts';
import { expectAccessible } from './support/page-checks.ts';

const SCRIPTS = /\/assets\/.*\.js$/;
const chunk = (name: string) => new RegExp(`/assets/${name}-[^/]*\\.js$`);
const LOST =
  /request failed: net::ERR_FAILED|Failed to load resource|Failed to fetch dynamically imported module|HTTP 0/;
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

/** Opens a page whose scripts wait until they are released. */
async function showWithoutScripts(page: Page, address: string): Promise<{ release: () => void }> {
  const release = await hold(page, SCRIPTS);
  await page.goto(address, { waitUntil: 'commit' });
  return { release };
}

test('with slow scripts the page is readable and its links work', async ({ page, shop }) => {
  const scripts = await showWithoutScripts(page, shop.address('/shop'));
  await expect(heading(page, shop.messages.shop.title)).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page
    .getByRole('group', { name: shop.messages.shop.category })
    .getByRole('link', { name: shop.messages.categories.cricut })
    .click({ noWaitAfter: true });
  await expectAt(page, shop.address('/shop?category=cricut'));
  await expect(page.locator('html')).toHaveAttribute('dir', shop.dir);
  scripts.release();
  await untilAlive(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('an add before hydration is repeated afterwards', async ({ page, request, shop }) => {
  const title = titleIn(shop.lang, (await productsOf(request))[0]!);
  const scripts = await showWithoutScripts(page, shop.address('/shop'));
  await cardOf(page, title).getByRole('button', { name: shop.messages.product.add }).click();
  scripts.release();
  await expectAt(page, shop.address(pages.login({ next: shop.address('/shop') })));
});

test('a press before hydration counts once, and later ones as usual', async ({ page, request, shop }) => {
  const title = titleIn(shop.lang, (await productsOf(request))[0]!);
  const scripts = await showWithoutScripts(page, shop.address('/shop'));
  const more = cardOf(page, title).getByRole('button', { name: shop.messages.product.more });
  await more.click();
  scripts.release();
  const quantity = cardOf(page, title).getByRole('textbox');
  await expect(quantity).toHaveValue('2');
  await more.click();
  await expect(quantity).toHaveValue('3');
});

test('a / before hydration opens the search afterwards', async ({ page, shop }) => {
  const { title } = await loadPageTexts('search', shop.lang);
  const scripts = await showWithoutScripts(page, shop.address('/about'));
  await expect(heading(page, shop.messages.nav.about)).toBeVisible();
  await page.keyboard.press('/');
  scripts.release();
  await expect(page.getByRole('dialog', { name: title }).getByRole('combobox')).toBeFocused();
});

test('each press before hydration counts: a stepper’s as often as it is pressed', async ({
  page,
  request,
  shop,
}) => {
  const title = titleIn(shop.lang, (await productsOf(request))[0]!);
  const scripts = await showWithoutScripts(page, shop.address('/shop'));
  const card = cardOf(page, title);
  const { more, add } = shop.messages.product;
  await card.getByRole('button', { name: more }).click();
  await card.getByRole('button', { name: more }).click();
  for (let press = 0; press < 2; press++) await card.getByRole('button', { name: add }).click();
  scripts.release();
  await expectAt(page, shop.address(pages.login({ next: shop.address('/shop') })));
  expect(await page.evaluate(() => sessionStorage.getItem('pending-add'))).toMatch(/"quantity":3\b/);
});

test('what is typed after a / before hydration is searched for', async ({ page, shop }) => {
  const { title } = await loadPageTexts('search', shop.lang);
  const scripts = await showWithoutScripts(page, shop.address('/about'));
  await expect(heading(page, shop.messages.nav.about)).toBeVisible();
  await page.keyboard.type('/ring');
  scripts.release();
  await expect(page.getByRole('dialog', { name: title }).getByRole('combobox')).toHaveValue('ring');
});

for (const [name, path] of [
  ['a page', pages.shop()],
  ['a page that is nothing without them', pages.resetPassword()],
] as const) {
  test(`the lost scripts of ${name} are loaded once the connection is back`, async ({
    page,
    shop,
    noise,
  }) => {
    noise.allow(LOST);
    await page.route(SCRIPTS, (route) => route.abort('failed'));
    const lost = page.waitForEvent('requestfailed');
    await page.goto(shop.address(path));
    await lost;
    await page.unroute(SCRIPTS);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await untilAlive(page);
  });
}

test('a filter chosen before hydration counts', async ({ page, shop }) => {
  const t = shop.messages.tutorials;
  const scripts = await showWithoutScripts(page, shop.address('/tutorials'));
  await page.getByLabel(t.difficulty).selectOption({ label: t.difficulties.intermediate });
  scripts.release();
  await expectAt(page, shop.address('/tutorials?difficulty=intermediate'));
  await expect(page.getByLabel(t.difficulty)).toHaveValue('intermediate');
});

test('a disabled / opens nothing, even before hydration', async ({ page, shop }) => {
  await page.addInitScript(() => localStorage.setItem('search-slash', 'off'));
  const scripts = await showWithoutScripts(page, shop.address('/about'));
  await expect(heading(page, shop.messages.nav.about)).toBeVisible();
  await page.keyboard.press('/');
  scripts.release();
  await untilAlive(page);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('going back before hydration loads the page before', async ({ page, request, shop }) => {
  const { category: legend } = shop.messages.shop;
  await shop.visit('/shop');
  await page
    .getByRole('group', { name: legend })
    .getByRole('link', { name: shop.messages.categories.cricut })
    .click();
  await expectAt(page, shop.address('/shop?category=cricut'));
  const release = await hold(page, SCRIPTS);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.evaluate(() => history.back());
  await expectAt(page, shop.address('/shop'));
  release();
  await untilAlive(page);
  const other = (await productsOf(request)).find(({ category }) => category !== 'cricut')!;
  await expect(cardOf(page, titleIn(shop.lang, other))).toBeVisible();
});

test('pictures shown before hydration stay afterwards', async ({ page, request, shop }) => {
  const product = (await productsOf(request)).find((one) => one.secondaryImagesPathes.length === 2)!;
  const scripts = await showWithoutScripts(page, shop.address(pages.product(product._id)));
  const strip = page
    .getByRole('main')
    .getByRole('list')
    .filter({
      has: page.getByRole('button', { name: shop.messages.product.openGallery(titleIn(shop.lang, product)) }),
    });
  // Before its styles arrive there is nothing to scroll.
  await expect.poll(() => strip.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true);
  await strip.evaluate((list) => list.children[1]!.scrollIntoView({ block: 'nearest' }));
  await expect.poll(() => strip.evaluate((list) => list.scrollLeft)).not.toBe(0);
  scripts.release();
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    shop.messages.gallery.position(2, 3),
  );
});

test('a login submitted before hydration is sent afterwards, never in the address', async ({
  page,
  shop,
  noise,
}) => {
  noise.allow(/answer 401|status of 401/);
  const scripts = await showWithoutScripts(page, shop.address(pages.login()));
  await logIn(page, shop, { email: 'nobody@example.com', password: 'a long password' });
  await expectAt(page, shop.address(pages.login()));
  const asked = page.waitForRequest(`**${api.login()}`);
  scripts.release();
  expect((await asked).postDataJSON()).toEqual({ email: 'nobody@example.com', password: 'a long password' });
  await expect(loginForm(page, shop).error).toBeVisible();
});

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

test('a gallery whose code fails to load says so in a snackbar and opens at the next press', async ({
  page,
  request,
  shop,
  noise,
}) => {
  noise.allow(LOST);
  const title = titleIn(shop.lang, (await productsOf(request))[0]!);
  await page.route(chunk('Gallery'), (route) => route.abort('failed'));
  await shop.visit('/shop');
  const opener = cardOf(page, title).getByRole('button', { name: shop.messages.product.openGallery(title) });
  await opener.click();
  await expect(page.getByRole('alertdialog', { includeHidden: true })).toContainText(
    shop.messages.error.notLoaded,
  );
  await expect(opener).toBeVisible();
  await page.unroute(chunk('Gallery'));
  await opener.click();
  await expect(page.getByRole('dialog', { name: galleryTexts(shop).label(title) })).toBeVisible();
});

test('a search whose styles alone fail to load opens with them at the next press', async ({
  page,
  shop,
  noise,
}) => {
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
});

test('without a connection a press says so, and what it opens afterwards has its styles', async ({
  page,
  context,
  shop,
  noise,
}) => {
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
});

for (const name of ['workshops', 'tutorials'] as const) {
  test(`a retry after a lost connection shows the ${name} with their styles`, async ({
    page,
    context,
    shop,
    noise,
  }) => {
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
  });
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

test('the shop that fails to refetch says so and tries again', async ({ page, shop, noise }) => {
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
});

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

test('a language whose texts fail to load is loaded with a full page load', async ({ page, shop, noise }) => {
  noise.allow(LOST);
  const other = shop.lang === 'he' ? 'en' : 'he';
  await shop.visit('/shop');
  await page.route(chunk(other), (route) => route.abort('failed'), { times: 2 });
  await page.getByRole('banner').getByRole('link', { name: shop.messages.language.switchTo }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
