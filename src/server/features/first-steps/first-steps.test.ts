import { expect, it } from 'vitest';
import { adminApi } from '#contract/admin-routes.ts';
import { createTestApp } from '#test/app.ts';
import { databases } from '#test/databases.ts';

it.each(databases)(
  'first steps are done by what the shop has, and can be put away on %s',
  async (database) => {
    const app = await createTestApp(database, { env: { DEMO: 'off' } });
    const owner = await app.as('superAdmin');
    const read = async () => (await owner.get(adminApi.firstSteps())).body.data;
    expect(await read()).toEqual({ done: [], away: false });
    await owner.put(adminApi.settings(), {
      shop: { name: { he: 'דנה' }, phone: '050-1234567' },
      texts: { 'home.heroTitle': { he: 'שלום' } },
    });
    await app.has.product();
    expect(await read()).toEqual({ done: ['contact', 'words', 'product'], away: false });
    expect((await owner.put(adminApi.firstSteps(), { away: true })).body.data.away).toBe(true);
    expect((await read()).away).toBe(true);
    expect((await owner.put(adminApi.firstSteps(), { away: false })).body.data.away).toBe(false);
    expect((await owner.put(adminApi.firstSteps(), { away: 'yes' })).status).toBe(400);
    await app.close();
  },
);
