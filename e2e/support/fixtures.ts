/** Visits pages in the project's language, checks their direction first, and fails if a page complains (noise.ts). */
import { expect, test as base, type Page, type Response } from '@playwright/test';
import { inLanguage } from '#contract/routes.ts';
import type { Lang } from '#domain/language.ts';
import { LOCALE } from '#i18n/locales.ts';
import { Noise } from './noise.ts';
import { Writes } from './writes.ts';
import { loadWords, type Words } from './words.ts';

export interface ShopOptions {
  language: Lang;
}

export interface Shop {
  lang: Lang;
  dir: 'rtl' | 'ltr';
  messages: Words;
  /** Prefixed for the project's language. */
  address: (path: string) => string;
  /** Goes there once every write is answered, checks the direction and waits for hydration. */
  visit: (path: string) => Promise<Response>;
  /** `ArrowLeft` and `ArrowRight` by reading order. */
  arrows: { forward: string; back: string };
}

interface ShopFixtures {
  noise: Noise;
  writes: Writes;
  shop: Shop;
}

export const test = base.extend<ShopOptions & ShopFixtures>({
  language: ['he', { option: true }],

  noise: [
    async ({ context }, use) => {
      const noise = new Noise();
      await noise.listen(context);
      await use(noise);
      expect(noise.unexpected, 'what the pages complained of').toEqual([]);
    },
    { auto: true },
  ],

  page: async ({ page }, use) => {
    await use(page);
    // A route that is still answering when the test ends would fail it.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },

  writes: async ({ context }, use) => {
    const writes = new Writes();
    writes.listen(context);
    await use(writes);
  },

  shop: async ({ page, language, javaScriptEnabled, writes }, use) => {
    const { dir } = LOCALE[language];
    const address = (path: string) => inLanguage(language, path);
    await use({
      lang: language,
      dir,
      messages: await loadWords(language),
      address,
      async visit(path) {
        await expect.poll(() => writes.unanswered, 'calls that leaving the page would cancel').toEqual([]);
        const response = await page.goto(address(path));
        await expect(page.locator('html')).toHaveAttribute('dir', dir);
        if (javaScriptEnabled) await untilAlive(page);
        return response!;
      },
      arrows:
        dir === 'rtl'
          ? { forward: 'ArrowLeft', back: 'ArrowRight' }
          : { forward: 'ArrowRight', back: 'ArrowLeft' },
    });
  },
});

export { expect };

/** Until hydration a press is handled by the browser, as without JavaScript. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer$'));
    const root =
      key &&
      (
        document as never as Record<
          string,
          { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } }
        >
      )[key];
    return root ? !root.stateNode.current.memoizedState.isDehydrated : false;
  });
  // The effects, which listen for keys and start timers, run in a task of their own, maybe the next but one.
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      const { port1, port2 } = new MessageChannel();
      await new Promise((resolve) => {
        port1.addEventListener('message', resolve);
        port1.start();
        port2.postMessage(null);
      });
    }
  });
}
