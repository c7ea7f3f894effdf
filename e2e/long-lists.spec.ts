/** In a browser 'more' adds to the list, and the scroll position stays. */
import type { Page } from '@playwright/test';
import { PAGE_ENTRIES } from '#contract/list-pages.ts';
import { workshopsOf } from './support/catalogue.ts';
import { untilAlive, type Shop } from './support/fixtures.ts';
import { cardOf, expectAt, expectPlace, hold, scrollPlace, topOf } from './support/journey.ts';
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
import { expectAccessible, expectNoOverflow, stillness } from './support/page-checks.ts';
import { SCREENS } from './support/places.ts';

/** Presses 'more' until this page is shown. */
async function goOnTo(page: Page, shop: Shop, last: number, from = 1): Promise<void> {
  for (let number = from + 1; number <= last; number += 1) {
    await moreLink(page, shop, Math.min(PAGE_ENTRIES, LONG.products - (number - 1) * PAGE_ENTRIES)).click();
    await expectAt(page, shop.address(`/shop?page=${number}`));
    await expect(page.getByText(endOf(shop, number))).toBeVisible();
  }
}

function endOf({ messages }: Shop, last: number): string {
  const { shown, shownFrom } = messages.listPages;
  const end = Math.min(last * PAGE_ENTRIES, LONG.products);
  return last <= 4 ? shown(end, LONG.products) : shownFrom((last - 4) * PAGE_ENTRIES + 1, end, LONG.products);
}

test("'more' adds the next products below and focuses the first of them", async ({ page, request, shop }) => {
  await shop.visit('/shop?utm_source=mail');
  await expect(
    page.getByRole('status').filter({ hasText: shop.messages.shop.itemsCount(LONG.products) }),
  ).toBeVisible();
  await expect.poll(() => titles(page)).toEqual(await titlesOf(request, shop, 1));
  await page.evaluate(() => Object.assign(globalThis, { sameLoad: true }));
  await moreLink(page, shop).focus();
  const place = await scrollPlace(page);

  await page.keyboard.press('Enter');
  await expectAt(page, shop.address('/shop?page=2&utm_source=mail'));
  await expect(page.getByRole('status').filter({ hasText: endOf(shop, 2) })).toBeVisible();
  await expect.poll(() => titles(page)).toEqual(await titlesOf(request, shop, 1, 2));
  const [first] = await titlesOf(request, shop, 2);
  await expect(page.locator(':focus')).toContainText(first!);
  await expect.poll(() => scrollPlace(page)).toBe(place);
  await expect(page).toHaveTitle(new RegExp(shop.messages.listPages.pageTitle(shop.messages.shop.title, 2)));
  expect(await page.evaluate(() => 'sameLoad' in globalThis)).toBe(true);
});

test('back, forward and returning from a product restore list and scroll position', async ({
  page,
  request,
  shop,
}) => {
  await shop.visit('/shop');
  await goOnTo(page, shop, 3);
  const all = await titlesOf(request, shop, 1, 3);
  const piece = all[2 * PAGE_ENTRIES + 20]!;
  await cardOf(page, piece).scrollIntoViewIfNeeded();
  const place = await scrollPlace(page);
  const top = await topOf(page, piece);
  await cardOf(page, piece).getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: piece })).toBeVisible();
  await expect.poll(() => scrollPlace(page)).toBe(0);

  await page.goBack();
  await expectAt(page, shop.address('/shop?page=3'));
  await expect.poll(() => titles(page)).toEqual(all);
  await expect.poll(() => scrollPlace(page)).toBe(place);
  await expect.poll(() => topOf(page, piece)).toBe(top);

  await page.goBack();
  await expectAt(page, shop.address('/shop?page=2'));
  await expect.poll(() => titles(page)).toEqual(all.slice(0, 2 * PAGE_ENTRIES));
  await page.goBack();
  await expectAt(page, shop.address('/shop'));
  await expect.poll(() => titles(page)).toEqual(all.slice(0, PAGE_ENTRIES));
  await page.goForward();
  await page.goForward();
  await expectAt(page, shop.address('/shop?page=3'));
  await expect.poll(() => titles(page)).toEqual(all);
});

