import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountApi } from '#contract/account-routes.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { api } from '#contract/routes.ts';
import type { OwnTutorial } from '#contract/tutorials.ts';
import { type TestApp, type TestUser, createTestApp } from '#test/app.ts';
import { databases } from '#test/databases.ts';
import { aPicture, type PlainPrice } from '#test/factories.ts';
import type { NewTutorial } from './tutorials.repository.ts';

const START = Date.parse('2026-05-01T10:00:00.000Z');

describe.each(databases)("a reader's places on %s", (kind) => {
  let app: TestApp;
  let admin: TestUser;
  let dana: TestUser;
  let noa: TestUser;
  let minutes = 0;
  const at = (minute: number) => new Date(START + minute * 60_000).toISOString();
  beforeAll(async () => {
    app = await createTestApp(kind, { now: () => new Date(at(minutes)) });
    admin = await app.as('superAdmin');
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    minutes = 0;
    dana = await app.as(await app.has.user());
    noa = await app.as(await app.has.user());
  });

  /** Of three pages. */
  const bought = async (values: PlainPrice<NewTutorial> = {}) => {
    const tutorial = await app.has.tutorial({ price: 49.9, ...values });
    await admin.put(adminApi.tutorialOwner(tutorial._id, dana.user._id));
    return tutorial._id;
  };
  const turnTo = (id: string, page: unknown, who = dana) => who.put(accountApi.tutorialPlace(id), { page });
  const placeOf = async (id: string, who = dana) => (await who.get(api.tutorial(id))).body.data.myPlace;
  const listOf = async (who: TestUser): Promise<OwnTutorial[]> =>
    (await who.get(accountApi.tutorials())).body.data;

  it('are where the owner stopped, on every device; the last one wins', async () => {
    const id = await bought();
    expect(await placeOf(id)).toBeNull();
    const { status, body } = await turnTo(id, 2);
    expect([status, body]).toEqual([200, { data: { page: 2, finished: false, updatedAt: at(0) } }]);
    minutes = 5;
    expect(await placeOf(id)).toEqual({ page: 2, finished: false, updatedAt: at(0) });
    await turnTo(id, 1);
    expect(await placeOf(id)).toEqual({ page: 1, finished: false, updatedAt: at(5) });
  });

  it('stay finished once the last page was reached', async () => {
    const id = await bought();
    expect((await turnTo(id, 3)).body.data).toMatchObject({ page: 3, finished: true });
    expect((await turnTo(id, 2)).body.data).toMatchObject({ page: 2, finished: true });
    expect(await placeOf(id)).toMatchObject({ page: 2, finished: true });
  });

  it.each([0, -1, 4, 1.5, '2', null, undefined, 1e9])('refuse page %j of three', async (page) => {
    const id = await bought();
    const { status, body } = await turnTo(id, page);
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'invalid', ['page']]);
    expect(await placeOf(id)).toBeNull();
  });

  it('take nothing besides a page', async () => {
    const id = await bought();
    const more = { page: 2, userId: noa.user._id, updatedAt: at(99) };
    expect((await dana.put(accountApi.tutorialPlace(id), more)).status).toBe(400);
  });

  it('are kept for owners alone', async () => {
    const id = await bought();
    const free = await app.has.tutorial({ price: 0 });
    const hidden = await bought({ active: false });
    for (const [who, which, status] of [
      [noa, id, 403],
      [noa, free._id, 403],
      [admin, id, 403],
      [noa, hidden, 404],
      [dana, hidden, 200],
      [dana, 'unknown', 404],
    ] as const)
      expect([which, (await turnTo(which, 1, who)).status]).toEqual([which, status]);
    expect((await app.send('PUT', accountApi.tutorialPlace(id), { page: 1 })).status).toBe(401);
    for (const which of [id, free._id]) expect(await placeOf(which, noa)).toBeUndefined();
    await admin.delete(adminApi.tutorialOwner(id, dana.user._id));
    expect((await turnTo(id, 2)).status).toBe(403);
    expect(await placeOf(id)).toBeUndefined();
  });

  it('list what one owns: being read, then waiting, then finished, each the latest first', async () => {
    const [done, old, waiting, recent] = [
      await bought({ title: 'done' }),
      await bought({ title: 'old' }),
      await bought({ title: 'waiting' }),
      await bought({ title: 'recent', durationMinutes: null, translations: { en: { title: 'Recent' } } }),
    ];
    await app.has.tutorial({ price: 49.9 });
    for (const [id, page] of [
      [old, 2],
      [recent, 1],
      [done, 3],
    ] as const) {
      minutes += 1;
      await turnTo(id, page);
    }
    await dana.get(api.tutorial(done));
    await dana.put(api.tutorialRating(done), { stars: 4 });
    const { status, headers } = await dana.get(accountApi.tutorials());
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    const list = await listOf(dana);
    expect(list.map(({ _id }) => _id)).toEqual([recent, old, waiting, done]);
    expect(list[0]).toEqual({
      _id: recent,
      title: 'recent',
      translations: { en: { title: 'Recent' } },
      imagePath: aPicture(4),
      imageAlts: {},
      pageCount: 3,
      durationMinutes: null,
      since: at(0),
      opened: false,
      place: { page: 1, finished: false, updatedAt: at(2) },
      myStars: null,
    });
    expect(list[2]).toMatchObject({ opened: false, place: null, durationMinutes: 20 });
    expect(list[3]).toMatchObject({ opened: true, place: { page: 3, finished: true }, myStars: 4 });
    expect(await listOf(noa)).toEqual([]);
    expect((await app.get(accountApi.tutorials())).status).toBe(401);
    expect((await dana.get(`${accountApi.tutorials()}?userId=x`)).status).toBe(400);
  });

  it('list no page’s picture or words', async () => {
    const page = aPicture(11);
    const id = await bought({ imageAlts: { [page]: { he: 'סוד' }, [aPicture(4)]: { he: 'כריכה' } } });
    await turnTo(id, 2);
    const { text } = await dana.get(accountApi.tutorials());
    expect(text).toContain('כריכה');
    expect(text).not.toContain('סוד');
    expect(text).not.toContain(page);
  });

  it('list a place within the pages that are left', async () => {
    const id = await bought();
    await turnTo(id, 3);
    await app.db
      .deleteFrom('tutorial_pages')
      .where('tutorial_id', '=', id)
      .where('position', '>', 0)
      .execute();
    expect(await listOf(dana)).toMatchObject([{ pageCount: 1, place: { page: 1, finished: true } }]);
  });

  it('go with the tutorial that is taken back', async () => {
    const id = await bought();
    await turnTo(id, 2);
    await admin.delete(adminApi.tutorialOwner(id, dana.user._id));
    expect(await listOf(dana)).toEqual([]);
  });
});
