import { expect, test } from 'vitest';
import { orderQueryOf, readOrdersView } from './orders-view.ts';

test('an address without parameters asks for what is to do', () => {
  expect(orderQueryOf(readOrdersView({}))).toEqual({ state: 'todo', page: 1, limit: 10 });
});

test('what an address asks for', () => {
  const search = {
    state: 'all',
    q: ' 1042 ',
    from: '2026-11-01',
    to: '2026-11-30',
    page: '3',
    size: '25',
  };
  expect(orderQueryOf(readOrdersView(search))).toEqual({
    state: 'all',
    q: '1042',
    from: '2026-11-01',
    to: '2026-11-30',
    page: 3,
    limit: 25,
  });
});

test.each(['2026-02-30', '1999-01-01', 'yesterday', '2026-1-1', '20261-01-01'])('%j is no day', (from) => {
  expect(readOrdersView({ from, state: 'odd', page: '0', size: '7' })).toEqual(readOrdersView({}));
});
