import { expect, test } from 'vitest';
import { found, pageOf, pagerNumbers, sorted, type Listed } from './select.ts';

const entry = (_id: string, values: Partial<Listed & { price: number }> = {}) => ({
  _id,
  title: _id,
  description: '',
  category: 'goldsmith',
  createdDate: '2026-01-01T00:00:00.000Z',
  translations: {},
  price: 10,
  ...values,
});
const ids = (entries: readonly Listed[]) => entries.map(({ _id }) => _id);

test('the search and the category let through what fits both', () => {
  const entries = [
    entry('a', { title: 'טבעת' }),
    entry('b', { title: 'טבעת', category: 'cricut' }),
    entry('c'),
  ];
  expect(ids(found(entries, { words: '', category: null }))).toEqual(['a', 'b', 'c']);
  expect(ids(found(entries, { words: 'טבעת', category: null }))).toEqual(['a', 'b']);
  expect(ids(found(entries, { words: 'טבעת', category: 'cricut' }))).toEqual(['b']);
  expect(ids(found(entries, { words: 'צמיד', category: null }))).toEqual([]);
});

test('numbers go by size, both ways round', () => {
  const entries = [entry('ten'), entry('nine', { price: 9 }), entry('hundred', { price: 100 })];
  expect(ids(sorted(entries, ({ price }) => price, { down: false }, 'he'))).toEqual([
    'nine',
    'ten',
    'hundred',
  ]);
  expect(ids(sorted(entries, ({ price }) => price, { down: true }, 'he'))).toEqual([
    'hundred',
    'ten',
    'nine',
  ]);
});

test('what is equal goes by the newest, then by _id, whichever way round the rest is', () => {
  const entries = [entry('b'), entry('a'), entry('new', { createdDate: '2026-02-01T00:00:00.000Z' })];
  for (const down of [true, false]) {
    expect(ids(sorted(entries, ({ price }) => price, { down }, 'he'))).toEqual(['new', 'a', 'b']);
  }
});

test('names go as each language orders them, numbers in them by size', () => {
  const entries = ['צמיד', 'apple', 'אגרטל', 'Banana', 'טבעת 10', 'טבעת 9'].map((title) => entry(title));
  const byName = (lang: 'he' | 'en') => ids(sorted(entries, ({ title }) => title, { down: false }, lang));
  expect(byName('en')).toEqual(['apple', 'Banana', 'אגרטל', 'טבעת 9', 'טבעת 10', 'צמיד']);
  expect(byName('he')).toEqual(['אגרטל', 'טבעת 9', 'טבעת 10', 'צמיד', 'apple', 'Banana']);
});

test('sorting leaves the list that it was given', () => {
  const entries = [entry('b'), entry('a')];
  sorted(entries, ({ title }) => title, { down: false }, 'en');
  expect(ids(entries)).toEqual(['b', 'a']);
});

test.each([
  { total: 0, page: 1, size: 10, is: { page: 1, pages: 1, from: 0, to: 0 } },
  { total: 7, page: 1, size: 10, is: { page: 1, pages: 1, from: 1, to: 7 } },
  { total: 32, page: 2, size: 10, is: { page: 2, pages: 4, from: 11, to: 20 } },
  { total: 32, page: 4, size: 10, is: { page: 4, pages: 4, from: 31, to: 32 } },
  { total: 32, page: 99, size: 10, is: { page: 4, pages: 4, from: 31, to: 32 } },
  { total: 30, page: 3, size: 10, is: { page: 3, pages: 3, from: 21, to: 30 } },
])('page $page of $total by $size', ({ total, page, size, is }) => {
  const places = Array.from({ length: total }, (_, index) => index + 1);
  const part = pageOf(places, page, size);
  expect(part).toMatchObject({ ...is, total });
  expect(part.rows).toEqual(places.slice(Math.max(0, is.from - 1), is.to));
});

test.each([
  [1, 1, [1]],
  [1, 4, [1, 2, 3, 4]],
  [1, 5, [1, 2, null, 5]],
  [2, 4, [1, 2, 3, 4]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [5, 500, [1, null, 4, 5, 6, null, 500]],
  [500, 500, [1, null, 499, 500]],
])('on page %i of %i the pager offers %j', (page, pages, numbers) => {
  expect(pagerNumbers(page, pages)).toEqual(numbers);
});
