import { inLanguage, pages } from '#contract/routes.ts';
import { LOCALE } from '#i18n/locales.ts';
import { productsOf, titleIn } from './support/catalogue.ts';
import { expect, test, type Shop } from './support/fixtures.ts';
import { cardOf, expectAt, expectPlace, hold, press, scrollDown, scrollPlace } from './support/journey.ts';
import { loadWords } from './support/words.ts';

const otherOf = ({ lang }: Shop) => (lang === 'he' ? 'en' : 'he');

test('the toggle shows the other language and leads to the same page, query and place kept', async ({
  page,
  shop,
}) => {
  const other = otherOf(shop);
  const texts = await loadWords(other);
  await shop.visit('/shop?category=goldsmith&utm_source=letter&fbclid=1');
  const place = 700;
  await scrollDown(page, place);

  await press(page.getByRole('banner').getByRole('link', { name: shop.messages.language.switchTo }));
  await expect(page.locator('html')).toHaveAttribute('dir', LOCALE[other].dir);
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expect(page.getByRole('heading', { level: 1, name: texts.shop.title })).toBeAttached();
  await expectAt(page, inLanguage(other, '/shop?category=goldsmith&fbclid=1&utm_source=letter'));
  await expectPlace(page, place, 60);
  await expect
    .poll(async () => (await page.context().cookies()).find(({ name }) => name === 'lang')?.value)
    .toBe(other);

  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('dir', shop.dir);
  await expectAt(page, shop.address('/shop?category=goldsmith&fbclid=1&utm_source=letter'));
});

test(
  'while the other language loads slowly, the page and its scroll position stay',
  { tag: '@short-en' },
  async ({ page, shop, request }) => {
    const other = otherOf(shop);
    await shop.visit('/shop');
    const place = 700;
    await scrollDown(page, place);
    const releases = [
      await hold(page, new RegExp(`/assets/${other}-[^/]*\\.js$`)),
      await hold(page, /\/api\//),
    ];
    await press(page.getByRole('banner').getByRole('link', { name: shop.messages.language.switchTo }));
    // Longer than the delay before a new page shows its skeleton.
    await page.waitForFunction(
      (since) => performance.now() - since > 500,
      await page.evaluate(() => performance.now()),
    );
    await expect(page.getByRole('heading', { level: 1, name: shop.messages.shop.title })).toBeAttached();
    for (const release of releases) release();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    const [first] = await productsOf(request);
    await expect(cardOf(page, titleIn(other, first!))).toBeAttached();
    await expectPlace(page, place, 60);
  },
);

test('a remembered language moves the address / alone', async ({ request }) => {
  const asked = (path: string, lang: string) =>
    request.get(path, { headers: { cookie: `theme=x; lang=${lang}` }, maxRedirects: 0 });
  const home = await asked('/?utm_source=letter', 'en');
  expect(home.status()).toBe(302);
  expect(home.headers().location).toBe('/en?utm_source=letter');
  expect(home.headers()['cache-control']).toBe('private, no-store');

  expect((await asked('/', 'he')).status()).toBe(200);
  expect((await asked('/shop', 'en')).status()).toBe(200);
  expect(await (await asked('/shop', 'en')).text()).toContain('<html lang="he" dir="rtl"');
  expect(await (await asked('/en/shop', 'he')).text()).toContain('<html lang="en" dir="ltr"');
});

test('Accept-Language changes no page', async ({ request, shop }) => {
  const answer = await request.get(shop.address('/about'), { headers: { 'accept-language': otherOf(shop) } });
  expect(await answer.text()).toContain(`<html lang="${shop.lang}" dir="${shop.dir}"`);
});

test('a trailing slash gets one 308 to the plain form', async ({ request, shop }) => {
  for (const [given, plain] of [
    ['/shop/', '/shop'],
    ['/tutorials/?sortBy=newest', '/tutorials?sortBy=newest'],
  ] as const) {
    const answer = await request.get(shop.address(given), { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    expect(answer.headers().location).toBe(shop.address(plain));
  }
});

test(
  'an unknown filter leaves the address, an unknown parameter stays',
  { tag: '@long' },
  async ({ page, shop }) => {
    await shop.visit('/shop?category=glass&sort=priceLow&ref=x');
    await expectAt(page, shop.address('/shop?sort=priceLow&ref=x'));
    const chips = page.getByRole('group', { name: shop.messages.shop.category });
    await expect(chips.getByRole('link', { name: shop.messages.shop.all })).toHaveAttribute(
      'aria-current',
      /./,
    );
    await expect(page.getByLabel(shop.messages.shop.sort)).toHaveValue('priceLow');

    await shop.visit('/tutorials?sortBy=cheapest&difficulty=medium&duration=short');
    await expectAt(page, shop.address('/tutorials?duration=short'));
    await expect(page.getByLabel(shop.messages.tutorials.sort)).toHaveValue('recommended');
    await expect(page.getByLabel(shop.messages.tutorials.difficulty)).toHaveValue('all');
  },
);

test(
  'a filter keeps the parameters that the page does not know, login carries them',
  { tag: '@long' },
  async ({ page, shop }) => {
    await shop.visit('/shop?utm_source=letter');
    await page
      .getByRole('link', { name: shop.messages.categories.cricut, exact: true })
      .and(page.getByRole('main').getByRole('link'))
      .first()
      .click();
    await expectAt(page, shop.address('/shop?category=cricut&utm_source=letter'));
    await page.getByRole('button', { name: shop.messages.product.add }).first().click();
    await expectAt(
      page,
      shop.address(pages.login({ next: shop.address('/shop?category=cricut&utm_source=letter') })),
    );
  },
);

test('a new page starts at its top; back and forward restore the place', async ({ page, shop }) => {
  await shop.visit('/shop');
  const place = 900;
  await scrollDown(page, place);

  await press(page.getByRole('banner').getByRole('link', { name: shop.messages.nav.workshops }));
  await expect(page.getByRole('heading', { level: 1, name: shop.messages.workshops.title })).toBeVisible();
  await expect.poll(() => scrollPlace(page)).toBe(0);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: shop.messages.shop.title })).toBeAttached();
  await expect.poll(() => scrollPlace(page)).toBeCloseTo(place, -1);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: shop.messages.workshops.title })).toBeVisible();
  await expect.poll(() => scrollPlace(page)).toBe(0);
});
