import { describe, expect, it } from 'vitest';
import { pageParameter, readPage, readRun, withEarlier, withNext } from './list-pages.ts';

describe('the page that an address names', () => {
  it.each([
    [undefined, 1],
    ['2', 2],
    ['10', 10],
    ['9999', 9999],
    ['1', 1],
    ['0', 1],
    ['-2', 1],
    ['02', 1],
    ['2.0', 1],
    ['10000', 1],
    ['zwei', 1],
  ])('%s is page %d', (value, page) => expect(readPage(value)).toBe(page));

  it('has no number where it is the first', () => {
    expect([pageParameter(1), pageParameter(2)]).toEqual([undefined, 2]);
  });
});

describe('a run of pages', () => {
  it('grows to four pages and then lets the far end go', () => {
    expect(withNext({ first: 1, last: 1 })).toEqual({ page: 2, first: 1, last: 2 });
    expect(withNext({ first: 1, last: 4 })).toEqual({ page: 5, first: 2, last: 5 });
    expect(withEarlier({ first: 3, last: 3 })).toEqual({ page: 2, first: 2, last: 3 });
    expect(withEarlier({ first: 2, last: 5 })).toEqual({ page: 1, first: 1, last: 4 });
  });

  it('is read from the history as it was written', () => {
    const run = withNext({ first: 1, last: 2 });
    expect(readRun(3, structuredClone(run))).toEqual(run);
  });

  it.each([
    undefined,
    null,
    'run',
    {},
    { page: 2, first: 1, last: 3 },
    { page: 3, first: 4, last: 5 },
    { page: 3, first: 1, last: 2 },
    { page: 3, first: 0, last: 3 },
    { page: 3, first: 1, last: 9 },
    { page: 3, first: '1', last: 'x' },
  ])('is the page alone where the history says %j', (given) => {
    expect(readRun(3, given)).toEqual({ page: 3, first: 3, last: 3 });
  });
});
