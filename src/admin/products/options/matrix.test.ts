import { describe, expect, test } from 'vitest';
import { filled, keyAt, matrixOf, placesOf } from './matrix.ts';
import { aVariant, anOption } from './options.fixture.ts';

const TWO = anOption('metal', 'silver', 'gold');
const THREE = anOption('size', '52', '54', '56');
const FOUR = anOption('stone', 'a', 'b', 'c', 'd');

describe('the matrix', () => {
  test.each([
    ['one option', [TWO], ['metal', undefined, undefined]],
    ['the longer in rows', [TWO, THREE], ['size', 'metal', undefined]],
    ['the first of two that are as long', [TWO, anOption('other', 'x', 'y')], ['metal', 'other', undefined]],
    ['the shortest of three as pages', [TWO, THREE, FOUR], ['stone', 'size', 'metal']],
    ['an option without choices left out', [anOption('new'), THREE], ['size', undefined, undefined]],
  ])('%s', (_name, options, places) => {
    const { rows, columns, pages } = matrixOf(options)!;
    expect([rows._id, columns?._id, pages?._id]).toEqual(places);
  });

  test('none without choices', () => {
    expect(matrixOf([anOption('new')])).toBeNull();
    expect(matrixOf([])).toBeNull();
  });

  test('finds a variant whatever the order of its options', () => {
    const places = placesOf([aVariant('silver 52', 1), aVariant('gold 52', 2)]);
    expect(places.get(keyAt(THREE.choices[0], TWO.choices[1], null))).toBe(1);
  });
});

describe('filling', () => {
  const variants = [aVariant('silver 52', 1), aVariant('gold 52', 2, false), aVariant('gold 54', 3)];
  test.each([
    ['all that are sold', [], [7, 2, 7], 2],
    ['a column', ['gold'], [1, 2, 7], 1],
    ['a row', ['52'], [7, 2, 3], 1],
    ['a column of one page', ['gold', '54'], [1, 2, 7], 1],
  ])('%s', (_name, within, after, count) => {
    const done = filled(variants, { inventory: 7, within });
    expect(done.variants.map(({ inventory }) => inventory)).toEqual(after);
    expect(done.count).toBe(count);
  });
});
