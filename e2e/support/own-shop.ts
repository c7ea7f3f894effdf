/** The admin of a shop of the test's own, for what a whole shop has once. */
import { test as base } from './admin.ts';
import { createOwnServer } from './own-server.ts';

export const test = base.extend({
  baseURL: async ({ headless: _headless }, use) => {
    const server = await createOwnServer({ demo: 'off' });
    try {
      await server.start();
      await use(server.url);
    } finally {
      await server.remove();
    }
  },
});

export { expect } from './admin.ts';
