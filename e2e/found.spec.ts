import type { APIRequestContext } from '@playwright/test';
import { inLanguage, pages } from '#contract/routes.ts';
import { LANGS, type Lang } from '#domain/language.ts';
import { crashPage } from '#server/ssr/crash-page.ts';
import { isAddedFromCard, productsOf, titleIn, tutorialsOf, workshopsOf } from './support/catalogue.ts';
import { expect, test } from './support/fixtures.ts';
import { readHead } from './support/head.ts';
import { htmlErrors } from './support/html.ts';
import { SHOP } from './support/places.ts';
import { SITE } from './support/site.ts';
import { structuredDataErrors } from './support/structured-data.ts';

/** Personal pages, excluded from search engines. */
const NOT_FOUND_BY_SEARCH = [
  pages.login(),
  pages.register(),
  pages.forgotPassword(),
  pages.resetPassword(),
  pages.confirmEmail(),
  pages.waitingPlace(),
  pages.newsletter('confirm'),
  pages.newsletter('unsubscribe'),
  pages.search(),
  pages.search({ q: 'a' }),
  pages.checkout(),
  pages.account(),
  pages.admin(),
  pages.adminTab('shop'),
];

/** Without the pages for unknown addresses. */
async function foundPaths(request: APIRequestContext): Promise<string[]> {
  const [[product], [workshop]] = await Promise.all([productsOf(request), workshopsOf(request)]);
  const known = await Promise.all(
    SITE.filter(({ status }) => status === 200).map(({ path }) => path(request)),
  );
  const all = [...known, pages.product(product!._id), pages.workshop(workshop!._id)];
  return [...new Set(all)].filter((path) => !NOT_FOUND_BY_SEARCH.includes(path.replace(/\?.*/, '')));
}

const text = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

test('every page has its title, breadcrumbs and share preview', async ({ request, shop }) => {
  const other = LANGS.find((lang) => lang !== shop.lang)!;
  const pictures = new Set<string>();
  for (const path of await foundPaths(request)) {
    await test.step(path, async () => {
      const { title, meta, links } = readHead(await text(request, withCampaign(shop.address(path))));
      const plain = path.replace(/\?.*/, '');
      const address = (lang: Lang) => SHOP + inLanguage(lang, plain);
      expect(links).toMatchObject({
        canonical: address(shop.lang),
        'alternate he': address('he'),
        'alternate en': address('en'),
        'alternate x-default': address('he'),
        manifest: inLanguage(shop.lang, '/site.webmanifest'),
      });
      expect(meta.robots).toBeUndefined();
      expect(title.length).toBeGreaterThan(10);
      expect(meta.description!.length).toBeGreaterThan(10);
      expect(meta.description!.length).toBeLessThanOrEqual(161);
      expect(meta).toMatchObject({
        'og:url': address(shop.lang),
        'og:locale': shop.lang === 'he' ? 'he_IL' : 'en_US',
        'og:locale:alternate': other === 'he' ? 'he_IL' : 'en_US',
        'og:image:width': '1200',
        'og:image:height': '630',
        'twitter:card': 'summary_large_image',
      });
      expect(title).toContain(meta['og:title']!.replace(/ · .*/, ''));
      expect(meta['og:description']).toContain(meta.description!);
      expect(meta['og:image:alt']).toBeTruthy();
      pictures.add(meta['og:image']!);
    });
  }
  for (const picture of pictures) {
    const answer = await request.get(picture);
    expect([picture, answer.status(), answer.headers()['content-type']]).toEqual([
      picture,
      200,
      'image/jpeg',
    ]);
    expect((await answer.body()).length).toBeLessThan(300_000);
  }
});

test('a link shows the price to pay, and none that the admin hides', async ({ request, shop }) => {
  const product = (await productsOf(request)).find((one) => one.discount > 0 && isAddedFromCard(one))!;
  const workshops = await workshopsOf(request);
  const hidden = workshops.find(({ shouldHidePrice }) => shouldHidePrice)!;
  const free = (await tutorialsOf(request)).find(({ price }) => price === 0)!;

  const { meta, things } = readHead(await text(request, shop.address(pages.product(product._id))));
  expect(meta['og:title']).toBe(titleIn(shop.lang, product));
  const paid = (product.price * (100 - product.discount)) / 100;
  expect(Number(meta['product:price:amount'])).toBeCloseTo(paid, 2);
  expect(meta['og:description']).toMatch(/^\u2066₪[\d,.]+\u2069 · /);
  const offer = things.find((thing) => thing['@type'] === 'Product')!.offers as Record<string, unknown>;
  expect(Number(offer.price)).toBeCloseTo(paid, 2);

  const html = await text(request, shop.address(pages.workshop(hidden._id)));
  const secret = readHead(html);
  expect(secret.meta['product:price:amount']).toBeUndefined();
  expect(secret.meta['og:description']).not.toContain('₪');
  expect(JSON.stringify(secret.things)).not.toContain('price');

  const given = readHead(await text(request, shop.address(pages.tutorial(free._id)))).meta['og:description'];
  expect(given!.startsWith(`${shop.messages.tutorials.free} · `)).toBe(true);
});

test('personal pages say to search engines that they are none to list, and may be read', async ({
  request,
  shop,
}) => {
  const robots = await text(request, '/robots.txt');
  for (const path of NOT_FOUND_BY_SEARCH) {
    const { meta, links } = readHead(await text(request, shop.address(path)));
    expect([path, meta.robots, links.canonical, links['alternate en']]).toEqual([
      path,
      'noindex',
      undefined,
      undefined,
    ]);
    const disallowed = robots
      .split('\n')
      .some((line) => line.startsWith('Disallow: ') && shop.address(path).startsWith(line.slice(10)));
    expect([path, disallowed]).toEqual([path, false]);
  }
});

test('the sitemap lists every indexable page', async ({ request, shop }) => {
  const sitemap = await text(request, '/sitemap.xml');
  for (const path of await foundPaths(request)) {
    if (!path.includes('?')) expect(sitemap).toContain(`<loc>${SHOP}${shop.address(path)}</loc>`);
  }
});

test('the structured data of every page is valid', async ({ request, shop }) => {
  const told = new Set<string>();
  const entries = (await workshopsOf(request)).map(({ _id }) => pages.workshop(_id));
  for (const path of [...(await foundPaths(request)), ...entries]) {
    const { things } = readHead(await text(request, shop.address(path)));
    expect([path, await structuredDataErrors(things)]).toEqual([path, []]);
    for (const thing of things) told.add(thing['@type']);
  }
  expect([...told].toSorted()).toEqual([
    'AboutPage',
    'BreadcrumbList',
    'ContactPage',
    'EducationEvent',
    'ItemList',
    'LearningResource',
    'Product',
    'Store',
    'WebSite',
  ]);
});

test('every page is valid HTML, the crash page too', async ({ request, shop }) => {
  const missing = await Promise.all(
    SITE.filter(({ status }) => status === 404).map(({ path }) => path(request)),
  );
  const paths = [...(await foundPaths(request)), ...NOT_FOUND_BY_SEARCH, ...missing];
  // In sequence: during a validation, the other responses would remain unread until they time out.
  for (const path of paths)
    expect([path, await htmlErrors(await text(request, shop.address(path)))]).toEqual([path, []]);
  expect(['crash', await htmlErrors(crashPage(shop.lang))]).toEqual(['crash', []]);
});

/** Unknown parameters change nothing. */
function withCampaign(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}utm_source=chat&fbclid=1`;
}
