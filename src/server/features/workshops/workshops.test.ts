import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { seatApi } from '#contract/seat-routes.ts';
import type { Workshop } from '#contract/workshops.ts';
import { CATEGORIES, WORKSHOP_LEVELS } from '#domain/catalogue.ts';
import { type TestApp, createTestApp } from '#test/app.ts';
import { databases } from '#test/databases.ts';
import { aPicture } from '#test/factories.ts';
import { byNextMeeting } from '#domain/workshop-order.ts';
import { dayAfter, pick, readAllPages, seededRandom } from '#test/lists.ts';

const DATES = [-30, -2, 5, 9, 40].map((days) => new Date(Date.now() + days * 86_400_000).toISOString());

describe.each(databases)('workshops on %s', (kind) => {
  let app: TestApp;
  const stored: Workshop[] = [];
  const ids = (workshops: Workshop[]) => workshops.map(({ _id }) => _id);
  const inOrder = (workshops: Workshop[]) =>
    workshops.toSorted(
      (left, right) =>
        byNextMeeting(new Date())(left, right) ||
        right.priority - left.priority ||
        Number(right.createdDate > left.createdDate) - Number(right.createdDate < left.createdDate) ||
        (left._id < right._id ? -1 : 1),
    );

  beforeAll(async () => {
    app = await createTestApp(kind);
    const random = seededRandom(11);
    for (let index = 0; index < 40; index++) {
      const values = {
        category: pick(random, CATEGORIES),
        level: pick(random, WORKSHOP_LEVELS),
        priority: pick(random, [0, 1]),
        createdDate: dayAfter(pick(random, [0, 1, 2])),
        workshopDates: index % 4 === 0 ? [] : [{ date: pick(random, DATES), duration: index }],
      };
      stored.push(await app.has.workshop(values));
    }
    await app.has.workshop({ active: false });
  });
  afterAll(() => app.close());

  it('come whole and with their dates, first what is coming', async () => {
    const { status, body } = await app.get('/api/workshops');
    expect(status).toBe(200);
    expect(body).toEqual({ data: inOrder(stored) });
  });

  test.each(WORKSHOP_LEVELS)('come in level %s', async (level) => {
    const { body } = await app.get(`/api/workshops?level=${level}`);
    expect(ids(body.data)).toEqual(ids(inOrder(stored.filter((workshop) => workshop.level === level))));
  });

  test.each(CATEGORIES)('come in category %s, with a level too', async (category) => {
    const { body } = await app.get(`/api/workshops?level=medium&category=${category}`);
    const expected = stored.filter(
      (workshop) => workshop.level === 'medium' && workshop.category === category,
    );
    expect(ids(body.data)).toEqual(ids(inOrder(expected)));
  });

  it('come in pages', async () => {
    const pages = await readAllPages<Workshop>(app, '/api/workshops?limit=7');
    expect(pages.flatMap(({ data }) => data)).toEqual(inOrder(stored));
    expect((await app.get('/api/workshops?limit=7&page=2')).body).toEqual(pages[1]);
  });

  it('come by id with every field, the dates as entered', async () => {
    const workshop = await app.has.workshop({
      earlyBirdDate: '2027-02-01T00:00:00.000Z',
      earlyBirdDiscountPercentage: 12,
      image: null,
      imageAlts: { [aPicture(3)]: { he: 'שולחן' } },
      shouldHidePrice: true,
      level: 'all',
      price: 399.9,
      translations: { en: { title: 'A first ring', location: 'Herzliya' } },
      workshopDates: [
        { date: '2027-03-08T16:00:00.000Z', duration: 90 },
        { date: '2027-03-01T16:00:00.000Z', duration: 60 },
      ],
    });
    const { status, body } = await app.get(`/api/workshops/${workshop._id}`);
    expect(status).toBe(200);
    // The second day before the first meeting that is no rest day; the meeting is on a Monday.
    expect(body).toEqual({ data: { ...workshop, cancelUntil: '2027-02-26T21:59:59.999Z' } });
  });

  it('are not found when unknown or inactive', async () => {
    const hidden = await app.has.workshop({ active: false });
    expect((await app.get(`/api/workshops/${hidden._id}`)).status).toBe(404);
    expect((await app.get('/api/workshops/unknown')).status).toBe(404);
  });

  it('name the other dates of their series that are still to come, the nearest first', async () => {
    const on = (days: number, series: string | null = null) =>
      app.has.workshop({
        series,
        workshopDates: [{ date: new Date(Date.now() + days * 86_400_000).toISOString(), duration: 90 }],
      });
    const first = await on(-30);
    const [late, near] = [await on(30, first._id), await on(7, first._id)];
    await on(-1, first._id);
    const othersOf = async (id: string) => ids((await app.get(seatApi.otherDates(id))).body.data);
    expect(await othersOf(first._id)).toEqual([near._id, late._id]);
    expect(await othersOf(near._id)).toEqual([late._id]);
    expect((await app.get(seatApi.otherDates('unknown'))).status).toBe(404);
  });
});
