import { expect, test, vi } from 'vitest';
import { aProduct, aTutorial, aWorkshop } from '#test/factories.ts';
import type { TutorialCard } from '#contract/tutorials.ts';
import type { Api } from '#web/api/client.ts';
import { nextTutorial, readNextSteps } from './next-steps.ts';

const card = (_id: string, values: Partial<TutorialCard> = {}): TutorialCard => ({
  ...aTutorial({ price: 40 }),
  pageCount: 3,
  rating: 0,
  ...values,
  _id,
});
const read = card('read', { level: 'medium' });

test('the next tutorial is as hard or harder, and isn’t bought yet', () => {
  const easy = card('easy', { level: 'beginner' });
  const bought = card('bought', { level: 'medium' });
  const hard = card('hard', { level: 'advanced' });
  expect(nextTutorial(read, [easy, read, bought, hard], ['bought'])).toBe(hard);
  expect(nextTutorial(read, [read, easy, bought], ['bought'])).toBe(easy);
  expect(nextTutorial(read, [read], [])).toBeNull();
});

const NOW = new Date('2026-03-01T10:00:00.000Z');

function apiWith(lists: { products?: object[]; workshops?: object[] }): Api {
  const list = (data: object[] | undefined) => () =>
    data ? Promise.resolve({ data }) : Promise.reject(new Error('gone'));
  // Only these calls are made.
  return {
    tutorials: list([read]),
    products: list(lists.products),
    workshops: list(lists.workshops),
  } as unknown as Api;
}

test('a piece in stock and the next workshop of the kind with room', async () => {
  const sold = aProduct({ inventory: 0 });
  const ready = aProduct({ inventory: 2 });
  const workshop = aWorkshop({ category: read.category });
  const other = aWorkshop({ category: 'others' });
  const full = aWorkshop({ category: read.category, participants: workshop.participantLimit });
  const now = new Date(Date.parse(workshop.workshopDates[0]!.date) - 1_000);
  const api = apiWith({ products: [sold, ready], workshops: [other, full, workshop] });
  expect(await readNextSteps(api, read, { owned: [], now })).toEqual({
    tutorial: null,
    product: ready,
    workshop,
  });
});

test('what can’t be read is left out', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const none = { tutorial: null, product: null, workshop: null };
  expect(await readNextSteps(apiWith({}), read, { owned: [], now: NOW })).toEqual(none);
  expect(told).toHaveBeenCalledTimes(2);
  told.mockRestore();
});
