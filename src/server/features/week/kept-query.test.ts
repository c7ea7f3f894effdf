import { expect, test } from 'vitest';
import { keptQuery } from './kept-query.ts';

test.each([
  ['  טבעת   זהב ', 'טבעת זהב'],
  ['Silver RING 925', 'silver ring 925'],
  ['a\u202Eb\u200Bc', 'abc'],
  ['', null],
  [' \u200E ', null],
  ['dana@example.com', null],
  ['050-123 4567', null],
  ['דנה 0501234567', null],
  ['٠٥٠١٢٣٤٥٦٧', null],
  ['טבעת 12 345', 'טבעת 12 345'],
  ['x'.repeat(150), 'x'.repeat(100)],
  ['💍'.repeat(101), '💍'.repeat(100)],
  ['half \uD83D', 'half \uFFFD'],
])('%o is kept as %o', (query, kept) => {
  expect(keptQuery(query)).toBe(kept);
});
