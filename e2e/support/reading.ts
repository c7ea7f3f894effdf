/** `test` with a free tutorial of the demo catalogue. */
import type { Locator } from '@playwright/test';
import { pages } from '#contract/routes.ts';
import { loadPageTexts, type PageTexts } from '#i18n/pages/texts.ts';
import { titleIn, tutorialsOf } from './catalogue.ts';
import { expect, test as base } from './fixtures.ts';

interface Reading {
  id: string;
  title: string;
  count: number;
  words: PageTexts['tutorial']['reader'];
  /** Unprefixed. */
  path: (page?: number) => string;
  viewer: Locator;
  next: Locator;
  previous: Locator;
  /** Only this page is shown, with its picture loaded. */
  expectPage: (page: number) => Promise<void>;
}

export const test = base.extend<{ reading: Reading }>({
  reading: async ({ page, request, shop }, use) => {
    const tutorial = (await tutorialsOf(request)).find(
      ({ price, pageCount }) => price === 0 && pageCount > 4,
    )!;
    const { reader: words } = await loadPageTexts('tutorial', shop.lang);
    const viewer = page.getByRole('region', { name: words.label });
    await use({
      id: tutorial._id,
      title: titleIn(shop.lang, tutorial),
      count: tutorial.pageCount,
      words,
      path: (at) => pages.tutorial(tutorial._id, at ? { page: at } : {}),
      viewer,
      next: viewer.getByRole('link', { name: words.nextPage }),
      previous: viewer.getByRole('link', { name: words.previousPage }),
      async expectPage(at) {
        await expect(viewer.getByRole('status')).toHaveText(words.position(at, tutorial.pageCount));
        await expect(viewer.getByRole('img')).toHaveCount(1);
        await expectLoaded(viewer.getByRole('img'));
      },
    });
  },
});

export { expect };

const expectLoaded = (picture: Locator) =>
  expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
