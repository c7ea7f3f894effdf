import { beforeEach, describe, expect, it } from 'vitest';
import { readRun } from '#contract/list-pages.ts';
import type { WorkshopLevel } from '#domain/catalogue.ts';
import { aWorkshop } from '#test/factories.ts';
import type { Api } from './api/client.ts';
import { entriesOf } from './features/list-pages/list-pages.ts';
import { recordShown } from './features/list-pages/shown-pages.ts';
import { loadWorkshops } from './workshop-loads.ts';

const STORED: WorkshopLevel[] = ['intermediate', 'medium', 'all', 'beginner'];
const NOW = new Date('2026-06-01T10:00:00Z');
const api = {
  workshops: async () => ({ data: STORED.map((level) => aWorkshop({ level })) }),
} as unknown as Api; // The one call that the loader makes.

const load = (level?: WorkshopLevel) =>
  loadWorkshops(api, level ? { level } : {}, readRun(1, undefined), NOW);
const levelsOf = (pages: Awaited<ReturnType<typeof load>>) => entriesOf(pages).map(({ level }) => level);

beforeEach(() => recordShown(null));

it('offers the levels of the stored workshops, intermediate and medium as one', async () => {
  expect((await load()).levels).toEqual(['beginner', 'medium', 'all']);
});

it.each(['intermediate', 'medium'] as const)('finds both middle levels by %s', async (level) => {
  expect(levelsOf(await load(level))).toEqual(['intermediate', 'medium']);
});

describe('of months and weekdays', () => {
  const at = (...dates: string[]) =>
    aWorkshop({ title: dates[0]!, workshopDates: dates.map((date) => ({ date, duration: 60 })) });
  const dated = {
    workshops: async () => ({
      data: [
        at('2027-01-07T16:00:00.000Z'),
        at('2026-06-14T16:00:00.000Z'),
        at('2026-05-01T16:00:00.000Z'),
        at('2026-05-28T16:00:00.000Z', '2026-06-04T16:00:00.000Z'),
      ],
    }),
  } as unknown as Api; // The one call that the loader makes.
  const found = async (search: Record<string, string>) => {
    const pages = await loadWorkshops(dated, search, readRun(1, undefined), NOW);
    return { ...pages, titles: entriesOf(pages).map(({ title }) => title.slice(0, 10)) };
  };

  it('offers those with meetings to come, and lists by the next one', async () => {
    const { months, weekdays, titles } = await found({});
    expect([months, weekdays]).toEqual([
      ['2026-06', '2027-01'],
      ['0', '4'],
    ]);
    expect(titles).toEqual(['2026-05-28', '2026-06-14', '2027-01-07', '2026-05-01']);
  });

  it('finds one meeting that is both, and offers what was chosen', async () => {
    expect((await found({ month: '2026-06', weekday: '4' })).titles).toEqual(['2026-05-28']);
    const { months, titles } = await found({ month: '2026-05' });
    expect([months, titles]).toEqual([['2026-05', '2026-06', '2027-01'], []]);
  });
});

it('finds any other level alone', async () => {
  expect(levelsOf(await load('all'))).toEqual(['all']);
});
