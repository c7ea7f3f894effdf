import { pages } from '#contract/routes.ts';
import { productsOf, titleIn } from './support/catalogue.ts';
import { expect, test } from './support/fixtures.ts';
import { expectAt, scrollPlace } from './support/journey.ts';

test('hovering a link fetches its page before the press', async ({ page, shop }) => {
  await shop.visit('/about');
  const link = page.getByRole('banner').getByRole('link', { name: shop.messages.nav.workshops });
  const code = page.waitForRequest(/\/assets\/WorkshopsScreen-.*\.js$/);
  const data = page.waitForResponse(/\/api\/workshops$/);
  await link.hover();
  await code;
  await data;
  await expectAt(page, shop.address('/about'));

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: shop.messages.workshops.title })).toBeVisible();
  expect(
    asked.filter((path) => path.startsWith('/api/workshops') || path.includes('WorkshopsScreen')),
  ).toEqual([]);
});

test('a link changes the page without a full load, to its top, with its own title', async ({
  page,
  shop,
}) => {
  await shop.visit('/shop');
  await page.evaluate(() => Object.assign(globalThis, { sameLoad: true }));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: shop.messages.nav.about, exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: shop.messages.nav.about })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${shop.messages.nav.about} · `));
  await expect.poll(() => scrollPlace(page)).toBe(0);
  expect(await page.evaluate(() => 'sameLoad' in globalThis)).toBe(true);
  await expect(page.locator('head title')).toHaveCount(1);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`${shop.address('/about')}$`),
  );
});

test('Back gives the focus to the link that was followed', async ({ page, request, shop }) => {
  const { _id, ...product } = (await productsOf(request)).at(5)!;
  const title = titleIn(shop.lang, product);
  await shop.visit(pages.shop());
  const link = page.getByRole('main').getByRole('link', { name: title, exact: true });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect(link).toBeFocused();
});

test('a page loads only its own language and screen', async ({ page, shop }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await shop.visit('/');
  const other = shop.lang === 'he' ? 'en' : 'he';
  expect(scripts.filter((path) => path.includes(`/assets/${other}-`))).toEqual([]);
  expect(scripts.filter((path) => /ShopScreen|Gallery|NavDrawer|Panel/.test(path))).toEqual([]);
});

test('a page’s style sheets are one file, and the next page asks for none of them again', async ({
  page,
  shop,
}) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(new URL(request.url()).pathname);
  });
  await shop.visit('/shop');
  const [first, ...further] = sheets;
  expect([first, further]).toEqual([expect.stringMatching(/^\/assets\/styles\/[^+]+\+/), []]);
  await page
    .getByRole('banner')
    .getByRole('link', { name: shop.messages.nav.workshops, exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: shop.messages.workshops.title })).toBeVisible();
  await expect.poll(() => sheets.length).toBeGreaterThan(1);
  const had = first!.slice('/assets/styles/'.length).split('+');
  expect(sheets.slice(1).filter((path) => had.some((name) => path.endsWith(`/${name}.css`)))).toEqual([]);
});

test('the fixtures detect a page’s complaints', { tag: '@long' }, async ({ page, shop, noise }) => {
  noise.allow(/./);
  await page.route(shop.address('/about'), async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/<h1([^>]*)>/, '<h1$1>?');
    await route.fulfill({ response, body: html });
  });
  await shop.visit('/about');
  await expect
    .poll(() => noise.all.some((line) => line.startsWith('page error: Minified React error #418')))
    .toBe(true);
  await page.evaluate(() => fetch('/api/nothing'));
  expect(noise.all).toContainEqual(expect.stringContaining('answer 404'));
  await page.evaluate(() => fetch('https://elsewhere.invalid/').catch(() => {}));
  await expect.poll(() => noise.all.some((line) => line.includes('policy: connect-src'))).toBe(true);
});
