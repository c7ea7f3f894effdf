/** A customer of a shop of the test's own that takes no orders by itself: people write to the admin instead. */
import { adminApi } from '#contract/admin-routes.ts';
import type { Session } from '#contract/auth.ts';
import { api } from '#contract/routes.ts';
import { test as base } from './customer.ts';
import { createOwnServer } from './own-server.ts';
import { ADMIN } from './places.ts';

export const test = base.extend({
  baseURL: async ({ headless: _headless }, use) => {
    const server = await createOwnServer();
    try {
      await server.start();
      await takeNoOrders(server.url);
      await use(server.url);
    } finally {
      await server.remove();
    }
  },
});

async function takeNoOrders(url: string): Promise<void> {
  const json = { 'content-type': 'application/json' };
  const login = await fetch(url + api.login(), {
    method: 'POST',
    headers: json,
    body: JSON.stringify(ADMIN),
  });
  const { data } = (await login.json()) as { data: Session };
  const changed = await fetch(url + adminApi.settings(), {
    method: 'PUT',
    headers: { ...json, authorization: `Bearer ${data.token}` },
    body: JSON.stringify({ payments: { arrange: { on: false } } }),
  });
  if (!changed.ok) throw new Error(await changed.text());
}

export { expect } from './customer.ts';
