import { describe, expect, it } from 'vitest';
import { readUsersView } from './users-view.ts';

describe('the users that the address asks for', () => {
  it.each([
    [{}, { q: '', page: 1, size: 10 }],
    [
      { q: ' dana ', page: '3', size: '25' },
      { q: 'dana', page: 3, size: 25 },
    ],
    [
      { page: '0', size: '50' },
      { q: '', page: 1, size: 10 },
    ],
    [
      { page: '1e3', size: '010' },
      { q: '', page: 1, size: 10 },
    ],
    [{ page: '9999999' }, { q: '', page: 1_000_000, size: 10 }],
    [{ q: 'x'.repeat(300) }, { q: 'x'.repeat(200), page: 1, size: 10 }],
  ])('%j', (search, view) => {
    expect(readUsersView(search)).toEqual(view);
  });
});
