/**
 * On a phone's page loaded anew cards far below aren't laid out at once. Back and a reload lead to the place that was left all
 * the same.
 */
import type { APIRequestContext, Page } from '@playwright/test';
import { pages } from '#contract/routes.ts';
import { productsOf, titleIn } from './support/catalogue.ts';
import { expect, test, untilAlive, type Shop } from './support/fixtures.ts';
import { cardOf, expectAt, topOf } from './support/journey.ts';
import { stillness } from './support/page-checks.ts';
import { PHONE } from './support/places.ts';

test.use(PHONE);

const linkOf = (page: Page, title: string) => cardOf(page, title).getByRole('link', { name: title });
const isLaidOut = (page: Page, title: string) =>
  linkOf(page, title).evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));

/** As on a phone that always has something to do. */
const keepBusy = (page: Page) =>
  page.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }));

async function openShop(request: APIRequestContext, shop: Shop) {
  const products = await productsOf(request);
  await shop.visit(pages.shop());
  const last = products.at(-2)!;
  return { first: titleIn(shop.lang, products[0]!), last: titleIn(shop.lang, last), id: last._id };
}

/** As a finger does: what is passed comes near. Returns where the card is then. */
async function scrollTo(page: Page, title: string): Promise<number> {
  while ((await topOf(page, title)) > 500) {
    await page.mouse.wheel(0, 400);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await stillness(page);
  return topOf(page, title);
}

test('far cards are laid out once they come near, and Back leads to where one was', async ({
  page,
  request,
  shop,
}) => {
  await keepBusy(page);
  const { first, last, id } = await openShop(request, shop);
  expect([await isLaidOut(page, first), await isLaidOut(page, last)]).toEqual([true, false]);
  const top = await scrollTo(page, last);
  expect(await isLaidOut(page, last)).toBe(true);
  await linkOf(page, last).click();
  await expectAt(page, shop.address(pages.product(id)));
  await expect(page.getByRole('heading', { level: 1, name: last })).toBeVisible();
  await page.goBack();
  await expectAt(page, shop.address(pages.shop()));
  await expect.poll(async () => Math.abs((await topOf(page, last)) - top)).toBeLessThan(3);
  expect(await isLaidOut(page, first)).toBe(true);
});

test('what was near stays laid out', async ({ page, request, shop }) => {
  await keepBusy(page);
  const { last } = await openShop(request, shop);
  await scrollTo(page, last);
  await page.evaluate(() => window.scrollTo(0, 0));
  await stillness(page);
  expect(await isLaidOut(page, last)).toBe(true);
});

test(
  'all of a page that has been there for a while is laid out',
  { tag: '@long' },
  async ({ page, request, shop }) => {
    const { last } = await openShop(request, shop);
    await expect.poll(() => isLaidOut(page, last), { timeout: 30_000 }).toBe(true);
  },
);

test('a reload leads to where one was', { tag: '@long' }, async ({ page, request, shop }) => {
  await keepBusy(page);
  const { last } = await openShop(request, shop);
  const top = await scrollTo(page, last);
  await page.reload();
  await untilAlive(page);
  await expect.poll(async () => Math.abs((await topOf(page, last)) - top)).toBeLessThan(3);
});
