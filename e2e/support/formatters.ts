/** A browser's first formatter takes a slow phone 60 to 100 ms (docs/decisions/0049-numbers-without-intl.md). */
import { expect, type Page } from '@playwright/test';

/** Before the first page; keeps the name of each kind of formatter that is made. */
export const watchFormatters = (page: Page) => page.addInitScript(keepMade);

/** Since the page was loaded. */
export async function expectNoFormatter(page: Page): Promise<void> {
  expect(await page.evaluate(() => (globalThis as unknown as { made: string[] }).made)).toEqual([]);
}

function keepMade(): void {
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
