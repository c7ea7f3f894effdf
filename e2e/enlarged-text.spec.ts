/** Text alone at 200 %: unlike in large-text.spec.ts, the widths at which the layout changes stay what they are. */
import { pages } from '#contract/routes.ts';
import { enlargeText } from './support/journey.ts';
import { expectNoOverflow, expectNoWordBroken } from './support/page-checks.ts';
import { DESKTOP, PHONE } from './support/places.ts';
import { expect, test } from './support/reading.ts';
import { onlyFirst } from './support/short-run.ts';

test.describe('on a phone', () => {
  test.use(PHONE);

  for (const [index, name] of (['shop', 'home'] as const).entries())
    test(
      `${name}: what a picture of a piece says of it stays on the picture`,
      onlyFirst(index),
      async ({ page, shop }) => {
        await shop.visit(pages[name]());
        await enlargeText(page);
        await expect(
          page.getByRole('main').getByText(shop.messages.product.madeToOrder).first(),
        ).toBeVisible();
        await expectNoOverflow(page);
      },
    );

  test(
    'home: titles, buttons and the footer’s links break in no word',
    { tag: '@long' },
    async ({ page, shop }) => {
      await shop.visit(pages.home());
      await enlargeText(page);
      const parts = page
        .getByRole('main')
        .locator('h1, h2, h3, a, button')
        .or(page.getByRole('contentinfo').locator('h2, a').filter({ hasNotText: '@' }));
      for (const part of await parts.filter({ visible: true }).all()) await expectNoWordBroken(part);
      await expectNoOverflow(page);
    },
  );

  for (const [index, isFull] of [false, true].entries())
    test(
      `a tutorial’s page count is one line beside nothing${isFull ? ', in full screen' : ''}`,
      onlyFirst(index),
      async ({ page, shop, reading: { path, viewer, words, next, previous } }) => {
        await shop.visit(path(2));
        await enlargeText(page);
        if (isFull) {
          await viewer.getByRole('button', { name: words.fullScreen, exact: true }).tap();
          await expect(viewer.getByRole('button', { name: words.endFullScreen })).toBeVisible();
        }
        const count = viewer.getByRole('status');
        const size = await count.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
        await expect.poll(async () => (await count.boundingBox())!.height).toBeLessThan(2 * size);
        const { y, height } = (await count.boundingBox())!;
        for (const link of [previous, next])
          expect((await link.boundingBox())!.y).toBeGreaterThanOrEqual(y + height);
        await expectNoOverflow(page);
      },
    );
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 640, height: 900 } });

  test('a turned page’s picture begins in sight', { tag: '@long' }, async ({ page, shop, reading }) => {
    await shop.visit(reading.path());
    await enlargeText(page);
    const header = (await page.getByRole('banner').boundingBox())!;
    const top = async () => (await reading.viewer.getByRole('img').boundingBox())!.y;
    await reading.next.evaluate((link) => link.scrollIntoView());
    expect(await top()).toBeLessThan(header.height);
    await reading.next.click();
    await reading.expectPage(2);
    await expect.poll(top).toBeGreaterThanOrEqual(header.height);
    await expect(reading.viewer.getByRole('img')).toBeInViewport({ ratio: 1 });
    const scrolled = await page.evaluate(() => window.scrollY);
    await reading.next.click();
    await reading.expectPage(3);
    expect(await page.evaluate(() => window.scrollY), 'in sight already').toBe(scrolled);
  });
});

test(
  'a sheet is no higher than its drawing, whatever stands beside it',
  { tag: '@long' },
  async ({ page, shop, reading }) => {
    await shop.visit(reading.path(2));
    await enlargeText(page);
    const below = await reading.viewer.getByRole('img').evaluate((picture) => {
      const sheet = picture.closest('[style*="--ratio"]')!;
      return sheet.getBoundingClientRect().bottom - picture.getBoundingClientRect().bottom;
    });
    expect(below).toBeLessThanOrEqual(44);
  },
);

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP });

  test('the header’s links stay on the screen', { tag: '@long' }, async ({ page, shop }) => {
    await shop.visit(pages.home());
    await enlargeText(page);
    const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
    await expect(links.last()).toBeInViewport({ ratio: 1 });
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
    await expectNoOverflow(page);
  });

  for (const [index, name] of (['shop', 'workshops'] as const).entries())
    test(`the chips of ${name} stay on the screen`, onlyFirst(index), async ({ page, shop }) => {
      for (const width of [900, DESKTOP.width]) {
        await page.setViewportSize({ width, height: DESKTOP.height });
        await shop.visit(pages[name]());
        await enlargeText(page);
        await expectNoOverflow(page);
      }
    });
});
