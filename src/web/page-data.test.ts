import { afterEach, expect, it, vi } from 'vitest';
import { pageDataOf, takePageData } from './page-data.ts';

afterEach(() => void vi.unstubAllGlobals());

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

it('says nothing of when it was made: in the browser it is as old as its arrival', () => {
  const made = { id: '/shop', status: 'success', updatedAt: 1, loaderData: 1 };
  const textContent = pageDataOf(routerWith([made]));
  expect(pageDataOf(routerWith([{ ...made, updatedAt: 2 }]))).toBe(textContent);
  const window: { $_TSR?: { router: { matches: { u: number }[] } } } = {};
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', { getElementById: () => ({ textContent }) });
  const before = Date.now();
  takePageData();
  const [taken] = window.$_TSR!.router.matches;
  expect(taken).toMatchObject({ i: '#shop', s: 'success', l: 1 });
  expect(taken!.u).toBeGreaterThanOrEqual(before);
  expect(taken!.u).toBeLessThanOrEqual(Date.now());
});
