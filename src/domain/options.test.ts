import { describe, expect, it, test } from 'vitest';
import { agorot } from './money.ts';
import {
  type Choices,
  type Choosable,
  choose,
  extraOf,
  extraRange,
  signsIn,
  variantKey,
  wrongVariant,
} from './options.ts';

const choice = (_id: string, extra = 0) => ({ _id, title: _id, extra: agorot(extra) });
const METAL = { _id: 'metal', title: 'מתכת', choices: [choice('silver'), choice('gold', 8_000)] };
const SIZE = { _id: 'size', title: 'מידה', choices: [choice('52'), choice('54', 500)] };
const ENGRAVING = { title: 'חריטה', maxLength: 4, extra: agorot(4_000), required: false };
const RING: Choosable = { options: [METAL, SIZE], variants: [], personalText: ENGRAVING };
const VARIANTS = [
  { choices: ['silver', '52'], inventory: 2, active: true },
  { choices: ['gold', '54'], inventory: 1, active: true },
];

describe('choices', () => {
  test.each<[string, Choosable, Choices, object]>([
    ['none of two options', RING, {}, { field: 'choices', problem: 'missing' }],
    ['one of two options', RING, { choices: ['54'] }, { field: 'choices', problem: 'missing' }],
    ['two of one option', RING, { choices: ['silver', 'gold'] }, { field: 'choices', problem: 'unknown' }],
    ['one that is unknown', RING, { choices: ['silver', 'x'] }, { field: 'choices', problem: 'unknown' }],
    ['one too many', RING, { choices: ['silver', '54', 'x'] }, { field: 'choices', problem: 'unknown' }],
    ['one twice', RING, { choices: ['silver', 'silver'] }, { field: 'choices', problem: 'unknown' }],
    [
      'any of a product without options',
      { ...RING, options: [] },
      { choices: ['54'] },
      { field: 'choices', problem: 'unknown' },
    ],
    [
      'a text that is too long',
      RING,
      { choices: ['silver', '54'], personalText: 'אבגדה' },
      { field: 'personalText', problem: 'length', max: 4 },
    ],
    [
      'a text where there is none',
      { ...RING, personalText: null },
      { choices: ['silver', '54'], personalText: 'א' },
      { field: 'personalText', problem: 'unknown' },
    ],
    [
      'no text where it is required',
      { ...RING, personalText: { ...ENGRAVING, required: true } },
      { choices: ['silver', '54'] },
      { field: 'personalText', problem: 'missing' },
    ],
  ])('with %s are refused', (_name, product, wanted, fault) => {
    expect(choose(product, wanted)).toEqual({ fault });
  });

  it('come in the order of the options, whatever order they are wanted in', () => {
    expect(choose(RING, { choices: ['54', 'gold'], personalText: 'נועה' })).toEqual({
      choices: [METAL.choices[1], SIZE.choices[1]],
      personalText: 'נועה',
      variant: null,
    });
  });

  it('lead to their variant, and to an inactive one where none is listed', () => {
    const ring = { ...RING, variants: VARIANTS };
    expect(choose(ring, { choices: ['54', 'gold'] })).toMatchObject({ variant: VARIANTS[1] });
    expect(choose(ring, { choices: ['gold', '52'] })).toMatchObject({
      variant: { choices: ['gold', '52'], inventory: 0, active: false },
    });
  });

  it('cost what they and the text add', () => {
    const chosen = (wanted: Choices) => {
      const found = choose(RING, wanted);
      if ('fault' in found) throw new Error(found.fault.problem);
      return extraOf(found, RING.personalText);
    };
    expect(chosen({ choices: ['silver', '52'] })).toBe(0);
    expect(chosen({ choices: ['gold', '54'] })).toBe(8_500);
    expect(chosen({ choices: ['gold', '54'], personalText: 'א' })).toBe(12_500);
  });
});

test.each([
  [RING, { least: 0, most: 12_500 }],
  [
    { ...RING, personalText: { ...ENGRAVING, required: true } },
    { least: 4_000, most: 12_500 },
  ],
  [
    { options: [], personalText: null },
    { least: 0, most: 0 },
  ],
])('what comes on top lies in a range', (product, range) => {
  expect(extraRange(product)).toEqual(range);
});

test.each([
  ['נועה', 4],
  ['נוֹעָה', 4],
  ['👩‍👧 אבא', 5],
  ['e\u0301', 1],
  ['', 0],
])('%s has the signs that a reader counts', (text, count) => {
  expect(signsIn(text)).toBe(count);
});

it('a key is the same in any order', () => {
  expect(variantKey(['gold', '54'])).toBe(variantKey(['54', 'gold']));
});

test.each<[string, string[][], number]>([
  [
    'all of them',
    [
      ['silver', '52'],
      ['54', 'gold'],
    ],
    -1,
  ],
  ['one without an option', [['silver', '52'], ['gold']], 1],
  ['one of an unknown choice', [['silver', 'x']], 0],
  ['two of one option', [['silver', 'gold']], 0],
  ['one too many', [['silver', '52', '54']], 0],
  [
    'one twice',
    [
      ['silver', '52'],
      ['52', 'silver'],
    ],
    1,
  ],
])('variants: %s', (_name, variants, wrong) => {
  expect(
    wrongVariant(
      [METAL, SIZE],
      variants.map((choices) => ({ choices })),
    ),
  ).toBe(wrong);
});
