/** `test` on a shop of its own whose lists go on; one for each worker. */
import { PAGE_ENTRIES } from '../../src/contract/list-pages.ts';
import { test as base } from './fixtures.ts';
import { lengthenLists } from './long-lists.ts';
import { createOwnServer, type OwnServer } from './own-server.ts';

/** Entries of each kind: products on six pages, the last one short. */
export const LONG = { products: PAGE_ENTRIES * 5 + 10, tutorials: PAGE_ENTRIES + 12, workshops: PAGE_ENTRIES + 9 };

export const test = base.extend<object, { longShop: OwnServer }>({
  longShop: [
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
