import { expect, test } from 'vitest';
import { errorLanguage } from './error-language.ts';

test.each([
  [undefined, 'he'],
  ['', 'he'],
  ['en', 'en'],
  ['EN-us', 'en'],
  ['he-IL,he;q=0.9,en;q=0.8', 'he'],
  ['fr,en;q=0.5', 'en'],
  ['fr,de', 'he'],
  ['he;q=0.1, en;q=0.9', 'en'],
  ['en;q=0', 'he'],
  ['*', 'he'],
  ['*;q=0.1,en;q=0.5', 'en'],
  ['english', 'he'],
  ['en;q=high', 'he'],
  [',;=,', 'he'],
])('of "%s" is %s', (header, lang) => {
  expect(errorLanguage(header)).toBe(lang);
});
