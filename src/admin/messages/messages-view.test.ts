import { expect, it } from 'vitest';
import { readMessagesView } from './messages-view.ts';

const FIRST = { page: 1, limit: 10, q: '', state: 'open' };

it.each([
  [{}, FIRST],
  [
    { page: '3', size: '100', q: ' Dana ', show: 'archived' },
    { page: 3, limit: 100, q: 'Dana', state: 'archived' },
  ],
  [{ page: '0', size: '5', show: 'all' }, FIRST],
  [{ page: '1e3', size: '025', show: '' }, FIRST],
  [{ page: '9999999' }, FIRST],
  [{ q: 'x'.repeat(300) }, { ...FIRST, q: 'x'.repeat(200) }],
])('the messages that the address %j asks for', (search, view) => {
  expect(readMessagesView(search)).toEqual(view);
});
