/** What comes to the checkout keeps its place, for whoever arrives there on a line with latency. */
import type { Page } from '@playwright/test';
import { pages } from '#contract/routes.ts';
import { expect, test } from './support/customer.ts';
import { stillness } from './support/page-checks.ts';
import { DESKTOP, PHONE } from './support/places.ts';
import { onlyFirst } from './support/short-run.ts';

const LARGEST_SHIFT = 0.01;
/** Lighthouse's phone. */
const SCREENS = { 'a phone': { width: 412, height: 823 }, 'a desktop': DESKTOP };
/** Latency in ms, speeds in bytes a second. */
const LINE = { offline: false, latency: 150, downloadThroughput: 400_000, uploadThroughput: 200_000 };

async function watchShifts(page: Page): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Network.enable');
  await protocol.send('Network.emulateNetworkConditions', LINE);
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(globalThis, { moved, shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[]) {
        (globalThis as never as { shift: number }).shift += entry.value;
        moved.push(...entry.sources.map(({ node }) => node?.nodeName ?? 'removed'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function expectStill(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  const { shift, moved } = await page.evaluate(() => {
    const { shift, moved } = globalThis as never as { shift: number; moved: string[] };
    return { shift, moved };
  });
  expect(shift, `moved: ${moved.join(', ')}`).toBeLessThanOrEqual(LARGEST_SHIFT);
}

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a reload finds its place again', async ({ page, shop, customer, goods }) => {
    await customer.fillCart([goods.product.line()]);
    await shop.visit(pages.checkout());
    const form = page.getByRole('main').getByRole('checkbox').first();
    await expect(form).toBeVisible();
    await page.evaluate(() => scrollTo(0, 900));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
    // The router keeps a place only after the frame that scrolls.
    await stillness(page);
    await page.reload();
    await expect(form).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => scrollY)).toBe(900);
  });
});

for (const [index, [name, viewport]] of Object.entries(SCREENS).entries()) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test('nothing moves for a visitor, who is led to login', onlyFirst(index), async ({ page, shop }) => {
      await watchShifts(page);
      await shop.visit(pages.checkout());
      await expect(page.getByRole('heading', { level: 1, name: shop.messages.login.title })).toBeVisible();
      await expectStill(page);
    });

    test(
      'nothing moves where the cart is empty',
      onlyFirst(index),
      async ({ page, shop, customer: _customer }) => {
        await watchShifts(page);
        await shop.visit(pages.checkout());
        await expect(page.getByRole('main').getByText(shop.messages.cart.empty)).toBeVisible();
        await expectStill(page);
      },
    );

    test(
      'nothing moves where an order is made',
      onlyFirst(index),
      async ({ page, shop, customer, goods }) => {
        await customer.fillCart([goods.product.line()]);
        await watchShifts(page);
        await shop.visit(pages.checkout());
        await expect(
          page.getByRole('table').or(page.getByRole('main').getByRole('listitem')).first(),
        ).toBeVisible();
        await expectStill(page);
      },
    );
  });
}
