import { describe, expect, test } from 'vitest';
import { aVariant, anOption } from './options.fixture.ts';
import { canBeCounted, totalOf, variantsFor } from './variants.ts';

const SIZES = anOption('size', '52', '54');
const METALS = anOption('metal', 'silver', 'gold');
const BY_SIZE = [aVariant('52', 3), aVariant('54', 5, false)];
const BOTH = [
  aVariant('52 silver', 1),
  aVariant('52 gold', 2),
  aVariant('54 silver', 3),
  aVariant('54 gold', 4, false),
];

describe('stock over a change of options', () => {
  test.each([
    ['is 0 and sold where nothing was counted', [SIZES], [], [aVariant('52', 0), aVariant('54', 0)]],
    ['stays with its combination', [SIZES], BY_SIZE, BY_SIZE],
    [
      'stays when choices change places',
      [anOption('size', '54', '52')],
      BY_SIZE,
      [aVariant('54', 5, false), aVariant('52', 3)],
    ],
    [
      'begins at 0 for a new choice',
      [anOption('size', '52', '53', '54')],
      BY_SIZE,
      [aVariant('52', 3), aVariant('53', 0), aVariant('54', 5, false)],
    ],
    ['goes with a removed choice', [anOption('size', '54')], BY_SIZE, [aVariant('54', 5, false)]],
    [
      'goes to the first choice of a new option',
      [SIZES, METALS],
      BY_SIZE,
      [
        aVariant('52 silver', 3),
        aVariant('52 gold', 0),
        aVariant('54 silver', 5, false),
        aVariant('54 gold', 0),
      ],
    ],
    ['waits for a new option to have choices', [SIZES, anOption('metal')], BY_SIZE, BY_SIZE],
    ['adds up when an option is removed', [SIZES], BOTH, [aVariant('52', 3), aVariant('54', 7)]],
    [
      'goes with a removed choice of one of two options',
      [SIZES, anOption('metal', 'gold')],
      BOTH,
      [aVariant('52 gold', 2), aVariant('54 gold', 4, false)],
    ],
    [
      'follows the order of the options',
      [METALS, SIZES],
      BOTH,
      [
        aVariant('silver 52', 1),
        aVariant('silver 54', 3),
        aVariant('gold 52', 2),
        aVariant('gold 54', 4, false),
      ],
    ],
    ['is nothing without choices', [anOption('size')], BY_SIZE, []],
  ])('%s', (_name, options, before, after) => {
    expect(variantsFor(options, before)).toEqual(after);
  });

  test('a combination that was never listed is not sold', () => {
    expect(variantsFor([SIZES], [aVariant('52', 3)], { active: false })).toEqual([
      aVariant('52', 3),
      aVariant('54', 0, false),
    ]);
  });

  test('a half-typed number counts as nothing', () => {
    expect(totalOf([{ inventory: 3 }, { inventory: null }, { inventory: Number.NaN }])).toBe(3);
  });

  test('more combinations than can be counted', () => {
    const many = (id: string) => anOption(id, ...Array.from({ length: 30 }, (_, n) => `${id}${n}`));
    expect(canBeCounted([many('a'), many('b')])).toBe(true);
    expect(canBeCounted([many('a'), many('b'), METALS])).toBe(false);
  });
});
