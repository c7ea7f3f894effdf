/** With the browser's text size at 200 %, as who sees less sets it. */
import type { Locator } from '@playwright/test';
import { pages } from '#contract/routes.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { cartButton } from './support/cart.ts';
import { coveredByTab } from './support/covered.ts';
import { expect, test } from './support/customer.ts';
import { NOT_FOUND_PAGE } from './support/noise.ts';
import { expectNoOverflow, expectNothingCut } from './support/page-checks.ts';
import { DESKTOP, PHONE } from './support/places.ts';
import { onlyFirst } from './support/short-run.ts';
import { SITE } from './support/site.ts';

const USUAL = 16; // px

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${2 * USUAL}`];
    await use({ ...launchOptions, args });
  },
});

/** The boxes of an element's lines, one after another. */
const lines = (part: Locator) =>
  part.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].map(({ top, bottom }) => ({ top, bottom }));
  });

test.describe('on a phone', () => {
  test.use(PHONE);

  test('no page is wider than its screen, and nothing is cut off', async ({ page, request, shop, noise }) => {
    test.slow();
    noise.allow(NOT_FOUND_PAGE);
    for (const { name, path } of SITE) {
      await test.step(name, async () => {
        await shop.visit(await path(request));
        await expectNoOverflow(page);
        await expectNothingCut(page);
      });
    }
  });

  test('the checkout is no wider than its screen, and the bag is seen beside its number', async ({
    page,
    shop,
    customer,
    goods: { product, workshop, tutorial },
  }) => {
    await customer.fillCart([product.line(2), workshop.line(), tutorial.line()]);
    await shop.visit(pages.checkout());
    await expect(page.getByRole('main').getByRole('table')).toBeVisible();
    await expectNoOverflow(page);
    await expectNothingCut(page);
    expect(await page.evaluate(() => innerWidth)).toBe(PHONE.viewport.width);
    const covered = await cartButton(page, shop, 4).evaluate((button) => {
      const bag = button.querySelector('svg')!.getBoundingClientRect();
      const badge = button.querySelector('span')!.getBoundingClientRect();
      const width = Math.min(bag.right, badge.right) - Math.max(bag.left, badge.left);
      const height = Math.min(bag.bottom, badge.bottom) - Math.max(bag.top, badge.top);
      return (width * height) / (bag.width * bag.height);
    });
    expect(covered).toBeLessThan(0.5);
  });

  test('the menu cuts no word and breaks no sign', async ({ page, shop }) => {
    await shop.visit(pages.home());
    await page.getByRole('banner').getByRole('button', { name: shop.messages.nav.menu }).click();
    const mark = page.getByRole('dialog').getByText(shop.messages.language.switchMark, { exact: true });
    await expect(mark).toBeVisible();
    await expectNothingCut(page);
    expect(await lines(mark)).toHaveLength(1);
  });

  test(
    'the brand takes one line of the header, and covers nothing on a narrower phone',
    { tag: '@long' },
    async ({ page, shop }) => {
      await shop.visit(pages.about());
      const brand = page.getByRole('banner').getByRole('link').locator('span').first();
      expect(await lines(brand)).toHaveLength(1);
      await page.setViewportSize({ width: 320, height: 640 });
      const search = page.getByRole('banner').getByRole('button', { name: shop.messages.nav.search });
      const [name, button] = await Promise.all([brand.boundingBox(), search.boundingBox()]);
      const gap =
        shop.lang === 'en' ? button!.x - (name!.x + name!.width) : name!.x - (button!.x + button!.width);
      expect(gap).toBeGreaterThanOrEqual(0);
    },
  );

  test('what a workshop’s card says is apart, and a badge is one box', async ({ page, shop }) => {
    await shop.visit(pages.workshops());
    const cards = page.getByRole('main').getByRole('article');
    for (const date of await cards
      .getByRole('list', { name: shop.messages.workshops.dates })
      .getByRole('listitem')
      .all()) {
      const when = await lines(date.getByRole('time').locator('span').last());
      const [minutes] = await lines(date.locator(':scope > span'));
      expect(minutes!.top).toBeGreaterThanOrEqual(when.at(-1)!.bottom - 4);
    }
    const [early] = shop.messages.workshops.earlyBird('|').split('|');
    const badge = cards.getByText(early!).first();
    expect(await badge.evaluate((element) => element.getClientRects().length)).toBe(1);
  });
});

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP });

  test('titles, texts and buttons are twice as large, below the narrow header', async ({ page, shop }) => {
    await shop.visit('/contact');
    await expect(page.getByRole('banner').getByRole('navigation')).toBeHidden();
    const form = page.getByRole('main');
    for (const [part, size] of [
      [form.getByRole('heading', { level: 2 }).first(), 24],
      [form.getByRole('button').first(), 17],
      [form.getByRole('textbox').first(), 17],
    ] as const)
      await expect(part).toHaveCSS('font-size', `${2 * size}px`);
  });

  test('a form to log in is twice as wide', { tag: '@long' }, async ({ page, shop }) => {
    await shop.visit(pages.login());
    const email = await page.getByRole('main').getByRole('textbox').first().boundingBox();
    expect(email!.width).toBeGreaterThan(2 * 350);
  });

  for (const [index, height] of [1100, 800].entries())
    test(
      `nothing that has the focus at the checkout is covered, ${height} px high`,
      onlyFirst(index),
      async ({ page, shop, customer, goods: { product } }) => {
        const { send } = await loadPageTexts('order-form', shop.lang);
        await page.setViewportSize({ width: DESKTOP.width, height });
        await customer.fillCart([product.line()]);
        await shop.visit(pages.checkout());
        // The table is there before the form, which pushes the footer down.
        await expect(page.getByRole('button', { name: send })).toBeVisible();
        expect(await coveredByTab(page, 26)).toEqual([]);
      },
    );
});
