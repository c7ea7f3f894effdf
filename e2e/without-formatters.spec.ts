/** A browser's first formatter takes a slow phone 60 to 100 ms (docs/decisions/0049-numbers-without-intl.md). */
import { expect, test } from './support/fixtures.ts';
import { NOT_FOUND_PAGE } from './support/noise.ts';
import { PHONE } from './support/places.ts';
import { SITE } from './support/site.ts';

test.use(PHONE);

/** Keeps the name of each kind of formatter that is made. */
function watchFormatters(): void {
  const made: string[] = [];
  Object.assign(globalThis, { made });
  for (const kind of [
    'DateTimeFormat',
    'NumberFormat',
    'PluralRules',
    'RelativeTimeFormat',
    'ListFormat',
  ] as const)
    Object.defineProperty(Intl, kind, {
      value: new Proxy(Intl[kind], {
        construct(target, args) {
          made.push(kind);
          return Reflect.construct(target, args) as object;
        },
      }),
    });
}

test('no page makes a formatter of Intl when it is loaded', async ({ page, request, shop, noise }) => {
  test.slow();
  noise.allow(NOT_FOUND_PAGE);
  await page.addInitScript(watchFormatters);
  const makers: Record<string, string[]> = {};
  for (const { name, path } of SITE) {
    await shop.visit(await path(request));
    const made = await page.evaluate(() => (globalThis as unknown as { made: string[] }).made);
    if (made.length > 0) makers[name] = made;
  }
  expect(makers).toEqual({});
});
