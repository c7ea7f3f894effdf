/** The viewer with optional browser features and failing requests. */
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { expectAt, restingBox } from './support/journey.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { DESKTOP, PHONE_SCREEN } from './support/places.ts';
import { expect, test } from './support/reading.ts';

test('full screen and back', async ({ page, shop, reading }) => {
  await shop.visit(reading.path());
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  await reading.viewer.getByRole('button', { name: reading.words.fullScreen, exact: true }).click();
  await expect.poll(isFull).toBe(true);
  await reading.next.click();
  await reading.expectPage(2);
  await expectNoOverflow(page);
  await reading.viewer.getByRole('button', { name: reading.words.endFullScreen }).click();
  await expect.poll(isFull).toBe(false);
});

for (const viewport of [DESKTOP, PHONE_SCREEN])
  test(`the first page fills the screen like the others, ${viewport.width} px wide`, async ({
    page,
    shop,
    reading: { path, words, viewer, next, expectPage },
  }) => {
    await page.setViewportSize(viewport);
    await shop.visit(path());
    await viewer.getByRole('button', { name: words.fullScreen, exact: true }).click();
    await expect(viewer.getByRole('button', { name: words.endFullScreen })).toBeVisible();
    await expectPage(1);
    const first = await restingBox(viewer.getByRole('img'));
    const there = await restingBox(next);
    await next.click();
    await expectPage(2);
    expect(await restingBox(next), 'where the next page is turned').toEqual(there);
    expect(await restingBox(viewer.getByRole('img')), 'the picture').toEqual(first);
  });

test(
  'the screen stays awake only during reading',
  { tag: '@long' },
  async ({ page, context, shop, reading }) => {
    await context.grantPermissions(['screen-wake-lock']);
    await page.addInitScript(() => {
      const locks: WakeLockSentinel[] = [];
      Object.assign(window, { locks });
      const request = navigator.wakeLock.request.bind(navigator.wakeLock);
      navigator.wakeLock.request = async (type) => {
        const lock = await request(type);
        locks.push(lock);
        return lock;
      };
    });
    const held = () =>
      page.evaluate(() =>
        (window as unknown as { locks: WakeLockSentinel[] }).locks.map(({ released }) => !released),
      );
    await shop.visit(reading.path());
    await expect.poll(held).toEqual([true]);
    await reading.viewer.getByRole('link', { name: shop.messages.tutorial.back }).click();
    await expectAt(page, shop.address('/tutorials'));
    await expect.poll(held).toEqual([false]);
  },
);

test('a picture that fails to load is retried, then reported', async ({ page, shop, reading, noise }) => {
  noise.allow(/\/files\//, /ERR_FAILED|Failed to load resource/);
  const PICTURES = /\/files\/.*/;
  await shop.visit(reading.path());
  await reading.expectPage(1);
  let asked = 0;
  await page.route(PICTURES, (route) => {
    asked += 1;
    return route.abort('failed');
  });
  await page.goto(shop.address(reading.path(4)));
  await expect(reading.viewer.getByRole('alert')).toContainText(reading.words.pictureFailed);
  expect(asked).toBeGreaterThan(1);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page);
  await page.unroute(PICTURES);
  await reading.viewer.getByRole('button', { name: shop.messages.common.retry }).click();
  await reading.expectPage(4);
});

test(
  'a tutorial that fails to load says so and links back',
  { tag: '@long' },
  async ({ page, shop, reading, noise }) => {
    noise.allow(/\/api\/tutorials\//, /HTTP 0|ERR_FAILED/);
    const { errorLoading } = await loadPageTexts('tutorial', shop.lang);
    await shop.visit('/tutorials');
    await page.route(/\/api\/tutorials\//, (route) => route.abort('failed'));
    await page.getByRole('main').getByRole('link', { name: reading.title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: errorLoading })).toBeVisible();
    await expectAccessible(page);
    await page.unroute(/\/api\/tutorials\//);
    await page.getByRole('main').getByRole('button', { name: shop.messages.common.retry }).click();
    await reading.expectPage(1);
    await reading.viewer.getByRole('link', { name: shop.messages.tutorial.back }).click();
    await expectAt(page, shop.address('/tutorials'));
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pages turn by links', async ({ page, shop, reading }) => {
    await shop.visit(reading.path());
    await reading.next.click();
    await expectAt(page, shop.address(reading.path(2)));
    await expect(reading.viewer.getByRole('status')).toHaveText(reading.words.position(2, reading.count));
    await reading.previous.click();
    await expectAt(page, shop.address(reading.path()));
  });
});
