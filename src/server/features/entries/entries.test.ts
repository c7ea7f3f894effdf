import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, type TestUser, createTestApp } from '#test/app.ts';
import { databases } from '#test/databases.ts';
import { SAMPLES, asStored, kinds, uploadSamples } from '#test/entry-inputs.ts';
import { aPicture } from '#test/factories.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { api } from '#contract/routes.ts';

const NOW = new Date('2026-11-20T10:00:00.000Z');

describe.each(databases)('on %s', (database) => {
  let app: TestApp;
  let owner: TestUser;
  beforeAll(async () => {
    app = await createTestApp(database, { now: () => NOW });
    owner = await app.as('superAdmin');
    await uploadSamples(app);
  });
  afterAll(() => app.close());

  describe.each(kinds)('%s', (kind) => {
    const { least, defaults, full } = SAMPLES[kind];
    const isBanner = kind === 'banner-texts';
    const publicList = isBanner ? api.activeBannerTexts() : `/api/${kind}`;
    const visible = isBanner ? full : { ...full, active: true };

    const create = async (input: object = least) =>
      (await owner.post(adminApi.newEntry(kind), input)).body.data;
    const put = (id: string, input: object, headers = {}) =>
      owner.put(adminApi.entry(kind, id), input, headers);
    const all = async () => {
      const { body } = await owner.get(adminApi.entries(kind));
      return isBanner ? body : body.data;
    };
    const listed = async (id: string) => (await all()).find(({ _id }: { _id: string }) => _id === id);
    const shown = async (id: string) => {
      const { body } = await app.get(publicList);
      return (isBanner ? body : body.data).some(({ _id }: { _id: string }) => _id === id);
    };

    it('is created from the required fields, with defaults for the rest', async () => {
      const { status, body, headers } = await owner.post(adminApi.newEntry(kind), least);
      expect(status).toBe(201);
      expect(headers).toMatchObject({ etag: '"1"', 'cache-control': 'private, no-store' });
      expect(asStored(body.data)).toMatchObject({
        ...least,
        ...defaults,
        createdDate: NOW.toISOString(),
        updatedDate: NOW.toISOString(),
        version: 1,
        demo: false,
      });
      expect(asStored(await listed(body.data._id))).toEqual(asStored(body.data));
    });

    it('is created with every field', async () => {
      const made = await create(full);
      expect(made).toMatchObject(full);
      expect(await listed(made._id)).toEqual(made);
    });

    it('keeps missing fields on PUT, and clears null ones', async () => {
      const { _id, createdDate } = await create(full);
      const keptOnes = Object.fromEntries(Object.keys(defaults).map((name) => [name, full[name]]));
      // Texts of pages go with their pages.
      if (kind === 'tutorials') keptOnes.pageTexts = (full.pageTexts as object[]).slice(0, 1);
      const changed = await put(_id, least);
      expect(changed.status).toBe(200);
      expect(changed.headers.etag).toBe('"2"');
      expect(asStored(changed.body.data)).toMatchObject({ ...keptOnes, ...least, version: 2, createdDate });
      const nulls = Object.fromEntries(Object.keys(defaults).map((name) => [name, null]));
      const cleared = await put(_id, { ...least, ...nulls });
      expect(asStored(cleared.body.data)).toMatchObject({ ...least, ...defaults, version: 3 });
      expect(asStored(await listed(_id))).toEqual(asStored(cleared.body.data));
    });

    it('accepts the answer of a GET in a PUT, which changes nothing', async () => {
      const made = await create(full);
      const { status, body, headers } = await put(made._id, await listed(made._id), { 'if-match': '"1"' });
      expect([status, headers.etag]).toEqual([200, '"1"']);
      expect(body.data).toEqual(made);
      const { body: history } = await owner.get(adminApi.entryHistory(kind, made._id));
      expect(history.data).toHaveLength(1);
    });

    it('treats an empty English text as missing', async () => {
      const empty = Object.fromEntries(
        Object.keys((full.translations as { en: object }).en).map((name) => [name, ' \u200F']),
      );
      const { _id } = await create({ ...full, translations: { en: empty } });
      expect((await listed(_id)).translations).toEqual({});
      for (const translations of [{ en: null }, { en: {} }, {}, null]) {
        await put(_id, full);
        expect((await put(_id, { ...least, translations })).body.data.translations).toEqual({});
      }
    });

    it('is changed for the current version only; an old one gets the current entry', async () => {
      const { _id } = await create();
      expect((await put(_id, full, { 'if-match': '1' })).status).toBe(200);
      for (const old of ['"1"', '1', '"3"', 'W/"1"', 'latest', '""']) {
        for (const call of [
          put(_id, least, { 'if-match': old }),
          owner.delete(adminApi.entry(kind, _id), { 'if-match': old }),
        ]) {
          const { status, body } = await call;
          expect([old, status, body.code]).toEqual([old, 412, 'old_version']);
          expect(Object.keys(body).toSorted()).toEqual(['code', 'data', 'error']);
          expect(body.data).toEqual(await listed(_id));
        }
      }
      expect((await put(_id, least, { 'if-match': '*' })).body.data.version).toBe(3);
      expect((await owner.delete(adminApi.entry(kind, _id), { 'if-match': '"3"' })).status).toBe(204);
    });

    it('is changed by one of two requests with the same version', async () => {
      const { _id } = await create();
      const field = isBanner ? 'text' : 'title';
      const both = ['a', 'b'].map((text) => put(_id, { ...least, [field]: text }, { 'if-match': '"1"' }));
      const answers = await Promise.all(both);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
      const [won, lost] = answers.toSorted((left, right) => left.status - right.status);
      expect(lost!.body.data).toEqual(won!.body.data);
      expect(asStored(await listed(_id))).toEqual(asStored(won!.body.data));
    });

    it('enters and leaves the public list immediately', async () => {
      const before = await app.get(publicList);
      const { _id } = await create(visible);
      const after = await app.get(publicList, { 'if-none-match': String(before.headers.etag) });
      expect(after.status).toBe(200);
      expect(after.headers.etag).not.toBe(before.headers.etag);
      expect(await shown(_id)).toBe(true);
      if (!isBanner) {
        await put(_id, { ...visible, active: false });
        expect(await shown(_id)).toBe(false);
        await put(_id, visible);
      }
      await owner.delete(adminApi.entry(kind, _id));
      expect(await shown(_id)).toBe(false);
    });

    it('disappears everywhere when deleted, and returns when restored', async () => {
      const { _id } = await create(visible);
      expect((await owner.delete(adminApi.entry(kind, _id))).status).toBe(204);
      const calls = [
        put(_id, least),
        owner.delete(adminApi.entry(kind, _id)),
        owner.get(adminApi.entryUse(kind, _id)),
        ...(isBanner ? [] : [owner.get(adminApi.entry(kind, _id)), app.get(adminApi.entry(kind, _id))]),
      ];
      for (const { status, body } of await Promise.all(calls))
        expect([status, body.code]).toEqual([404, 'not_found']);
      expect(await listed(_id)).toBeUndefined();

      const restored = await owner.post(adminApi.restoreEntry(kind, _id));
      expect([restored.status, restored.headers.etag]).toEqual([200, '"3"']);
      expect(restored.body.data).toMatchObject({ ...visible, version: 3 });
      expect(await shown(_id)).toBe(true);
      expect((await owner.post(adminApi.restoreEntry(kind, _id))).status).toBe(404);
    });

    it('is not found when unknown, whatever the call', async () => {
      for (const id of ['unknown', 'a%20b', '%00', 'x'.repeat(65)]) {
        const path = `/api/${kind}/${id}`;
        const admin = `/api/admin/${kind}/${id}`;
        const calls = [
          owner.put(path, least),
          owner.delete(path),
          owner.post(`${admin}/restore`),
          owner.get(`${admin}/history`),
          owner.get(`${admin}/use`),
        ];
        for (const { status, body } of await Promise.all(calls)) {
          expect([id, status, body.code]).toEqual([id, 404, 'not_found']);
        }
      }
    });
  });

  it('lists all entries, inactive ones too, in the public order and at any length', async () => {
    const ids = ['low', 'high', 'newer', 'hidden'];
    const values = { createdDate: '2026-02-01T00:00:00.000Z', priority: 900 };
    for (const kind of ['product', 'workshop', 'tutorial'] as const) {
      const id = (name: string) => `${kind}-${name}`;
      await app.has[kind]({ ...values, _id: id('low'), priority: 100 });
      await app.has[kind]({ ...values, _id: id('hidden'), active: false, priority: 50 });
      await app.has[kind]({ ...values, _id: id('high') });
      await app.has[kind]({ ...values, _id: id('newer'), createdDate: '2026-02-02T00:00:00.000Z' });
      const { body, headers } = await owner.get(`/api/${kind}s/all`);
      const listed = body.data.map(({ _id }: { _id: string }) => _id);
      expect(listed.slice(0, 4)).toEqual(['newer', 'high', 'low', 'hidden'].map(id));
      expect(ids.every((name) => listed.includes(id(name)))).toBe(true);
      expect(body).not.toHaveProperty('pagination');
      expect(headers['cache-control']).toBe('private, no-store');
      expect((await owner.get(`/api/${kind}s/all?limit=5`)).status).toBe(400);
    }
  });

  it.each(['product', 'workshop', 'tutorial'] as const)(
    'shows an inactive %s to the superAdmin alone',
    async (kind) => {
      const { _id } = await app.has[kind]({ active: false });
      const path = `/api/${kind}s/${_id}`;
      const seen = await owner.get(path);
      expect(seen.status).toBe(200);
      expect(seen.headers).toMatchObject({ etag: '"1"', 'cache-control': 'private, no-store' });
      expect(seen.body.data).toMatchObject({ active: false, version: 1, demo: false });
      const customer = await app.as('customer');
      for (const who of [app, customer]) expect((await who.get(path)).status).toBe(404);
      expect((await owner.put(path, { ...seen.body.data, active: true })).status).toBe(200);
      for (const who of [app, customer]) {
        const { status, body } = await who.get(path);
        expect(status).toBe(200);
        expect(body.data).not.toHaveProperty('version');
      }
    },
  );

  it('keeps the price to pay in step with price and discount', async () => {
    const { least } = SAMPLES.products;
    const { _id } = (await owner.post('/api/products', { ...least, price: 100, discount: 0 })).body.data;
    await owner.put(`/api/products/${_id}`, { ...least, price: 100, discount: 99 });
    const { body } = await app.get('/api/products?sort=priceLow');
    expect(body.data[0]._id).toBe(_id);
  });

  it('keeps meetings in the order of their dates', async () => {
    const [first, second, third] = ['2027-01-01', '2027-01-02', '2027-01-03'].map((day, index) => ({
      date: `${day}T10:00:00.000Z`,
      duration: 60 + index,
    }));
    const input = { ...SAMPLES.workshops.least, workshopDates: [third, first, second] };
    const { body } = await owner.post('/api/workshops', input);
    expect(body.data.workshopDates).toEqual([first, second, third]);
    const same = await owner.put(`/api/workshops/${body.data._id}`, {
      ...input,
      workshopDates: [second, third, first],
    });
    expect(same.body.data.version).toBe(1);
  });

  it('reports a deleted item in a cart as gone, and counts the carts that have it', async () => {
    const customer = await app.as('customer');
    const cart = (await customer.post('/api/checkout-sessions', { items: [], userId: customer.user._id }))
      .body.data;
    const { _id } = (await owner.post('/api/products', SAMPLES.products.least)).body.data;
    const use = async () => (await owner.get(adminApi.entryUse('products', _id))).body;
    expect(await use()).toEqual({ data: { carts: 0, owners: 0 } });
    const line = { item: _id, quantity: 1, productType: 'Item' };
    await customer.put(`/api/checkout-sessions/${cart._id}`, { items: [line] });
    expect(await use()).toEqual({ data: { carts: 1, owners: 0 } });
    await owner.delete(adminApi.entry('products', _id));
    const read = (await customer.get(api.cartOf(customer.user._id))).body.data;
    expect(read.items).toEqual([]);
    expect(read.removed).toEqual([expect.objectContaining({ item: _id, title: 'טבעת', reason: 'gone' })]);
  });

  it('drops the alternative texts of removed pictures', async () => {
    const { full } = SAMPLES.products;
    const { _id } = (await owner.post('/api/products', full)).body.data;
    const { body } = await owner.put(`/api/products/${_id}`, {
      ...full,
      imageAlts: undefined,
      imagePath: aPicture(4),
    });
    expect(body.data.imageAlts).toEqual({});
  });
});
