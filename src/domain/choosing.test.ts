import { describe, expect, it } from 'vitest';
import { pickedIn, pickedVariant, picking, soldOutChoices } from './choosing.ts';

const option = (...ids: string[]) => ({ choices: ids.map((_id) => ({ _id })) });
const options = [option('silver', 'gold'), option('52', '54', '56')];
const variant = (key: string, inventory: number, given: { active?: boolean; held?: number } = {}) => ({
  choices: key.split(' '),
  inventory,
  active: true,
  ...given,
});
const variants = [
  variant('silver 52', 3),
  variant('54 silver', 0),
  variant('silver 56', 2, { held: 2 }),
  variant('gold 52', 5, { active: false }),
  variant('gold 54', 1),
];
const product = { options, variants };

describe('what is sold out', () => {
  it.each([
    ['while nothing is chosen: what no combination has', '', '56'],
    ['with silver', 'silver', '54 56'],
    ['with gold', 'gold', '52 56'],
    ['with 52', '52', '56 gold'],
    ['with 54', '54', '56 silver'],
    ['with what is sold out itself', '56', '56 gold silver'],
    ['together', 'gold 52', '52 56 gold'],
  ])('%s', (_name, picked, gone) => {
    const soldOut = soldOutChoices(product, picked === '' ? [] : picked.split(' '));
    expect([...soldOut].toSorted().join(' ')).toBe(gone);
  });

  it('is nothing where all combinations share their stock', () => {
    expect(soldOutChoices({ ...product, variants: [] }, ['gold']).size).toBe(0);
  });
});

it.each([
  [['54', 'gold'], variants[4]],
  [['silver', '54'], variants[1]],
  [['gold', '56'], null],
  [['gold'], null],
])('the variant of %j', (picked, found) => {
  expect(pickedVariant(variants, picked)).toBe(found);
});

it.each([
  [[], 'gold', ['gold']],
  [['gold'], 'silver', ['silver']],
  [['54'], 'gold', ['gold', '54']],
  [['gold', '54'], '56', ['gold', '56']],
  [['gold'], 'copper', ['gold']],
])('with %j picked, picking %s', (picked, id, then) => {
  expect(picking(options, picked, id)).toEqual(then);
});

describe('the address', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['gold,54', ['gold', '54']],
    ['54,gold', ['gold', '54']],
    ['54', ['54']],
    ['54,52', ['54']],
    ['copper,54,<b>', ['54']],
    ['GOLD', []],
  ])('%s has %j', (parameter, picked) => {
    expect(pickedIn(options, parameter)).toEqual(picked);
  });
});
