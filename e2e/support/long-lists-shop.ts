/** `test` with one shop per worker that has long lists. */
import type { APIRequestContext, Page } from '@playwright/test';
import { PAGE_ENTRIES } from '#contract/list-pages.ts';
import { productsOf, titleIn } from './catalogue.ts';
import { test as base, type Shop } from './fixtures.ts';
import { lengthenLists } from './long-lists.ts';
import { createOwnServer, type OwnServer } from './own-server.ts';

/** Entries of each kind: products fill six pages, the last one partly. */
export const LONG = {
  products: PAGE_ENTRIES * 5 + 10,
  tutorials: PAGE_ENTRIES + 12,
  workshops: PAGE_ENTRIES + 9,
};

export const test = base.extend<object, { longShop: OwnServer }>({
  longShop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are wanted
    async ({}, use) => {
      const server = await createOwnServer();
      try {
        await server.start();
        await server.stop();
        await lengthenLists(server.dataDir, LONG);
        await server.start();
        await use(server);
      } finally {
        await server.remove();
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ longShop }, use) => use(longShop.url),
});

export { expect } from './fixtures.ts';

export const cards = (page: Page) => page.getByRole('main').getByRole('article');
export const titles = (page: Page) => cards(page).getByRole('heading', { level: 2 }).allTextContents();
export const moreLink = (page: Page, { messages }: Shop, n = PAGE_ENTRIES) =>
  page.getByRole('link', { name: messages.listPages.more(n), exact: true });
export const earlierLink = (page: Page, { messages }: Shop) =>
  page.getByRole('link', { name: messages.listPages.earlier });

/** Pages from 1; titles in the order of the whole list. */
export async function titlesOf(
  request: APIRequestContext,
  { lang }: Shop,
  first: number,
  last = first,
  query?: object,
): Promise<string[]> {
  const products = await productsOf(request, query);
  return products
    .slice((first - 1) * PAGE_ENTRIES, last * PAGE_ENTRIES)
    .map((product) => titleIn(lang, product));
}
