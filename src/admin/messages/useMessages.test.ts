import { expect, it } from 'vitest';
import { readMessagesView } from './useMessages.ts';

it.each([
  [{}, { page: 1, size: 10 }],
  [
    { page: '3', size: '100' },
    { page: 3, size: 100 },
  ],
  [
    { page: '0', size: '5' },
    { page: 1, size: 10 },
  ],
  [
    { page: '1e3', size: '025' },
    { page: 1, size: 10 },
  ],
  [{ page: '9999999' }, { page: 1, size: 10 }],
])('the messages that the address %j asks for', (search, view) => {
  expect(readMessagesView(search)).toEqual(view);
});
