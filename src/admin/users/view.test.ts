import { describe, expect, it } from 'vitest';
import { placeOf, readUsersView } from './view.ts';

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

  it('the place of a page in the whole', () => {
    const user = {} as never;
    const pagination = { total: 12, page: 2, limit: 10, pages: 2 };
    expect(placeOf({ data: [user, user], pagination })).toMatchObject({
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
});
