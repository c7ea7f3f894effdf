import { expect, it } from 'vitest';
import { changedFields } from './changed-fields.ts';

it('takes texts and words for pictures apart', () => {
  const fields = changedFields([
    { field: 'price', before: 320, after: 340 },
    { field: 'translations', before: {}, after: { en: { title: 'Ring' } } },
    { field: 'imageAlts', before: { '/a.webp': { he: 'א' } }, after: { '/a.webp': { he: 'א', en: 'A' } } },
  ]);
  expect(fields).toEqual([
    { key: 'price', name: 'price', before: 320, after: 340 },
    { key: 'translations en title', name: 'translations.en.title', before: undefined, after: 'Ring' },
    { key: 'imageAlts /a.webp en', name: 'imageAlts', before: undefined, after: 'A', note: 'en' },
  ]);
});

it.each([null, undefined, 7])('survives %s where an object is awaited', (before) => {
  expect(changedFields([{ field: 'translations', before, after: { en: { title: 'Ring' } } }])).toHaveLength(
    1,
  );
});
