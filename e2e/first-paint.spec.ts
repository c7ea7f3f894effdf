/** A page's first picture loads before its scripts, so on a slow line it doesn't wait for them. */
import { pages } from '#contract/routes.ts';
import { productsOf } from './support/catalogue.ts';
import { expect, test } from './support/fixtures.ts';
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
    for (const [tag] of head.matchAll(/<link rel="modulepreload"[^>]*>/g))
      expect(tag).toContain('fetchpriority="low"');
    expect(named!.index).toBeLessThan(head.indexOf('<link rel="modulepreload"'));
  });
}
