import { PAGE_ENTRIES } from '#contract/list-pages.ts';
import { readHead } from './support/head.ts';
import { htmlErrors } from './support/html.ts';
import { expectAt } from './support/journey.ts';
import {
  cards,
  earlierLink,
  expect,
  LONG,
  moreLink,
  test,
  titles,
  titlesOf,
} from './support/long-lists-shop.ts';
import { structuredDataErrors } from './support/structured-data.ts';

test(
  'invalid values leave the address, and a page beyond the end is the last',
  { tag: '@long' },
  async ({ page, shop, noise }) => {
    noise.allow(/404/);
    await shop.visit('/shop?page=1&utm_source=mail');
    await expectAt(page, shop.address('/shop?utm_source=mail'));
    await shop.visit('/shop?page=02&sort=newest');
    await expectAt(page, shop.address('/shop?sort=newest'));
    const beyond = await shop.visit('/shop?page=7');
    expect(beyond.status()).toBe(404);
    await page.getByRole('main').getByRole('link', { name: shop.messages.common.toShop }).click();
    await expect(cards(page)).toHaveCount(PAGE_ENTRIES);
  },
);

test(
  'each page has its position for search engines, in valid HTML',
  { tag: '@long' },
  async ({ request, shop }) => {
    const told: [
      string,
      { canonical: string; prev?: string; next?: string; first: number; count: number },
    ][] = [
      ['/shop', { canonical: '/shop', next: '/shop?page=2', first: 1, count: PAGE_ENTRIES }],
      [
        '/shop?page=2',
        {
          canonical: '/shop?page=2',
          prev: '/shop',
          next: '/shop?page=3',
          first: PAGE_ENTRIES + 1,
          count: PAGE_ENTRIES,
        },
      ],
      [
        '/shop?page=6',
        { canonical: '/shop?page=6', prev: '/shop?page=5', first: 5 * PAGE_ENTRIES + 1, count: 10 },
      ],
      [
        '/shop?sort=newest&page=6',
        { canonical: '/shop', prev: '/shop?sort=newest&page=5', first: 5 * PAGE_ENTRIES + 1, count: 10 },
      ],
      [
        '/tutorials?page=2',
        { canonical: '/tutorials?page=2', prev: '/tutorials', first: PAGE_ENTRIES + 1, count: 12 },
      ],
      [
        '/workshops?page=2',
        { canonical: '/workshops?page=2', prev: '/workshops', first: PAGE_ENTRIES + 1, count: 9 },
      ],
    ];
    for (const [path, { first, count, ...links }] of told) {
      const html = await (await request.get(shop.address(path))).text();
      const head = readHead(html);
      const site = new URL(head.links.canonical!).origin;
      const address = (to: string | undefined) => to && site + shop.address(to);
      expect([path, head.links.canonical, head.links.prev, head.links.next]).toEqual([
        path,
        address(links.canonical),
        address(links.prev),
        address(links.next),
      ]);
      const { itemListElement } = head.things.find((thing) => thing['@type'] === 'ItemList') as {
        itemListElement?: { position: number }[];
      };
      expect(itemListElement!.map(({ position }) => position)).toEqual(
        Array.from({ length: count }, (_, index) => first + index),
      );
      expect(await structuredDataErrors(head.things)).toEqual([]);
      expect([path, await htmlErrors(html)]).toEqual([path, []]);
    }
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the links lead from page to page and back', { tag: '@long' }, async ({ page, request, shop }) => {
    await shop.visit('/shop?sort=priceLow');
    await moreLink(page, shop).click();
    await expectAt(page, shop.address('/shop?sort=priceLow&page=2'));
    await expect.poll(() => titles(page)).toEqual(await titlesOf(request, shop, 2, 2, { sort: 'priceLow' }));
    await moreLink(page, shop).click();
    await expectAt(page, shop.address('/shop?sort=priceLow&page=3'));
    await earlierLink(page, shop).click();
    await earlierLink(page, shop).click();
    await expectAt(page, shop.address('/shop?sort=priceLow'));
    await expect.poll(() => titles(page)).toEqual(await titlesOf(request, shop, 1, 1, { sort: 'priceLow' }));
    await shop.visit('/workshops?page=2');
    await expect(cards(page)).toHaveCount(LONG.workshops - PAGE_ENTRIES);
  });
});
