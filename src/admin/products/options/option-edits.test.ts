import { describe, expect, test } from 'vitest';
import { moved, withChoiceMoved, withChoices, withOption, withoutChoice } from './option-edits.ts';
import { named } from './option-values.ts';
import { anOption } from './options.fixture.ts';

const SIZES = anOption('size', '52', '54');
const ids = () => {
  let last = 0;
  return () => `new-${++last}`;
};
const titles = (options: readonly ReturnType<typeof anOption>[], place = 0) =>
  options[place]!.choices.map(({ title }) => title);

describe('choices', () => {
  test('are added at the end, without those that are there', () => {
    const { options, added, left } = withChoices([SIZES], 0, ['54', '56', '58'], ids());
    expect(titles(options)).toEqual(['52', '54', '56', '58']);
    expect(options[0]!.choices[2]).toEqual({ _id: 'new-1', ...named('56'), extra: 0 });
    expect([added, left]).toEqual([['56', '58'], []]);
  });

  test('usual ones bring their English', () => {
    const { options } = withChoices([SIZES], 0, ['זהב'], ids());
    expect(options[0]!.choices.at(-1)).toMatchObject(named('זהב', 'Gold'));
  });

  test('are at most 30', () => {
    const many = Array.from({ length: 31 }, (_, n) => String(n));
    const { options, left } = withChoices([SIZES], 0, many, ids());
    expect(options[0]!.choices).toHaveLength(30);
    expect(left).toEqual(['28', '29', '30']);
  });

  test('change places and leave', () => {
    expect(titles(withChoiceMoved([SIZES], 0, 1, -1))).toEqual(['54', '52']);
    expect(titles(withoutChoice([SIZES], 0, 0))).toEqual(['54']);
  });
});

test('an option comes with its choices', () => {
  expect(withOption([SIZES], named('מתכת', 'Metal'), [named('כסף', 'Silver')], ids())).toEqual([
    SIZES,
    {
      _id: 'new-2',
      ...named('מתכת', 'Metal'),
      choices: [{ _id: 'new-1', ...named('כסף', 'Silver'), extra: 0 }],
    },
  ]);
});

test.each([
  [0, 1, ['b', 'a', 'c']],
  [2, -1, ['a', 'c', 'b']],
  [0, -1, ['a', 'b', 'c']],
  [2, 1, ['a', 'b', 'c']],
] as const)('the item at %i moves by %i', (at, by, after) => {
  expect(moved(['a', 'b', 'c'], at, by)).toEqual(after);
});
