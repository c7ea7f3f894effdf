import { expect, test } from 'vitest';
import { changedNames, isEquivalent, readAt } from './values.ts';

test.each<[unknown, unknown, boolean]>([
  ['Ring', ' Ring ', true],
  ['', null, true],
  ['one\r\ntwo', 'one\ntwo', true],
  [{ he: 'טבעת', en: '' }, { he: 'טבעת' }, true],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [{}, null, true],
  [[''], [null], true],
  [{ he: 'one' }, { he: 'two' }, false],
  [0, null, false],
  [false, null, false],
  [['a', 'b'], ['b', 'a'], false],
  [['a'], [], false],
])('%j is equivalent to %j: %j', (one, other, isSame) => {
  expect(isEquivalent(one, other)).toBe(isSame);
});

test.each([
  [['en', 'title'], 'Ring'],
  [['en'], { title: 'Ring' }],
  [['en', 'title', 'length'], undefined],
  [['he', 'title'], undefined],
  [['toString'], undefined],
  [['none', 'title'], undefined],
])('at %j is %j', (path, value) => {
  expect(readAt({ en: { title: 'Ring' }, none: null }, path)).toEqual(value);
});

test('translations, alternative texts and pictures change under their own names', () => {
  const base = {
    title: 'Ring',
    translations: { en: { title: '', description: '' } },
    imageAlts: { a: { he: 'x' } },
    imagePath: 'a',
    secondaryImagesPathes: ['b'],
  };
  expect(changedNames(base, { ...base, translations: { en: { title: 'Ring', description: '' } } })).toEqual([
    'translations.en.title',
  ]);
  expect(changedNames(base, { ...base, imageAlts: { a: { he: 'y' } } })).toEqual(['imageAlts']);
  expect(changedNames(base, { ...base, imagePath: 'b', secondaryImagesPathes: ['a'] })).toEqual(['pictures']);
});
