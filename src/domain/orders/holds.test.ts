import { expect, test } from 'vitest';
import { available, holdLives, holdUntil } from './holds.ts';

const LENGTHS = { minutes: 30, days: 3 };

test.each([
  ['card', '2026-11-22T10:00:00.000Z', '2026-11-22T10:30:00.000Z'],
  ['bit', '2026-11-22T23:45:00.500Z', '2026-11-23T00:15:00.500Z'],
  ['arrange', '2026-11-22T10:00:00.000Z', '2026-11-25T10:00:00.000Z'],
  // The clock goes forward on the 27th: an hour later on the wall.
  ['arrange', '2026-03-26T08:00:00.000Z', '2026-03-29T08:00:00.000Z'],
] as const)('a hold for %s from %s ends at %s', (method, placed, until) => {
  expect(holdUntil(method, new Date(placed), LENGTHS).toISOString()).toBe(until);
});

test.each([
  ['2026-11-22T10:29:59.999Z', true],
  ['2026-11-22T10:30:00.000Z', false],
  ['2026-11-22T10:30:00.001Z', false],
])('a hold until half past ten lives at %s: %s', (now, lives) => {
  expect(holdLives({ until: '2026-11-22T10:30:00.000Z' }, new Date(now))).toBe(lives);
});

test.each([
  [5, [], 5],
  [5, [2], 3],
  [5, [2, 3], 0],
  [5, [2, 4], 0],
  [0, [1], 0],
  [0, [], 0],
])('of %d with %s held are free: %d', (left, held, free) => {
  expect(
    available(
      left,
      held.map((quantity) => ({ quantity })),
    ),
  ).toBe(free);
});
