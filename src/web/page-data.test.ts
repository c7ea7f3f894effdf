import { expect, it } from 'vitest';
import { pageDataOf } from './page-data.ts';

function routerWith(matches: object[]) {
  return { stores: { matches: { get: () => matches } } } as never;
}

it('no text in the data can end its block', () => {
  const title = '</script><script>alert(1)</script><!--';
  const data = pageDataOf(routerWith([{ id: '/shop/', status: 'success', loaderData: { title } }]));
  expect(data).not.toContain('<');
  expect(JSON.parse(data)).toEqual([{ i: '#shop#', s: 'success', l: { title } }]);
});

it('ends with the match that was not found', () => {
  const found = { id: '/', status: 'success', loaderData: 1 };
  const missing = { id: '/x', status: 'notFound', updatedAt: 1 };
  expect(JSON.parse(pageDataOf(routerWith([found, missing, found])))).toHaveLength(2);
});
