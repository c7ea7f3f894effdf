import { afterEach, describe, expect, test, vi } from 'vitest';
import { DEMO_CATALOGUE } from '#server/demo/catalogue.ts';
import { databases } from '../databases.ts';
import { isLong } from '../long-run.ts';
import { type Answer, type Shops, oneMachine, startShops } from './shops.ts';

/** `src/server/main.test.ts` starts two without the demo in the short run, too. ms for three with its pictures. */
vi.setConfig({ testTimeout: 300_000 });

let shops: Shops;
afterEach(() => shops.close());

describe.each(databases)('three concurrent first starts on %s', (kind) => {
  test.runIf(isLong)('create one account, one demo catalogue, one search index and one key', async () => {
    shops = await startShops(3, await oneMachine(kind), { DEMO: 'on', ADMIN_PASSWORD: '' });
    const get = async (number: number, path: string, token?: string): Promise<Answer> =>
      shops.call(number, 'GET', path, token ? { token } : {});

    const ids = async (number: number, path: string) =>
      (await get(number, path)).body.data.map(({ _id }: { _id: string }) => _id) as string[];
    for (const kindOf of ['products', 'workshops', 'tutorials'] as const) {
      const all = await Promise.all([0, 1, 2].map((number) => ids(number, `/api/${kindOf}`)));
      expect(all[0]).toHaveLength(DEMO_CATALOGUE[kindOf].length);
      expect(all).toEqual([all[0], all[0], all[0]]);
    }
    const { title } = (await get(0, '/api/products')).body.data[0];
    const found = await Promise.all(
      [0, 1, 2].map((number) => ids(number, `/api/search?q=${encodeURIComponent(title)}`)),
    );
    expect(found[0]!.length).toBeGreaterThan(0);
    expect(new Set(found[0]).size).toBe(found[0]!.length);
    expect(found).toEqual([found[0], found[0], found[0]]);

    const said = await shops.end();
    const passwords = said
      .flatMap((text) => [...text.matchAll(/shown only now: (\S+)/g)])
      .map(([, password]) => password);
    expect(passwords).toHaveLength(1);
    for (const number of [0, 1, 2]) await shops.start(number);
    const login = { email: 'owner@shop.local', password: passwords[0] };
    const { status, body } = await shops.call(1, 'POST', '/api/auth/login', { body: login });
    expect(status).toBe(200);
    const users = await get(2, '/api/users', body.data.token);
    const roles = users.body.data.map(({ role }: { role: string }) => role);
    expect(roles.filter((role: string) => role === 'superAdmin')).toHaveLength(1);
    expect(roles).toHaveLength(1 + 5);
    const orders = await get(1, '/api/admin/orders?state=all', body.data.token);
    expect(orders.body.pagination.total).toBe(12);

    const tutorials = (await get(0, '/api/tutorials/all', body.data.token)).body.data as {
      price: number;
      contentImagesPathes: string[];
    }[];
    const signed = tutorials.find(({ price }) => price > 0)!.contentImagesPathes[0]!;
    expect(signed).toContain('signature=');
    for (const number of [1, 2]) expect((await get(number, signed)).status).toBe(200);
  });
});
