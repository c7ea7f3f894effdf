import { expect, test } from 'vitest';
import { panOf, turnOf, zoomingOf } from './gallery-keys.ts';
import { galleryPictures } from './gallery-pictures.ts';

const RING = {
  title: 'טבעת',
  description: '',
  translations: { en: { title: 'Ring' } },
  imagePath: '/files/a',
  secondaryImagesPathes: ['/files/b', '/files/c'],
  imageAlts: { '/files/a': { he: 'טבעת על קורה', en: 'A ring on a beam' }, '/files/b': { he: 'מבט מהצד' } },
};

test('the main picture comes first, each with the best words there are', () => {
  expect(galleryPictures('en', RING)).toEqual([
    { address: '/files/a', alt: 'A ring on a beam' },
    { address: '/files/b', alt: 'מבט מהצד' },
    { address: '/files/c', alt: 'Ring' },
  ]);
  expect(galleryPictures('he', { ...RING, secondaryImagesPathes: [] })).toEqual([
    { address: '/files/a', alt: 'טבעת על קורה' },
  ]);
});

test.each([
  ['ArrowLeft', 'rtl', 'next'],
  ['ArrowRight', 'rtl', 'previous'],
  ['ArrowLeft', 'ltr', 'previous'],
  ['ArrowRight', 'ltr', 'next'],
  ['ArrowDown', 'ltr', null],
  [' ', 'rtl', null],
] as const)('%s in %s turns to %s', (key, dir, turn) => {
  expect(turnOf(key, dir)).toBe(turn);
});

test.each([
  ['+', 'in'],
  ['=', 'in'],
  ['-', 'out'],
  ['0', 'whole'],
  ['1', null],
  ['constructor', null],
] as const)('%s zooms %s', (key, zooming) => {
  expect(zoomingOf(key)).toBe(zooming);
});

test('what an arrow points at comes into sight', () => {
  expect(panOf('ArrowRight')).toEqual([-1, 0]);
  expect(panOf('ArrowUp')).toEqual([0, 1]);
  expect(panOf('Enter')).toBeNull();
});
