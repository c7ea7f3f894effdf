import { expect, test } from 'vitest';
import { filterBySearch, sortEntries, type Listed } from './select.ts';

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
  expect(ids(filterBySearch(entries, { query: '', category: null }))).toEqual(['a', 'b', 'c']);
  expect(ids(filterBySearch(entries, { query: 'טבעת', category: null }))).toEqual(['a', 'b']);
  expect(ids(filterBySearch(entries, { query: 'טבעת', category: 'cricut' }))).toEqual(['b']);
  expect(ids(filterBySearch(entries, { query: 'צמיד', category: null }))).toEqual([]);
});

test('numbers go by size, both ways round', () => {
  const entries = [entry('ten'), entry('nine', { price: 9 }), entry('hundred', { price: 100 })];
  expect(ids(sortEntries(entries, ({ price }) => price, { down: false }, 'he'))).toEqual([
    'nine',
    'ten',
    'hundred',
  ]);
  expect(ids(sortEntries(entries, ({ price }) => price, { down: true }, 'he'))).toEqual([
    'hundred',
    'ten',
    'nine',
  ]);
});

test('what is equal goes by the newest, then by _id, whichever way round the rest is', () => {
  const entries = [entry('b'), entry('a'), entry('new', { createdDate: '2026-02-01T00:00:00.000Z' })];
  for (const down of [true, false]) {
    expect(ids(sortEntries(entries, ({ price }) => price, { down }, 'he'))).toEqual(['new', 'a', 'b']);
  }
});

test('names go as each language orders them, numbers in them by size', () => {
  const entries = ['צמיד', 'apple', 'אגרטל', 'Banana', 'טבעת 10', 'טבעת 9'].map((title) => entry(title));
  const byName = (lang: 'he' | 'en') =>
    ids(sortEntries(entries, ({ title }) => title, { down: false }, lang));
  expect(byName('en')).toEqual(['apple', 'Banana', 'אגרטל', 'טבעת 9', 'טבעת 10', 'צמיד']);
  expect(byName('he')).toEqual(['אגרטל', 'טבעת 9', 'טבעת 10', 'צמיד', 'apple', 'Banana']);
});

test('sorting leaves the list that it was given', () => {
  const entries = [entry('b'), entry('a')];
  sortEntries(entries, ({ title }) => title, { down: false }, 'en');
  expect(ids(entries)).toEqual(['b', 'a']);
});
