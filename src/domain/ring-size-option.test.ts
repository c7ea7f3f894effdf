import { describe, expect, it } from 'vitest';
import { ringSizesOf } from './ring-size-option.ts';

describe('an option of ring sizes', () => {
  const option = (...titles: string[]) => ({
    choices: titles.map((title, index) => ({ _id: `c${index}`, title })),
  });

  it('has numbers from 40 to 76 alone', () => {
    expect(ringSizesOf(option('40', ' 54 ', '54.5', '76'), 'goldsmith')).toEqual([
      { id: 'c0', size: 40 },
      { id: 'c1', size: 54 },
      { id: 'c2', size: 54.5 },
      { id: 'c3', size: 76 },
    ]);
  });

  it.each([
    [[], 'goldsmith'],
    [['40', '45', '50'], 'goldsmith'],
    [['52', '54', 'large'], 'goldsmith'],
    [['39', '54'], 'goldsmith'],
    [['54', '77'], 'goldsmith'],
    [['54 ס״מ'], 'goldsmith'],
    [['0x36'], 'goldsmith'],
    [['54', ''], 'goldsmith'],
    [['52', '54'], 'cricut'],
    [['52', '54'], 'others'],
  ] as const)('isn’t %j of %s', (titles, category) => {
    expect(ringSizesOf(option(...titles), category)).toBeNull();
  });
});
