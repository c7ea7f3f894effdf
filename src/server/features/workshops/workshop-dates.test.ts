/** The public list by the clock: its order, and its workshops of a month and a weekday. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Workshop } from '#contract/workshops.ts';
import { type TestApp, createTestApp } from '#test/app.ts';
import { databases } from '#test/databases.ts';
import { readAllPages } from '#test/lists.ts';

describe.each(databases)('workshops by their dates on %s', (kind) => {
  let app: TestApp;
  let now = new Date('2026-11-24T10:00:00.000Z');

  const has = (title: string, ...dates: string[]) =>
    app.has.workshop({ title, workshopDates: dates.map((date) => ({ date, duration: 90 })) });
  const titlesOf = (data: Workshop[]) => data.map(({ title }) => title);
  const titles = async (query = '') => titlesOf((await app.get(`/api/workshops${query}`)).body.data);

  beforeEach(() => {
    now = new Date('2026-11-24T10:00:00.000Z');
  });
  beforeAll(async () => {
    app = await createTestApp(kind, { now: () => now });
    await has('past', '2026-11-12T16:00:00.000Z');
    await has('long past', '2026-10-08T16:00:00.000Z');
    await has('january', '2027-01-21T16:00:00.000Z');
    await has('begun', '2026-11-18T16:00:00.000Z', '2026-11-29T16:00:00.000Z');
    await has('thursday', '2026-12-10T16:00:00.000Z');
    await has('sunday, then thursday', '2026-12-06T08:00:00.000Z', '2027-01-07T16:00:00.000Z');
  });
  afterAll(() => app.close());

  const ALL = ['begun', 'sunday, then thursday', 'thursday', 'january', 'past', 'long past'];

  it('come in the order of their next meeting, past ones after all, in pages too', async () => {
    expect(await titles()).toEqual(ALL);
    const pages = await readAllPages<Workshop>(app, '/api/workshops?limit=4');
    expect(titlesOf(pages.flatMap(({ data }) => data))).toEqual(ALL);
    expect(await titles('?limit=4&page=2')).toEqual(['past', 'long past']);
  });

  it('come in another order once a meeting has begun, though nothing was changed', async () => {
    await titles();
    await titles('?month=2026-12');
    now = new Date('2026-12-06T08:00:00.000Z');
    expect(await titles()).toEqual([
      'thursday',
      'sunday, then thursday',
      'january',
      'begun',
      'past',
      'long past',
    ]);
    expect(await titles('?month=2026-12')).toEqual(['thursday']);
  });

  it('go on after a page though a meeting has begun meanwhile', async () => {
    const { body } = await app.get('/api/workshops?limit=2');
    now = new Date('2026-11-29T16:00:00.000Z');
    const rest = await app.get(`/api/workshops?limit=4&cursor=${body.pagination.next}`);
    expect(titlesOf(rest.body.data).slice(0, 2)).toEqual(['thursday', 'january']);
  });

  it.each([
    ['month=2026-12', ['sunday, then thursday', 'thursday']],
    ['month=2027-01', ['sunday, then thursday', 'january']],
    ['month=2026-11', ['begun']],
    ['weekday=4', ['sunday, then thursday', 'thursday', 'january']],
    ['weekday=0', ['begun', 'sunday, then thursday']],
    ['month=2026-12&weekday=4', ['thursday']],
    ['month=2026-10', []],
    ['month=2031-05', []],
    ['weekday=6', []],
  ])('%s means a meeting that is still to come', async (query, expected) => {
    const { status, body } = await app.get(`/api/workshops?${query}&limit=10`);
    expect([status, titlesOf(body.data), body.pagination.total]).toEqual([200, expected, expected.length]);
  });

  it.each([
    ['month=2026-13', 'month'],
    ['month=december', 'month'],
    ['month=', 'month'],
    ['month=2026-12&month=2027-01', 'month'],
    ['weekday=7', 'weekday'],
    ['weekday=-1', 'weekday'],
    ['weekday=', 'weekday'],
    ['weekday=04', 'weekday'],
    ['weekday=thursday', 'weekday'],
    ['day=4', 'day'],
  ])('%s is refused', async (query, field) => {
    const { status, body } = await app.get(`/api/workshops?${query}`);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });
});
