import { expect, it } from 'vitest';
import { agorot } from '#domain/money.ts';
import { additiveExtras } from './additive-extras.ts';

const extrasOf = (sizes: number[], prices: [...number[]][]) =>
  additiveExtras(
    sizes,
    prices.map((line) => ({ choices: line.slice(0, -1), price: agorot(line.at(-1)!) })),
  );

it.each<[string, number[], number[][], number[][] | null]>([
  [
    'one option',
    [3],
    [
      [0, 150],
      [1, 100],
      [2, 180],
    ],
    [[50, 0, 80]],
  ],
  [
    'a whole grid',
    [2, 2],
    [
      [0, 0, 100],
      [0, 1, 110],
      [1, 0, 180],
      [1, 1, 190],
    ],
    [
      [0, 80],
      [0, 10],
    ],
  ],
  [
    'a grid with one other price',
    [2, 2],
    [
      [0, 0, 100],
      [0, 1, 110],
      [1, 0, 180],
      [1, 1, 195],
    ],
    null,
  ],
  [
    'a grid with a gap',
    [2, 2],
    [
      [0, 0, 100],
      [0, 1, 110],
      [1, 1, 190],
    ],
    [
      [0, 80],
      [0, 10],
    ],
  ],
  [
    'a gap where the cheapest would be',
    [2, 2],
    [
      [0, 1, 100],
      [1, 0, 105],
      [1, 1, 200],
    ],
    null,
  ],
  [
    'two without a common choice',
    [2, 2],
    [
      [0, 0, 100],
      [1, 1, 190],
    ],
    [
      [0, 0],
      [0, 90],
    ],
  ],
  [
    'three options',
    [2, 2, 2],
    [
      [0, 0, 0, 100],
      [1, 0, 0, 101],
      [0, 1, 0, 110],
      [0, 0, 1, 120],
      [1, 1, 1, 131],
    ],
    [
      [0, 1],
      [0, 10],
      [0, 20],
    ],
  ],
  [
    'any choice of an option',
    [2, 2],
    [
      [0, -1, 100],
      [1, -1, 150],
    ],
    [
      [0, 50],
      [0, 0],
    ],
  ],
  [
    'any choice beside a dearer one',
    [1, 2],
    [
      [0, -1, 100],
      [0, 1, 150],
    ],
    null,
  ],
  [
    'a choice that no variant has',
    [3],
    [
      [0, 100],
      [1, 120],
    ],
    [[0, 20, 0]],
  ],
])('%s', (_name, sizes, prices, extras) => {
  expect(extrasOf(sizes, prices)).toEqual(extras);
});