test(
  'a reload shows the page of the address at the place that was read',
  { tag: '@long' },
  async ({ page, request, shop }) => {
    await shop.visit('/shop');
    // What keeps the place comes with the first further page.
    const keeper = page.waitForResponse((answer) => answer.request().resourceType() === 'script');
    await goOnTo(page, shop, 2);
    await keeper;
    await goOnTo(page, shop, 3, 2);
    const third = await titlesOf(request, shop, 3);
    const piece = third[20]!;
    await cardOf(page, piece).evaluate((card) =>
      card.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    const top = await topOf(page, piece);
    await page.reload();
    await untilAlive(page);
    await expect.poll(() => titles(page)).toEqual(third);
    await expect.poll(async () => Math.abs((await topOf(page, piece)) - top)).toBeLessThan(40);
  },
);

test(
  'at most four pages are shown; the visible entries don’t move as others come and go',
  { tag: '@long' },
  async ({ page, request, shop }) => {
    await shop.visit('/shop');
    await goOnTo(page, shop, 4);
    const seen = (await titlesOf(request, shop, 4)).at(-1)!;
    await moreLink(page, shop).scrollIntoViewIfNeeded();
    const top = await topOf(page, seen);
    await moreLink(page, shop).click();
    await expect(page.getByText(endOf(shop, 5))).toBeVisible();
    await expect.poll(() => titles(page)).toEqual(await titlesOf(request, shop, 2, 5));
    await expect.poll(async () => Math.abs((await topOf(page, seen)) - top)).toBeLessThan(3);

    await moreLink(page, shop, 10).click();
    await expect(page.getByText(endOf(shop, 6))).toBeVisible();
    await expect.poll(() => titles(page)).toEqual(await titlesOf(request, shop, 3, 6));
    await expect(page.getByRole('link', { name: shop.messages.listPages.more(10) })).toHaveCount(0);
    await expect(page.locator(':focus')).toContainText((await titlesOf(request, shop, 6))[0]!);

    const [opening] = await titlesOf(request, shop, 3);
    await earlierLink(page, shop).focus();
    const before = await topOf(page, opening!);
    await page.keyboard.press('Enter');
    await expectAt(page, shop.address('/shop?page=2'));
    await expect.poll(() => titles(page)).toEqual(await titlesOf(request, shop, 2, 5));
    await expect.poll(async () => Math.abs((await topOf(page, opening!)) - before)).toBeLessThan(3);
    await expect(page.locator(':focus')).toContainText((await titlesOf(request, shop, 2)).at(-1)!);
  },
);

test(
  'a loaded page shows its own products, with earlier ones above',
  { tag: '@long' },
  async ({ page, request, shop }) => {
    await shop.visit('/shop?page=3');
    await expect.poll(() => titles(page)).toEqual(await titlesOf(request, shop, 3));
    await expect(
      page.getByText(
        shop.messages.listPages.shownFrom(2 * PAGE_ENTRIES + 1, 3 * PAGE_ENTRIES, LONG.products),
      ),
    ).toBeVisible();
    await earlierLink(page, shop).click();
    await expectAt(page, shop.address('/shop?page=2'));
    await expect.poll(() => titles(page)).toEqual(await titlesOf(request, shop, 2, 3));
    await earlierLink(page, shop).click();
    await expectAt(page, shop.address('/shop'));
    await expect.poll(() => titles(page)).toEqual(await titlesOf(request, shop, 1, 3));
    await expect(earlierLink(page, shop)).toHaveCount(0);
  },
);

test(
  'reloaded after some pages it shows the last one, and back leads on',
  { tag: '@long' },
  async ({ page, request, shop }) => {
    await shop.visit('/shop');
    await goOnTo(page, shop, 3);
    await moreLink(page, shop).scrollIntoViewIfNeeded();
    await page.reload();
    await expect(earlierLink(page, shop)).toBeVisible();
    await untilAlive(page);
    await expect.poll(() => titles(page)).toEqual(await titlesOf(request, shop, 3));
    await page.goBack();
    await expectAt(page, shop.address('/shop?page=2'));
    await expect.poll(() => titles(page)).toEqual(await titlesOf(request, shop, 1, 2));
  },
);

test('another filter starts at its first page', { tag: '@long' }, async ({ page, request, shop }) => {
  const { shop: words, categories } = shop.messages;
  await shop.visit('/shop?page=3&utm_source=mail');
  await page.getByLabel(words.sort).selectOption({ label: words.sorts.priceLow });
  await expectAt(page, shop.address('/shop?sort=priceLow&utm_source=mail'));
  await expect.poll(() => titles(page)).toEqual(await titlesOf(request, shop, 1, 1, { sort: 'priceLow' }));
  await moreLink(page, shop).click();
  await expectAt(page, shop.address('/shop?sort=priceLow&page=2&utm_source=mail'));
  await expect.poll(() => titles(page)).toEqual(await titlesOf(request, shop, 1, 2, { sort: 'priceLow' }));
  await page
    .getByRole('group', { name: words.category })
    .getByRole('link', { name: categories.goldsmith })
    .click();
  await expectAt(page, shop.address('/shop?sort=priceLow&category=goldsmith&utm_source=mail'));
  await expect
    .poll(() => titles(page))
    .toEqual(await titlesOf(request, shop, 1, 1, { sort: 'priceLow', category: 'goldsmith' }));
});

test(
  'the other language shows the same pages at the same place',
  { tag: '@long' },
  async ({ page, request, shop }) => {
    await shop.visit('/shop');
    await goOnTo(page, shop, 2);
    await page.getByRole('link', { name: shop.messages.language.switchTo }).first().click();
    const other = shop.lang === 'he' ? 'en' : 'he';
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect.poll(() => new URL(page.url()).search).toBe('?page=2');
    await expect.poll(() => titles(page)).toEqual(await titlesOf(request, { ...shop, lang: other }, 1, 2));
    await expect.poll(() => scrollPlace(page)).toBeGreaterThan(500);
  },
);

test(
  "pressed while the next page is being loaded ahead, 'more' still adds to what is there",
  { tag: '@long' },
  async ({ page, request, shop }) => {
    await shop.visit('/shop');
    const release = await hold(page, /\/api\/products/);
    const ahead = page.waitForRequest(/\/api\/products/);
    await moreLink(page, shop).hover();
    await ahead;
    await moreLink(page, shop).click();
    await expectAt(page, shop.address('/shop?page=2'));
    release();
    await expect(page.getByText(endOf(shop, 2))).toBeVisible();
    await expect.poll(() => titles(page)).toEqual(await titlesOf(request, shop, 1, 2));
  },
);

test(
  'a slow page says so, a failed one can be retried, and nothing is lost',
  { tag: '@long' },
  async ({ page, request, shop, noise }) => {
    noise.allow(/ERR_FAILED|ERR_CONNECTION|ApiError/);
    const { common, listPages } = shop.messages;
    await shop.visit('/shop');
    const release = await hold(page, /\/api\/products/);
    await moreLink(page, shop).focus();
    await page.keyboard.press('Enter');
    const waiting = page.getByRole('link', { name: common.loading });
    await expect(waiting).toHaveAttribute('aria-disabled', 'true');
    await expect(waiting).toBeFocused();
    await expect.poll(() => titles(page)).toEqual(await titlesOf(request, shop, 1));
    release();
    await expect(page.getByText(endOf(shop, 2))).toBeVisible();

    await page.unrouteAll();
    await page.route(/\/api\/products/, (route) => route.abort('failed'));
    await moreLink(page, shop).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: listPages.failed })).toBeVisible();
    const retry = page.getByRole('link', { name: common.retry });
    await expect(retry).toBeFocused();
    await expect.poll(() => titles(page)).toEqual(await titlesOf(request, shop, 1, 2));
    await page.unrouteAll();
    await page.keyboard.press('Enter');
    await expect(page.getByText(endOf(shop, 3))).toBeVisible();
    await expect.poll(() => titles(page)).toEqual(await titlesOf(request, shop, 1, 3));
    await expect(page.locator(':focus')).toContainText((await titlesOf(request, shop, 3))[0]!);
  },
);

