import { expect, test } from 'vitest';
import { pageOf, pagerNumbers, placeOf } from './paging.ts';

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

test('the place of a page in the whole', () => {
  const pagination = { total: 12, page: 2, limit: 10, pages: 2 };
  expect(placeOf({ data: ['a', 'b'], pagination })).toMatchObject({
    page: 2,
    pages: 2,
    from: 11,
    to: 12,
    total: 12,
  });
  expect(placeOf({ data: [], pagination: { total: 0, page: 1, limit: 10, pages: 0 } })).toMatchObject({
    pages: 1,
    from: 0,
    to: 0,
  });
});
