import { beforeEach, expect, it } from 'vitest';
import { readRun } from '#contract/list-pages.ts';
import type { WorkshopLevel } from '#domain/catalogue.ts';
import { aWorkshop } from '#test/factories.ts';
import type { Api } from './api/client.ts';
import { entriesOf } from './features/list-pages/list-pages.ts';
import { recordShown } from './features/list-pages/shown-pages.ts';
import { loadWorkshops } from './workshop-loads.ts';

const STORED: WorkshopLevel[] = ['intermediate', 'medium', 'all', 'beginner'];
const api = {
  workshops: async () => ({ data: STORED.map((level) => aWorkshop({ level })) }),
} as unknown as Api; // The one call that the loader makes.

const load = (level?: WorkshopLevel) =>
  loadWorkshops(api, level ? { level } : {}, readRun(1, undefined), new Date('2026-06-01T10:00:00Z'));
const levelsOf = (pages: Awaited<ReturnType<typeof load>>) => entriesOf(pages).map(({ level }) => level);

beforeEach(() => recordShown(null));

it('offers the levels of the stored workshops, intermediate and medium as one', async () => {
  expect((await load()).levels).toEqual(['beginner', 'medium', 'all']);
});

it.each(['intermediate', 'medium'] as const)('finds both middle levels by %s', async (level) => {
  expect(levelsOf(await load(level))).toEqual(['intermediate', 'medium']);
});

it('finds any other level alone', async () => {
  expect(levelsOf(await load('all'))).toEqual(['all']);
});
