import { expect, test } from 'vitest';
import { PAGE_ENTRIES } from '#contract/list-pages.ts';
import { listPlace } from './list-place.ts';

const addressOf = (page: number | undefined) => (page === undefined ? '/shop' : `/shop?page=${page}`);
const run = (first: number, last: number, total: number) => ({
  name: 'products',
  parts: Array.from({ length: last - first + 1 }, () => []),
  first,
  total,
});

test.each([
  ['the only page', run(1, 1, 5), 1, { canonical: '/shop' }],
  ['an empty list', run(1, 1, 0), 1, { canonical: '/shop' }],
  ['a full last page', run(1, 1, PAGE_ENTRIES), 1, { canonical: '/shop' }],
  ['one entry more', run(1, 1, PAGE_ENTRIES + 1), 1, { canonical: '/shop', next: '/shop?page=2' }],
  [
    'a page in the middle',
    run(3, 3, PAGE_ENTRIES * 9),
    3,
    { canonical: '/shop?page=3', previous: '/shop?page=2', next: '/shop?page=4' },
  ],
  ['the second page', run(2, 2, PAGE_ENTRIES * 2), 2, { canonical: '/shop?page=2', previous: '/shop' }],
  [
    'a run of pages',
    run(2, 4, PAGE_ENTRIES * 9),
    4,
    { canonical: '/shop?page=4', previous: '/shop', next: '/shop?page=5' },
  ],
])('the addresses around %s', (_what, pages, page, addresses) => {
  expect(listPlace(pages, page, addressOf, true)).toEqual({ page, ...addresses });
});

test('a filtered list has no canonical address', () => {
  expect(listPlace(run(1, 1, 5), 1, addressOf, false)).toEqual({ page: 1 });
});
