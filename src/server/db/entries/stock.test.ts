import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '#contract/products.ts';
import type { Workshop } from '#contract/workshops.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { type TestApp, type TestUser, createTestApp } from '#test/app.ts';
import { databases } from '#test/databases.ts';
import { CatalogueVersion, versionOf } from '../catalogue-version.ts';
import { type StockChange, changeStock } from './stock.ts';

describe.each(databases)('stock on %s', (kind) => {
  let app: TestApp;
  let admin: TestUser;
  let ring: Product;
  let course: Workshop;
  beforeAll(async () => {
    app = await createTestApp(kind);
    admin = await app.as('superAdmin');
    await app.has.picture(1);
    await app.has.picture(2);
    await app.has.picture(3);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    ring = await app.has.product({ inventory: 5 });
    course = await app.has.workshop({ participantLimit: 8, participants: 2 });
  });

  const change = (...changes: StockChange[]) =>
    app.db.transaction().execute((transaction) => changeStock(transaction, changes));
  const sell = (by: number) => change({ kind: 'products', id: ring._id, by: -by });
  const register = (by: number) => change({ kind: 'workshops', id: course._id, by });
  const read = async (path: string) => (await admin.get(path)).body.data;
  const product = () => read(`/api/products/${ring._id}`);
  const workshop = () => read(`/api/workshops/${course._id}`);

  describe('changed by a sale', () => {
    it('leaves the version, the date and the ETag of the entry', async () => {
      const before = await admin.get(`/api/products/${ring._id}`);
      expect(await sell(2)).toBeNull();
      const after = await admin.get(`/api/products/${ring._id}`);
      expect(after.headers.etag).toBe(before.headers.etag);
      expect(after.body.data).toEqual({ ...before.body.data, inventory: 3 });
      expect((await admin.get(`/api/admin/products/${ring._id}/history`)).body.data).toEqual([]);
    });

    it('counts registrations as participants', async () => {
      const before = await workshop();
      expect(await register(3)).toBeNull();
      expect(await workshop()).toEqual({ ...before, participants: 5 });
      expect(await register(-2)).toBeNull();
      expect((await workshop()).participants).toBe(3);
    });

    it('never falls below zero, never rises above the seats, and is all or nothing', async () => {
      const tooMany: StockChange = { kind: 'products', id: ring._id, by: -6 };
      const seat: StockChange = { kind: 'workshops', id: course._id, by: 1 };
      expect(await change(seat, tooMany)).toEqual(tooMany);
      expect(await register(7)).toMatchObject({ by: 7 });
      expect(await register(-1)).toMatchObject({ by: -1 });
      expect(await change({ kind: 'products', id: 'unknown', by: -1 })).toMatchObject({ id: 'unknown' });
      expect([(await product()).inventory, (await workshop()).participants]).toEqual([5, 2]);
    });

    it('loses no concurrent change', async () => {
      const lacking = await Promise.all(Array.from({ length: 8 }, () => sell(1)));
      expect(lacking.filter((change) => change === null)).toHaveLength(5);
      expect((await product()).inventory).toBe(0);
      await Promise.all([register(2), register(3), register(4)]);
      expect((await workshop()).participants).toBeLessThanOrEqual(8);
    });

    it('is not undone by a concurrent edit', async () => {
      const seen = await product();
      const [answer] = await Promise.all([
        admin.put(`/api/products/${ring._id}`, { ...seen, inventory: 9, inventoryFrom: 5 }),
        sell(2),
      ]);
      expect(answer.status).toBe(200);
      expect((await product()).inventory).toBe(7);
    });
  });

  describe('on public pages', () => {
    let clock = 0;
    let server: FastifyInstance;
    let catalogue: CatalogueVersion;
    beforeAll(async () => {
      catalogue = new CatalogueVersion(app.db, () => clock);
      const config = readConfig({ LOG_LEVEL: 'silent' });
      server = await buildApp({ config, db: app.db, catalogue, files: app.files, now: () => new Date() });
    });
    afterAll(() => server.close());

    it('may be 10 seconds old, and no older; pages without stock stay cached', async () => {
      const inventory = async () => (await server.inject(`/api/products/${ring._id}`)).json().data.inventory;
      clock += 100_000;
      expect(await inventory()).toBe(5);
      await sell(1);
      clock += 10_000;
      expect(await inventory()).toBe(4);
      const before = await catalogue.version();
      await sell(1);
      clock += 1_000;
      expect([await inventory(), await catalogue.version()]).toEqual([4, before]);
      clock += 9_000;
      expect(await inventory()).toBe(3);
      const after = await catalogue.version();
      expect(after).not.toBe(before);
      const shown = { counts: true, stock: false };
      expect(versionOf(after, shown)).toBe(versionOf(before, shown));
    });
  });

  describe('edited by the admin', () => {
    const put = async (values: object) =>
      admin.put(`/api/products/${ring._id}`, { ...(await product()), ...values });

    it('changes by the difference from the number they saw', async () => {
      await sell(2);
      const { body } = await put({ inventory: 7, inventoryFrom: 5 });
      expect(body.data).toMatchObject({ inventory: 5, version: 2 });
      expect(body.data).not.toHaveProperty('inventoryFrom');
      const [latest] = (await admin.get(`/api/admin/products/${ring._id}/history`)).body.data;
      expect(latest.fields).toEqual([{ field: 'inventory', before: 3, after: 5 }]);
    });

    it('keeps the version when they change nothing, whatever was sold', async () => {
      await sell(2);
      expect((await put({ inventory: 5, inventoryFrom: 5 })).body.data).toMatchObject({
        inventory: 3,
        version: 1,
      });
    });

    it('is absolute without the number they saw', async () => {
      await sell(2);
      for (const inventoryFrom of [undefined, null])
        expect((await put({ inventory: 4, inventoryFrom })).body.data.inventory).toBe(4);
    });

    it('is refused when fewer are left', async () => {
      await sell(3);
      const { status, body } = await put({ inventory: 2, inventoryFrom: 5 });
      expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'invalid', ['inventory']]);
      expect(body.fields.inventory).toContain('3');
      expect((await put({ inventory: 3, inventoryFrom: 5 })).body.data.inventory).toBe(0);
    });

    it('refuses an invalid number that they saw', async () => {
      for (const inventoryFrom of [-1, 1.5, '5', 1_000_001])
        expect((await put({ inventoryFrom })).body.fields).toHaveProperty('inventoryFrom');
    });

    it('changes their own seats, never below the registrations', async () => {
      await register(3);
      const edit = async (participants: number) =>
        admin.put(`/api/workshops/${course._id}`, { ...(await workshop()), participants });
      expect((await edit(6)).body.data.participants).toBe(6);
      expect((await edit(3)).body.data.participants).toBe(3);
      const { status, body } = await edit(2);
      expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'invalid', ['participants']]);
      expect((await workshop()).participants).toBe(3);
    });
  });
});
