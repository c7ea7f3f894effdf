import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, type TestUser, createTestApp } from '#test/app.ts';
import { databases } from '#test/databases.ts';
import { SAMPLES, kinds, uploadSamples } from '#test/entry-inputs.ts';
import { adminApi } from '#contract/admin-routes.ts';

const NOON = Date.parse('2026-11-20T12:00:00.000Z');
const at = (minute: number) => new Date(NOON + minute * 60_000);

describe.each(databases)('on %s', (database) => {
  let app: TestApp;
  let owner: TestUser;
  let noa: TestUser;
  let dana: TestUser;
  let now = at(0);
  beforeAll(async () => {
    app = await createTestApp(database, { now: () => now });
    owner = await app.as('superAdmin');
    noa = await app.as(await app.has.user({ role: 'superAdmin', firstName: 'Noa', lastName: 'Levi' }));
    dana = await app.as(
      await app.has.user({ firstName: 'Dana', lastName: 'Cohen', email: 'dana@example.com' }),
    );
    await uploadSamples(app);
  });
  afterAll(() => app.close());

  const nameOf = ({ user: { _id, firstName, lastName } }: TestUser) => ({ _id, firstName, lastName });
  const history = async (kind: (typeof kinds)[number], id: string) =>
    (await owner.get(adminApi.entryHistory(kind, id))).body.data;

  it.each(kinds)('the history of an entry of %s says who changed what and when', async (kind) => {
    const { least } = SAMPLES[kind];
    const field = kind === 'banner-texts' ? 'text' : 'title';
    now = at(0);
    const { _id } = (await owner.post(adminApi.newEntry(kind), least)).body.data;
    now = at(1);
    const english = { en: { [field]: 'Ring' } };
    await noa.put(adminApi.entry(kind, _id), { ...least, [field]: 'אחר', translations: english });
    now = at(2);
    await owner.delete(adminApi.entry(kind, _id));
    const common = { _id: expect.any(String), fields: [] };
    const untilDeleted = await history(kind, _id);
    now = at(3);
    await noa.post(adminApi.restoreEntry(kind, _id));

    const [restored, ...earlier] = await history(kind, _id);
    expect(earlier).toEqual(untilDeleted);
    expect(restored).toEqual({
      ...common,
      action: 'restored',
      version: 4,
      at: at(3).toISOString(),
      by: nameOf(noa),
    });
    const [deleted, changed, created] = earlier;
    expect(deleted).toEqual({
      ...common,
      action: 'deleted',
      version: 3,
      at: at(2).toISOString(),
      by: nameOf(owner),
    });
    expect(changed).toEqual({
      ...common,
      action: 'changed',
      version: 2,
      at: at(1).toISOString(),
      by: nameOf(noa),
      fields: expect.arrayContaining([
        { field, before: least[field], after: 'אחר' },
        { field: 'translations', before: {}, after: english },
      ]),
    });
    expect(changed.fields).toHaveLength(2);
    expect(created).toMatchObject({
      action: 'created',
      version: 1,
      at: at(0).toISOString(),
      by: nameOf(owner),
    });
    expect(created.fields).toContainEqual({ field, before: null, after: least[field] });
    const names = created.fields.map((change: { field: string }) => change.field);
    expect(names).toEqual(expect.arrayContaining([...Object.keys(least), 'translations']));
    for (const name of ['_id', 'version', 'createdDate', 'updatedDate', 'demo'])
      expect(names).not.toContain(name);
  });

  it('a refused change leaves no history', async () => {
    const { _id } = (await owner.post('/api/products', SAMPLES.products.least)).body.data;
    await owner.put(`/api/products/${_id}`, SAMPLES.products.full, { 'if-match': '"9"' });
    await owner.put(`/api/products/${_id}`, { ...SAMPLES.products.full, price: -1 });
    await owner.delete(`/api/products/${_id}`, { 'if-match': '"9"' });
    expect(await history('products', _id)).toHaveLength(1);
  });

  it('a history may be empty, and lists the newest 200 changes', async () => {
    const { _id } = await app.has.product();
    expect(await history('products', _id)).toEqual([]);
    const rows = Array.from({ length: 205 }, (_none, index) => ({
      id: `change-${index}`,
      kind: 'products' as const,
      entry_id: _id,
      version: index + 1,
      action: 'changed' as const,
      at: at(index).toISOString(),
      by_user: index === 204 ? null : 'long-gone',
      fields: '[]',
    }));
    await app.db.insertInto('entry_changes').values(rows).execute();
    const told = await history('products', _id);
    expect(told).toHaveLength(200);
    expect([told[0].version, told[0].by, told[1].by, told[199].version]).toEqual([205, null, null, 6]);
  });

  it('grants and withdrawals are recorded if they changed something', async () => {
    now = at(5);
    const { _id } = (await owner.post('/api/tutorials', SAMPLES.tutorials.least)).body.data;
    const grant = () => owner.put(adminApi.tutorialOwner(_id, dana.user._id));
    for (let round = 0; round < 2; round++) {
      now = at(6 + round);
      expect((await grant()).body.data).toEqual({ userId: dana.user._id, since: at(6).toISOString() });
    }
    expect((await owner.get(adminApi.entryUse('tutorials', _id))).body.data).toEqual({ carts: 0, owners: 1 });
    for (let round = 0; round < 2; round++) {
      now = at(8 + round);
      expect((await noa.delete(adminApi.tutorialOwner(_id, dana.user._id))).status).toBe(204);
    }
    const [withdrawn, granted, created] = await history('tutorials', _id);
    const told = 'Dana Cohen <dana@example.com>';
    expect(withdrawn).toMatchObject({
      action: 'ownerWithdrawn',
      version: 1,
      at: at(8).toISOString(),
      by: nameOf(noa),
      fields: [{ field: 'owner', before: told, after: null }],
    });
    expect(granted).toMatchObject({
      action: 'ownerGranted',
      version: 1,
      at: at(6).toISOString(),
      fields: [{ field: 'owner', before: null, after: told }],
    });
    expect(created.action).toBe('created');
  });

  it('an owned tutorial cannot be deleted, nor a deleted one granted', async () => {
    const { _id } = (await owner.post('/api/tutorials', SAMPLES.tutorials.least)).body.data;
    const path = `/api/tutorials/${_id}`;
    await owner.put(adminApi.tutorialOwner(_id, dana.user._id));
    const refused = await owner.delete(path);
    expect([refused.status, refused.body.code]).toEqual([409, 'in_use']);
    expect((await owner.get(path)).body.data.version).toBe(1);
    const hidden = await owner.put(path, { ...SAMPLES.tutorials.least, active: false });
    expect(hidden.status).toBe(200);
    expect((await dana.get(path)).body.data.locked).toBe(false);

    await owner.delete(adminApi.tutorialOwner(_id, dana.user._id));
    expect((await owner.delete(path)).status).toBe(204);
    for (const call of [
      owner.put(adminApi.tutorialOwner(_id, dana.user._id)),
      owner.delete(adminApi.tutorialOwner(_id, dana.user._id)),
      owner.get(adminApi.tutorialOwners(_id)),
    ]) {
      expect((await call).status).toBe(404);
    }
  });

  it('either a grant or a concurrent deletion succeeds', async () => {
    for (let round = 0; round < 20; round++) {
      const { _id } = await app.has.tutorial();
      const grant = () => owner.put(adminApi.tutorialOwner(_id, dana.user._id));
      const remove = () => owner.delete(adminApi.entry('tutorials', _id));
      const [first, second] = round % 2 ? [grant, remove] : [remove, grant];
      const answers = await Promise.all([first!(), second!()]);
      const [granted, removed] = round % 2 ? answers : answers.toReversed();
      expect([
        [200, 409],
        [404, 204],
      ]).toContainEqual([granted!.status, removed!.status]);
      const owners = await app.db
        .selectFrom('tutorial_owners')
        .select('user_id')
        .where('tutorial_id', '=', _id)
        .execute();
      expect(owners.length).toBe(granted!.status === 200 ? 1 : 0);
    }
  });

  it('a concurrent edit, rating and opening of a tutorial neither deadlock nor undo each other', async () => {
    for (let round = 0; round < 20; round++) {
      const { _id } = await app.has.tutorial({ price: 0 });
      const path = adminApi.entry('tutorials', _id);
      const calls = [
        dana.put(`${path}/rating`, { stars: 5 }),
        dana.get(path),
        owner.put(path, { ...SAMPLES.tutorials.full, active: true }),
      ];
      expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200, 200]);
      const { data } = (await owner.get(path)).body;
      expect(data).toMatchObject({ rating: 5, ratingCount: 1, popularity: 1, version: 2 });
    }
  });
});
