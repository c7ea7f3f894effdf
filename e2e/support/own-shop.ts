/** The admin of a shop of the test's own, for what a whole shop has once. */
import { test as base } from './admin.ts';
import { withOwnServer } from './own-server.ts';

export const test = base.extend({
  baseURL: async ({ headless: _headless }, use) => {
    await withOwnServer({ demo: 'off' }, (server) => use(server.url));
  },
});

export { expect } from './admin.ts';
