import { beforeEach, expect, it } from 'vitest';
import { readRun } from '#contract/list-pages.ts';
import type { WorkshopLevel } from '#domain/catalogue.ts';
import { aProduct, aWorkshop } from '#test/factories.ts';
import { ApiError, type Api } from './api/client.ts';
import { entriesOf } from './features/list-pages/list-pages.ts';
import { recordShown } from './features/list-pages/shown-pages.ts';
import { loadProducts, loadWorkshops } from './list-loaders.ts';

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

it('keeps what the shop is filtered by while a list can’t be read', async () => {
  const filters = { kinds: ['ring'], maxPrices: [200] };
  let fails = false;
  const answer = async <Body>(body: Body) => {
    if (fails) throw new ApiError(503);
    return body;
  };
  const shop = {
    products: () => answer({ data: [aProduct()] }),
    productFilters: () => answer(filters),
  } as unknown as Api; // The two calls that the loader makes.
  const read = () => loadProducts(shop, { kind: 'ring' }, readRun(1, undefined));
  const pages = await read();
  expect(pages.filters).toEqual(filters);
  recordShown(pages);
  fails = true;
  expect((await read()).filters).toEqual(filters);
  recordShown(null);
  await expect(read()).rejects.toThrow(ApiError);
});
