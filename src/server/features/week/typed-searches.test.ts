import { expect, test } from 'vitest';
import { TypedSearches } from './typed-searches.ts';

type Step = [query: string, limit: number, at: number];

test.each<[string, Step[], string[]]>([
  [
    'typed letter by letter',
    [
      ['צ', 8, 0],
      ['צמ', 8, 300],
      ['צמיד', 8, 900],
    ],
    ['צמיד'],
  ],
  [
    'and partly deleted',
    [
      ['צמיד', 8, 0],
      ['צמ', 8, 300],
    ],
    ['צמיד'],
  ],
  [
    'then all results are shown',
    [
      ['צמיד', 8, 0],
      ['צמיד', 50, 1_000],
    ],
    ['צמיד'],
  ],
  [
    'twice',
    [
      ['צמיד', 8, 0],
      ['צמיד', 8, 100],
    ],
    ['צמיד', 'צמיד'],
  ],
  [
    'one and another',
    [
      ['צמיד', 8, 0],
      ['עגיל', 8, 100],
    ],
    ['צמיד', 'עגיל'],
  ],
  [
    'two people at once',
    [
      ['צ', 8, 0],
      ['ע', 8, 10],
      ['צמ', 8, 20],
      ['עג', 8, 30],
    ],
    ['צמ', 'עג'],
  ],
  [
    'continued much later',
    [
      ['צמ', 8, 0],
      ['צמיד', 8, 6_000],
    ],
    ['צמ', 'צמיד'],
  ],
])('a search %s', (_, steps, expected) => {
  const settled: string[] = [];
  const typed = new TypedSearches((query) => settled.push(query));
  for (const [query, limit, at] of steps) typed.add({ query, limit, at });
  typed.settleAll();
  typed.settleAll();
  expect(settled).toEqual(expected);
});

test('at most 200 are open', () => {
  const settled: string[] = [];
  const typed = new TypedSearches((query) => settled.push(query));
  for (let index = 1_000; index < 1_201; index++) typed.add({ query: `${index}`, limit: 8, at: 0 });
  expect(settled).toEqual(['1000']);
});
