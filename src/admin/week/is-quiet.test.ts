import { expect, test } from 'vitest';
import type { Week } from '#contract/week.ts';
import { isQuiet } from './is-quiet.ts';

const QUIET: Week = {
  from: '2026-11-17',
  to: '2026-11-23',
  visits: 0,
  views: [],
  emptySearches: [],
  carts: 0,
  orders: 0,
};

test.each<[Partial<Week>, boolean]>([
  [{}, true],
  [{ visits: 1 }, false],
  [{ carts: 1 }, false],
  [{ orders: 1 }, false],
  [{ emptySearches: [{ q: 'ring', count: 1 }] }, false],
])('a week with %j is quiet: %s', (week, expected) => expect(isQuiet({ ...QUIET, ...week })).toBe(expected));
