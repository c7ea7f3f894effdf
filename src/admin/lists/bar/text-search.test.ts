import { expect, test } from 'vitest';
import { hasAllWords, searchText, queryWords } from './text-search.ts';

const ring = {
  title: 'טַבַּעַת רקועה',
  description: 'כסף 925.\nנעשית ״ביד״ אחת אחת.',
  translations: { en: { title: 'Hammered Ring', description: 'Café silver' } },
};

test.each([
  ['', true],
  ['טבעת', true],
  ['טַבעת', true],
  ['  רקועה   טבעת ', true],
  ['ring כסף', true],
  ['HAMMERED', true],
  ['cafe', true],
  ['"ביד"', true],
  ['טבעות', false],
  ['ring צמיד', false],
])('“%s” finds the ring: %s', (query, expected) => {
  expect(hasAllWords(ring, queryWords(query))).toBe(expected);
});

test('a workshop is found by where it is', () => {
  const workshop = { ...ring, location: 'הרצליה', translations: { en: { location: 'Herzliya' } } };
  expect(hasAllWords(workshop, queryWords('הרצליה'))).toBe(true);
  expect(hasAllWords(workshop, queryWords('herz'))).toBe(true);
});

test('an entry that changed is searched as it is now', () => {
  expect(hasAllWords(ring, queryWords('צמיד'))).toBe(false);
  expect(hasAllWords({ ...ring, title: 'צמיד' }, queryWords('צמיד'))).toBe(true);
});

test('texts that are not there are nothing', () => {
  expect(searchText([undefined, 'A', ''])).toBe('a');
});
