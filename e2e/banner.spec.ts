/** The banner: 5 s per message, 0.5 s of fading, dismissed for the browser session. */
import type { Page } from '@playwright/test';
import { expect, test, type Shop } from './support/fixtures.ts';
import { EMPTY_SHOP } from './support/places.ts';

interface Text {
  text: string;
  translations?: { en?: { text?: string } };
}

/** With a fake clock. */
async function open(page: Page, shop: Shop) {
  const texts = ((await (await page.request.get('/api/banner-texts/active')).json()) as Text[]).map(
    ({ text, translations }) => (shop.lang === 'en' && translations?.en?.text) || text,
  );
  expect(texts).toHaveLength(2);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  // Scripts start with a timer, which stands still, or with a touch.
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('input'))),
  );
  await shop.visit('/');
  const banner = page.getByRole('complementary', { name: shop.messages.banner.label });
  await expect(banner).toBeVisible();
  return { banner, message: banner.getByRole('paragraph'), first: texts[0]!, second: texts[1]! };
}

test(
  'two messages take turns every five seconds, fading between',
  { tag: '@long' },
  async ({ page, shop }) => {
    const { banner, message, first, second } = await open(page, shop);
    expect((await banner.boundingBox())!.height).toBeGreaterThanOrEqual(48);
    await page.clock.runFor(4_900);
    await expect(message).toHaveText(first);
    await expect(message).toHaveCSS('opacity', '1');
    await page.clock.runFor(200);
    await expect(message).toHaveText(first);
    await expect(message).toHaveCSS('opacity', '0');
    await expect(message).toHaveCSS('transition-duration', '0.5s');
    await page.clock.runFor(500);
    await expect(message).toHaveText(second);
    await expect(message).toHaveCSS('opacity', '1');
    await page.clock.runFor(5_000);
    await expect(message).toHaveText(first);
  },
);

test('it waits under the pointer and while it has the focus', { tag: '@long' }, async ({ page, shop }) => {
  const { banner, message } = await open(page, shop);
  const text = (await message.textContent())!;
  await banner.hover();
  await page.clock.runFor(20_000);
  await expect(message).toHaveText(text);
  await page.mouse.move(600, 700);
  await page.clock.runFor(5_500);
  await expect(message).not.toHaveText(text);

  const next = (await message.textContent())!;
  await banner.getByRole('button', { name: shop.messages.banner.close }).focus();
  await page.clock.runFor(20_000);
  await expect(message).toHaveText(next);
});

test('it is not announced', { tag: '@long' }, async ({ page, shop }) => {
  const { banner } = await open(page, shop);
  await expect(banner.locator('[aria-live], [role=status], [role=alert]')).toHaveCount(0);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('it doesn’t move', { tag: '@long' }, async ({ page, shop }) => {
    const { message, first } = await open(page, shop);
    await page.clock.runFor(60_000);
    await expect(message).toHaveText(first);
  });
});

test(
  'once closed it stays closed for the session, after reloads and on other pages, without a shift',
  { tag: '@long' },
  async ({ page, context, shop }) => {
    await page.addInitScript(() => {
      const seen = { shift: 0, banner: false };
      Object.assign(globalThis, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
      const look = () => {
        seen.banner ||= (document.querySelector('aside')?.getBoundingClientRect().height ?? 0) > 0;
        requestAnimationFrame(look);
      };
      look();
    });
    const banner = page.getByRole('complementary', { name: shop.messages.banner.label });
    await shop.visit('/');
    await banner.getByRole('button', { name: shop.messages.banner.close }).click();
    await expect(banner).toBeHidden();
    await expect.poll(async () => (await page.getByRole('banner').boundingBox())!.y).toBe(0);

    for (const path of ['/', '/shop', '/workshops']) {
      await shop.visit(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(banner).toBeHidden();
      const seen = await page.evaluate(
        () => (globalThis as unknown as { seen: { shift: number; banner: boolean } }).seen,
      );
      expect(seen.banner).toBe(false);
      expect(seen.shift).toBeLessThanOrEqual(0.02);
    }

    const another = await context.newPage();
    await another.goto(shop.address('/'));
    await expect(another.getByRole('complementary', { name: shop.messages.banner.label })).toBeVisible();
  },
);

test('no messages, no banner', { tag: '@long' }, async ({ page, shop }) => {
  await page.goto(EMPTY_SHOP + shop.address('/'));
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await expect.poll(async () => (await page.getByRole('banner').boundingBox())!.y).toBe(0);
});
