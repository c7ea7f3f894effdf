import { expect, test } from 'vitest';
import { DEFAULT_SORT, readView, writeSize, writeSort } from './list-view.ts';

const read = (search: object) => readView(search, ['all', 'hidden'], ['name', 'price', 'priority']);

test('without a word in the address everything comes as the shop recommends, ten a page', () => {
  expect(read({})).toEqual({
    query: '',
    filter: 'all',
    category: null,
    sort: DEFAULT_SORT,
    page: 1,
    size: 10,
  });
});

test('the address says what is seen', () => {
  expect(
    read({ q: 'טבעת', show: 'hidden', category: 'cricut', sort: '-price', page: '3', size: '50' }),
  ).toEqual({
    query: 'טבעת',
    filter: 'hidden',
    category: 'cricut',
    sort: { column: 'price', down: true },
    page: 3,
    size: 50,
  });
  expect(read({ sort: 'name' }).sort).toEqual({ column: 'name', down: false });
});

test.each([
  { show: 'unknown' },
  { category: 'shoes' },
  { sort: '-colour' },
  { sort: '--price' },
  { page: '0' },
  { page: '-1' },
  { page: '1.5' },
  { page: 'two' },
  { size: '7' },
  { size: '1000000' },
])('%o is no view: the default one', (search) => {
  expect(read(search)).toEqual(read({}));
});

test('what is the default is not written', () => {
  expect(writeSort(DEFAULT_SORT)).toBeUndefined();
  expect(writeSort({ column: 'priority', down: false })).toBe('priority');
  expect(writeSort({ column: 'name', down: true })).toBe('-name');
  expect([10, 25].map(writeSize)).toEqual([undefined, '25']);
});
