import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, type TestUser, createTestApp } from '#test/app.ts';
import { databasesOrOnly } from '#test/databases.ts';
import { aBannerText, aProduct, aTutorial, aWorkshop } from '#test/factories.ts';
import { ENTRY_KINDS, type EntryKind } from '#domain/catalogue.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { api } from '#contract/routes.ts';
import { insertBannerText } from '../features/banner-texts/banner-texts.repository.ts';
import { insertProduct } from '../features/products/products.repository.ts';
import { insertTutorial } from '../features/tutorials/tutorials.repository.ts';
import { insertWorkshop } from '../features/workshops/workshops.repository.ts';
import { clearDemo } from './clear.ts';

describe.each(databasesOrOnly('sqlite'))('clearing the demo on %s', (kind) => {
  let app: TestApp;
  let owner: TestUser;
  beforeEach(async () => {
    app = await createTestApp(kind);
    owner = await app.as('superAdmin');
    const demo = { demo: true };
    await app.catalogue.write(async (transaction) => {
      await insertProduct(transaction, aProduct({ _id: 'ring' }), demo);
      await insertProduct(transaction, aProduct({ _id: 'hidden', active: false }), demo);
      await insertWorkshop(transaction, aWorkshop({ _id: 'course' }), demo);
      await insertTutorial(transaction, aTutorial({ _id: 'card', price: 40 }), demo);
      await insertBannerText(transaction, aBannerText({ _id: 'banner' }), demo);
    });
  });
  afterEach(() => app.close());

  const clear = async () => {
    const { status, body } = await owner.post(adminApi.clearDemo());
    expect(status).toBe(200);
    return body;
  };
  const idsOf = async (of: EntryKind): Promise<string[]> => {
    const { body } = await owner.get(adminApi.entries(of));
    return (of === 'banner-texts' ? body : body.data).map(({ _id }: { _id: string }) => _id);
  };
  const all = async () => (await Promise.all(ENTRY_KINDS.map(idsOf))).flat().toSorted();
  const grant = async () => {
    const { user } = await app.as('customer');
    return owner.put(adminApi.tutorialOwner('card', user._id));
  };

  it('removes unchanged entries, once', async () => {
    await app.has.product({ _id: 'own' });
    expect(await clear()).toEqual({ data: { removed: 5 } });
    expect(await all()).toEqual(['own']);
    expect(await clear()).toEqual({ data: { removed: 0 } });
    expect(await all()).toEqual(['own']);
  });

  it('shows on the public pages immediately', async () => {
    const before = await app.get(api.products());
    expect(before.body.data).toHaveLength(1);
    await clear();
    const after = await app.get(api.products());
    expect(after.body.data).toEqual([]);
    expect(after.headers.etag).not.toBe(before.headers.etag);
    expect((await app.get(api.product('ring'))).status).toBe(404);
    expect((await app.get(api.activeBannerTexts())).body).toEqual([]);
  });

  it('keeps what the admin changed or restored', async () => {
    const { body } = await owner.get(adminApi.entries('products'));
    const ring = body.data.find(({ _id }: { _id: string }) => _id === 'ring');
    expect(ring.demo).toBe(true);
    expect((await owner.put(adminApi.entry('products', 'ring'), { ...ring, price: 12 })).status).toBe(200);
    await owner.delete(adminApi.entry('workshops', 'course'));
    await owner.post(adminApi.restoreEntry('workshops', 'course'));
    expect(await clear()).toEqual({ data: { removed: 3 } });
    expect(await all()).toEqual(['course', 'ring']);
  });

  it('keeps a tutorial that somebody owns', async () => {
    expect((await grant()).status).toBe(200);
    expect(await clear()).toEqual({ data: { removed: 4 } });
    expect(await all()).toEqual(['card']);
  });

  it('and granting a tutorial in parallel happen one after the other', async () => {
    const [granted, cleared] = await Promise.all([grant(), clear()]);
    const isThere = (await idsOf('tutorials')).length === 1;
    expect([granted.status, cleared.data.removed]).toEqual(isThere ? [200, 4] : [404, 5]);
    const owners = await app.db.selectFrom('tutorial_owners').selectAll().execute();
    expect(owners).toHaveLength(isThere ? 1 : 0);
  });

  it('is in the history and can be undone', async () => {
    await clear();
    const { body } = await owner.get(adminApi.entryHistory('products', 'ring'));
    const by = { _id: owner.user._id, firstName: owner.user.firstName, lastName: owner.user.lastName };
    expect(body.data).toMatchObject([{ action: 'deleted', version: 2, by, fields: [] }]);
    const restored = await owner.post(adminApi.restoreEntry('products', 'ring'));
    expect(restored.body.data).toMatchObject({ _id: 'ring', version: 3, demo: false });
    expect(await clear()).toEqual({ data: { removed: 0 } });
  });

  it('has no author when run from the command line', async () => {
    const cleared = await clearDemo({ db: app.db, catalogue: app.catalogue, by: null, now: new Date() });
    expect(cleared).toEqual({ entries: 5, orders: 0, customers: 0 });
    const { body } = await owner.get(adminApi.entryHistory('tutorials', 'card'));
    expect(body.data).toMatchObject([{ action: 'deleted', by: null }]);
  });
});
