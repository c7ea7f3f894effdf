import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { type TestApp, type TestUser, createTestApp } from '#test/app.ts';
import { databases } from '#test/databases.ts';
import { asStored } from '#test/entry-inputs.ts';
import { aPicture, type PlainPrice } from '#test/factories.ts';
import { CatalogueVersion } from '#server/db/catalogue-version.ts';
import type { NewTutorial } from './tutorials.repository.ts';

const NOW = '2026-05-01T10:00:00.000Z';
const PAGE = aPicture(99);

describe.each(databases)('a tutorial on %s', (kind) => {
  let app: TestApp;
  let dana: TestUser;
  let noa: TestUser;
  let owner: TestUser;
  beforeAll(async () => {
    app = await createTestApp(kind, { now: () => new Date(NOW) });
    owner = await app.as('superAdmin');
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    dana = await app.as(await app.has.user());
    noa = await app.as(await app.has.user());
  });

  const tutorial = (values: PlainPrice<NewTutorial> = {}) =>
    app.has.tutorial({ price: 49.9, contentImagesPathes: [PAGE], ...values });
  const path = ({ _id }: { _id: string }) => `/api/tutorials/${_id}`;
  const grant = (to: TestUser, which: { _id: string }) => owner.put(`${path(which)}/owners/${to.user._id}`);
  const withdraw = (from: TestUser, which: { _id: string }) =>
    owner.delete(`${path(which)}/owners/${from.user._id}`);
  const rate = (who: TestUser, which: { _id: string }, stars: unknown) =>
    who.put(`${path(which)}/rating`, { stars });
  const rowOf = ({ _id }: { _id: string }) =>
    app.db.selectFrom('tutorials').selectAll().where('id', '=', _id).executeTakeFirstOrThrow();
  const popularity = async (which: { _id: string }) => (await rowOf(which)).popularity;

  it('is locked, if it has a price, for all but its owners and the admin', async () => {
    const paid = await tutorial();
    expect((await grant(noa, paid)).body).toEqual({ data: { userId: noa.user._id, since: NOW } });
    for (const who of [app, dana]) {
      const { body, text } = await who.get(path(paid));
      expect(body.data).toMatchObject({ locked: true, pageCount: 1 });
      expect(text).not.toContain(PAGE);
    }
    for (const who of [noa, owner]) {
      const { body } = await who.get(path(paid));
      expect(asStored(body.data)).toMatchObject({
        locked: false,
        contentImagesPathes: [PAGE],
        myStars: null,
      });
    }
    await withdraw(noa, paid);
    expect((await noa.get(path(paid))).body.data.locked).toBe(true);
  });

  it('is private for a user, and cached for visitors', async () => {
    const free = await tutorial({ price: 0 });
    for (let round = 0; round < 2; round++) {
      const mine = await dana.get(path(free), { 'if-none-match': '*' });
      expect(mine.status).toBe(200);
      expect(mine.headers).toMatchObject({ 'cache-control': 'private, no-store', vary: 'Authorization' });
      expect(mine.headers).not.toHaveProperty('etag');
      const anyones = await app.get(path(free));
      expect(anyones.headers).toMatchObject({ 'cache-control': 'public, no-cache', vary: 'Authorization' });
      expect(anyones.body.data).not.toHaveProperty('myStars');
    }
    const ended = await app.get(path(free), { authorization: 'Bearer ended' });
    expect({ status: ended.status, code: ended.body.code }).toEqual({ status: 401, code: 'unauthorized' });
    expect((await app.get(path(free), { authorization: 'Basic YTpi' })).status).toBe(200);
  });

  it('is visible, if inactive, to its owners and the admin alone', async () => {
    const hidden = await tutorial({ active: false });
    await grant(noa, hidden);
    expect((await app.get(path(hidden))).status).toBe(404);
    expect((await dana.get(path(hidden))).status).toBe(404);
    expect((await noa.get(path(hidden))).body.data).toMatchObject({ active: false, locked: false });
    expect((await owner.get(path(hidden))).body.data.locked).toBe(false);
    expect((await dana.get('/api/tutorials/unknown')).status).toBe(404);
    expect((await dana.get('/api/tutorials/a%20b')).status).toBe(404);
  });

  it('counts each customer who opens it once', async () => {
    const free = await tutorial({ price: 0, popularity: 7 });
    await Promise.all([dana, dana, noa, owner, app].map((who) => who.get(path(free))));
    await dana.get(path(free));
    expect(await popularity(free)).toBe(9);
    const paid = await tutorial();
    await dana.get(path(paid));
    expect(await popularity(paid)).toBe(0);
    await grant(dana, paid);
    await dana.get(path(paid));
    expect(await popularity(paid)).toBe(1);
  });

  it('notes when its owner opened it first', async () => {
    const paid = await tutorial();
    await dana.get(path(paid));
    await grant(dana, paid);
    const openedAt = async () => {
      const owners = app.db.selectFrom('tutorial_owners').select('opened_at');
      return (await owners.where('tutorial_id', '=', paid._id).executeTakeFirstOrThrow()).opened_at;
    };
    expect(await openedAt()).toBeNull();
    for (let time = 0; time < 2; time++) await dana.get(path(paid));
    expect(await openedAt()).toBe(NOW);
  });

  it('is rated once by each customer with access, who may change the rating', async () => {
    const free = await tutorial({ price: 0, ratingSum: 9, ratingCount: 2 });
    expect((await rate(dana, free, 4)).body).toEqual({ data: { rating: 4.33, ratingCount: 3 } });
    expect((await rate(dana, free, 5)).body).toEqual({ data: { rating: 4.67, ratingCount: 3 } });
    expect((await rate(noa, free, 1)).body).toEqual({ data: { rating: 3.75, ratingCount: 4 } });
    const { data } = (await dana.get(path(free))).body;
    expect(data).toMatchObject({ myStars: 5, rating: 3.75, ratingCount: 4 });
    expect((await noa.get(path(free))).body.data.myStars).toBe(1);
  });

  it('keeps its sum under concurrent ratings', async () => {
    const free = await tutorial({ price: 0 });
    const all = [1, 2, 3, 4, 5, 5, 4, 3, 2, 1];
    const ratings = all.map((stars, index) => rate(index % 2 ? dana : noa, free, stars));
    for (const { status } of await Promise.all(ratings)) expect(status).toBe(200);
    const stars = [dana, noa].map(async (who) => (await who.get(path(free))).body.data.myStars);
    const [first, second] = await Promise.all(stars);
    expect(await rowOf(free)).toMatchObject({
      rating_sum: first + second,
      rating_count: 2,
      rating: (first + second) * 50,
    });
  });

  it('is rated by nobody else', async () => {
    const [paid, hidden] = [await tutorial(), await tutorial({ price: 0, active: false })];
    expect((await rate(dana, paid, 5)).status).toBe(403);
    expect((await rate(owner, paid, 5)).status).toBe(403);
    expect((await rate(dana, hidden, 5)).status).toBe(404);
    expect((await rate(dana, { _id: 'unknown' }, 5)).status).toBe(404);
    expect((await app.send('PUT', `${path(paid)}/rating`, { stars: 5 })).status).toBe(401);
    await grant(dana, paid);
    expect((await rate(dana, paid, 5)).status).toBe(200);
    expect(await rowOf(paid)).toMatchObject({ rating_sum: 5, rating_count: 1 });
    expect(await rowOf(hidden)).toMatchObject({ rating_sum: 0, rating_count: 0 });
  });

  test.each([0, 6, -1, 2.5, '3', null, [], {}, undefined, 1e300])('refuses %j stars', async (stars) => {
    const free = await tutorial({ price: 0 });
    const { status, body } = await rate(dana, free, stars);
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'invalid', ['stars']]);
    expect((await dana.put(`${path(free)}/rating`, { stars: 3, rating: 5 })).status).toBe(400);
    expect((await dana.put(`${path(free)}/rating`)).status).toBe(400);
  });

  it('is granted once, listed with its date, and withdrawn', async () => {
    const paid = await tutorial();
    const owners = () => owner.get(`${path(paid)}/owners`);
    expect((await owners()).body).toEqual({ data: [] });
    expect((await grant(dana, paid)).status).toBe(200);
    await app.db.updateTable('tutorial_owners').set({ since: '2026-02-03T10:00:00.000Z' }).execute();
    const again = await owner.put(`${path(paid)}/owners/${dana.user._id}`, {});
    expect(again.body).toEqual({ data: { userId: dana.user._id, since: '2026-02-03T10:00:00.000Z' } });
    await grant(noa, paid);
    const listed = await owners();
    expect(listed.body.data).toEqual([
      { ...dana.user, since: '2026-02-03T10:00:00.000Z' },
      { ...noa.user, since: NOW },
    ]);
    expect(listed.text).not.toMatch(/hash/i);
    for (let round = 0; round < 2; round++) expect((await withdraw(dana, paid)).status).toBe(204);
    expect((await owners()).body.data).toHaveLength(1);
  });

  it('refuses to grant to an unknown user, or an unknown tutorial', async () => {
    const paid = await tutorial();
    const calls = [
      owner.put(`${path(paid)}/owners/unknown`),
      owner.put(`${path(paid)}/owners/a%00b`),
      grant(dana, { _id: 'unknown' }),
      withdraw(dana, { _id: 'unknown' }),
      owner.get('/api/tutorials/unknown/owners'),
    ];
    for (const { status, body } of await Promise.all(calls)) {
      expect([status, body.code]).toEqual([404, 'not_found']);
    }
    const withBody = await owner.put(`${path(paid)}/owners/${dana.user._id}`, { since: NOW });
    expect(withBody.status).toBe(400);
  });

  it('shows a new rating in public lists within a minute, or with the next change', async () => {
    const free = await tutorial({ price: 0 });
    let clock = 1_000_000;
    const catalogue = new CatalogueVersion(app.db, () => clock);
    const at = async (ms: number) => {
      clock += ms;
      return catalogue.version();
    };
    const before = await at(0);
    await rate(dana, free, 5);
    expect(await at(59_000)).toBe(before);
    const after = await at(1_000);
    expect(after).not.toBe(before);
    await rate(dana, free, 4);
    expect(await at(2_000)).toBe(after);
    await tutorial();
    const next = await at(2_000);
    expect(next).not.toBe(after);
    expect(await at(70_000)).toBe(next);
    await rate(dana, free, 3);
    expect(await at(1_000)).not.toBe(next);
  });
});
