/** What is done on a page before its scripts are there counts once they are. */
import type { Page } from '@playwright/test';
import { api, pages } from '#contract/routes.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { productsOf, titleIn } from './support/catalogue.ts';
import { expect, test, untilAlive } from './support/fixtures.ts';
import { cardOf, expectAt, hold } from './support/journey.ts';
import { loginForm, logIn } from './support/login.ts';
import { LOST } from './support/noise.ts';

const SCRIPTS = /\/assets\/.*\.js$/;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

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

test(
  'each press before hydration counts: a stepper’s as often as it is pressed',
  { tag: '@long' },
  async ({ page, request, shop }) => {
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
  },
);

test('what is typed after a / before hydration is searched for', { tag: '@long' }, async ({ page, shop }) => {
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

test(
  'scripts that are lost after the connection is back are loaded without a touch',
  { tag: '@long' },
  async ({ page, shop, noise }) => {
    noise.allow(LOST);
    const entry = /\/assets\/entry\.client-[^/]*\.js$/;
    const { promise: lost, resolve: lose } = Promise.withResolvers<void>();
    await page.route(entry, (route) => lost.then(() => route.abort('failed')), { times: 1 });
    const requested = page.waitForRequest(entry);
    await page.goto(shop.address(pages.shop()), { waitUntil: 'commit' });
    await requested;
    await page.evaluate(() => dispatchEvent(new Event('online')));
    lose();
    await untilAlive(page);
  },
);

test('a filter chosen before hydration counts', { tag: '@long' }, async ({ page, shop }) => {
  const t = shop.messages.tutorials;
  const scripts = await showWithoutScripts(page, shop.address('/tutorials'));
  await page.getByLabel(t.difficulty).selectOption({ label: t.difficulties.intermediate });
  scripts.release();
  await expectAt(page, shop.address('/tutorials?difficulty=intermediate'));
  await expect(page.getByLabel(t.difficulty)).toHaveValue('intermediate');
});

test('a disabled / opens nothing, even before hydration', { tag: '@long' }, async ({ page, shop }) => {
  await page.addInitScript(() => localStorage.setItem('search-slash', 'off'));
  const scripts = await showWithoutScripts(page, shop.address('/about'));
  await expect(heading(page, shop.messages.nav.about)).toBeVisible();
  await page.keyboard.press('/');
  scripts.release();
  await untilAlive(page);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test(
  'going back before hydration loads the page before',
  { tag: '@long' },
  async ({ page, request, shop }) => {
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
  },
);

test('pictures shown before hydration stay afterwards', { tag: '@long' }, async ({ page, request, shop }) => {
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
