/** A page's first picture loads before its scripts, so on a slow line it doesn't wait for them. */
import type { Page } from '@playwright/test';
import { pages } from '#contract/routes.ts';
import { productsOf } from './support/catalogue.ts';
import { expect, test, untilAlive, type Shop } from './support/fixtures.ts';
import { expectAt, expectPlace, hold, scrollDown, scrollPlace } from './support/journey.ts';
import { PHONE } from './support/places.ts';

test.use(PHONE);

for (const name of ['home', 'shop', 'product', 'tutorials'] as const) {
  test(`the largest picture of ${name} is preloaded, and the scripts wait`, async ({
    page,
    shop,
    request,
  }) => {
    const product = (await productsOf(request))[0]!;
    const path = name === 'product' ? pages.product(product._id) : pages[name]();
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const { url } = list.getEntries().at(-1) as PerformanceEntry & { url: string };
        Object.assign(globalThis, { largest: url });
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    const html = await (await shop.visit(path)).text();
    const head = html.slice(0, html.indexOf('</head>'));
    const named =
      /<link rel="preload" as="image" type="image\/avif" fetchPriority="high" imageSrcSet="([^"]+)"/.exec(
        head,
      );
    // A text may be the first candidate; it has no address.
    const largest = () =>
      page.evaluate(
        () => new URL((globalThis as { largest?: string }).largest || '/none', location.href).pathname,
      );
    await expect.poll(async () => named?.[1]?.includes(await largest())).toBe(true);
    expect(head).not.toMatch(/<link rel="modulepreload"|<script[^>]* src=/);
  });
}

const SCRIPT = /\/assets\/[^/]+\.js$/;

const CUES: Record<string, (page: Page, release: () => void) => Promise<unknown>> = {
  'the last picture, once it is painted': async (page, release) => {
    release();
    await page.waitForLoadState('load');
    await page.clock.runFor(100);
  },
  'a tap': (page) => page.getByRole('heading', { level: 1 }).tap(),
  'a key': (page) => page.keyboard.press('Tab'),
  'two seconds without the last picture': (page) => page.clock.runFor(2_000),
};

/** The shop's page with its last pictures held back and the clock stopped; `asked` fills with the scripts it asks for. */
async function openWithoutPictures(page: Page, shop: Shop) {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (SCRIPT.test(request.url())) asked.push(request.url());
  });
  const release = await hold(page, /\.(?:avif|webp)$/);
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000);
  await page.goto(shop.address(pages.shop()), { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => document.fonts.ready);
  expect(asked).toEqual([]);
  return { asked, release };
}

for (const [cue, give] of Object.entries(CUES)) {
  test(`scripts wait for ${cue}`, async ({ page, shop }) => {
    const { asked, release } = await openWithoutPictures(page, shop);
    await give(page, release);
    await expect.poll(() => asked.length).toBeGreaterThan(3);
    release();
  });
}

test('scripts wait until the browser says that it has painted', async ({ page, shop }) => {
  await page.addInitScript(() => {
    const painted = new Promise<void>((resolve) => Object.assign(globalThis, { sayPainted: resolve }));
    globalThis.PerformanceObserver = class extends PerformanceObserver {
      override observe(options: PerformanceObserverInit) {
        void painted.then(() => super.observe(options));
      }
    };
  });
  const { asked, release } = await openWithoutPictures(page, shop);
  await CUES['the last picture, once it is painted']!(page, release);
  expect(asked).toEqual([]);
  await page.evaluate(() => (globalThis as unknown as { sayPainted: () => void }).sayPainted());
  await expect.poll(() => asked.length).toBeGreaterThan(3);
});

test('who scrolls before the scripts have loaded stays there, and comes back there', async ({
  page,
  shop,
}) => {
  const release = await hold(page, SCRIPT);
  await page.goto(shop.address(pages.home()));
  await scrollDown(page, 700);
  release();
  await untilAlive(page);
  expect(await scrollPlace(page)).toBe(700);
  // Where it is, without scrolling to it.
  await page
    .locator(`main a[href="${shop.address(pages.shop())}"]`)
    .first()
    .dispatchEvent('click');
  await expectAt(page, shop.address(pages.shop()));
  await expect.poll(() => scrollPlace(page)).toBe(0);
  await page.goBack();
  await expectPlace(page, 700, 2);
});

test('who scrolls before the page is painted stays there', async ({ page, shop }) => {
  const releasePictures = await hold(page, /\.(?:avif|webp)$/);
  const releaseScripts = await hold(page, SCRIPT);
  await page.goto(shop.address(pages.home()), { waitUntil: 'domcontentloaded' });
  await scrollDown(page, 700);
  releaseScripts();
  await untilAlive(page);
  expect(await scrollPlace(page)).toBe(700);
  releasePictures();
});

test('where nothing is to be seen without scripts, they load at once', async ({ page, shop }) => {
  const release = await hold(page, /\.(?:avif|webp)$/);
  const first = page.waitForRequest(SCRIPT);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(shop.address(pages.resetPassword()), { waitUntil: 'commit' });
  await first;
  release();
});

test('a visitor is led to login before the scripts of a customer’s page have loaded, and Back skips that page', async ({
  page,
  shop,
}) => {
  await shop.visit(pages.home());
  const release = await hold(page, SCRIPT);
  const address = shop.address(pages.checkout());
  await page.goto(`${address}?a=b#c`, { waitUntil: 'commit' });
  await page.waitForURL(`**${shop.address(pages.login({ next: `${address}?a=b#c` }))}`, {
    waitUntil: 'commit',
  });
  release();
  // The browser goes back from a page that it shows, not from one that has just been answered.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(shop.address(pages.home()));
});
