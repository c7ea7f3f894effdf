import { expect, it } from 'vitest';
import { type LoadPage, PRINTED_ROWS, wholeList } from './whole-list.ts';

const entries = (length: number) => Array.from({ length }, (_none, index) => ({ _id: `e${index}` }));

function pagesOf(all: { _id: string }[]): LoadPage<{ _id: string }> {
  return async ({ page, limit }) => ({
    data: all.slice((page - 1) * limit, page * limit),
    pagination: { total: all.length, page, limit, pages: Math.ceil(all.length / limit) },
  });
}

it.each([0, 1, 100, 101, 499, PRINTED_ROWS])('all of %d rows are printed', async (length) => {
  const all = entries(length);
  expect(await wholeList(pagesOf(all))).toEqual({ rows: all, total: length });
});

it('of more rows the first are printed', async () => {
  const { rows, total } = await wholeList(pagesOf(entries(PRINTED_ROWS + 1)));
  expect([rows.length, total]).toEqual([PRINTED_ROWS, PRINTED_ROWS + 1]);
});

it('a row that moved to the next page meanwhile is printed once', async () => {
  const all = entries(150);
  const { rows } = await wholeList((at) => pagesOf(at.page === 1 ? all : [{ _id: 'new' }, ...all])(at));
  expect(rows).toEqual(all);
});