test(
  'tutorials and workshops continue in the same way, and a category links to the full list',
  { tag: '@long' },
  async ({ page, request, shop }) => {
    const { tutorials, workshops, listPages, category, categories } = shop.messages;
    await shop.visit('/tutorials');
    await expect(page.getByText(tutorials.countOf(LONG.tutorials), { exact: true })).toBeVisible();
    await moreLink(page, shop, LONG.tutorials - PAGE_ENTRIES).click();
    await expectAt(page, shop.address('/tutorials?page=2'));
    await expect(page.getByText(listPages.shown(LONG.tutorials, LONG.tutorials))).toBeVisible();
    await expect(cards(page)).toHaveCount(LONG.tutorials);

    await shop.visit('/workshops?page=2');
    await expect(cards(page)).toHaveCount(LONG.workshops - PAGE_ENTRIES);
    const chips = page.getByRole('group', { name: workshops.category });
    const kinds = new Set((await workshopsOf(request)).map((workshop) => workshop.category));
    await expect(chips.getByRole('link')).toHaveCount(kinds.size);
    await earlierLink(page, shop).click();
    await expect(cards(page)).toHaveCount(LONG.workshops);
    await chips.getByRole('link', { name: categories.goldsmith }).click();
    await expectAt(page, shop.address('/workshops?category=goldsmith'));

    await shop.visit('/category/goldsmith');
    const pieces = page
      .getByRole('region')
      .or(page.locator('section'))
      .filter({ has: page.getByRole('heading', { level: 2, name: category.products }) });
    await expect(pieces.getByRole('article')).toHaveCount(PAGE_ENTRIES);
    const all = pieces.locator('a[href$="/shop?category=goldsmith"]').last();
    await all.click();
    await expectAt(page, shop.address('/shop?category=goldsmith'));
  },
);

for (const { size, screen, tag } of SCREENS) {
  test.describe(() => {
    test.use(screen);

    test(`a later page on ${size}`, { tag: '@long' }, async ({ page, shop }) => {
      await shop.visit('/shop?page=6');
      await expect(earlierLink(page, shop)).toBeVisible();
      await expectNoOverflow(page);
      await expectAccessible(page);
    });

    test(
      `'more' pressed with the page's end in sight on ${size}`,
      { tag },
      async ({ page, request, shop }) => {
        await shop.visit('/shop');
        await moreLink(page, shop).evaluate((link) =>
          window.scrollTo(0, scrollY + link.getBoundingClientRect().top - 100),
        );
        const place = await scrollPlace(page);
        await moreLink(page, shop).focus();
        await page.keyboard.press('Enter');
        await expect(page.getByText(endOf(shop, 2))).toBeAttached();
        await expect.poll(() => titles(page)).toEqual(await titlesOf(request, shop, 1, 2));
        await stillness(page);
        await expectPlace(page, place, 3);
      },
    );
  });
}
