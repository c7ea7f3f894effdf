import { expect, it } from 'vitest';
import { missingAlts, missingEnglish } from './missing.ts';

it('finds English texts that are missing, and none that have nothing to translate', () => {
  const values = {
    title: 'טבעת',
    description: '',
    location: 'הרצליה',
    translations: { en: { title: ' ', description: '', location: 'Herzliya' } },
  };
  expect(missingEnglish(values)).toEqual(['translations.en.title']);
});

it('counts the words for pictures in both languages', () => {
  const values = {
    imagePath: '/a',
    secondaryImagesPathes: ['/b'],
    imageAlts: { '/a': { he: 'א', en: 'A' }, '/b': { he: 'ב' }, '/gone': {} },
  };
  expect(missingAlts(values)).toBe(1);
  expect(missingAlts({ image: null, imageAlts: {} })).toBe(0);
});
