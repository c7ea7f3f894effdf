import { describe, expect, it, test } from 'vitest';
import { timeLeft, untilNextMinute } from './time-left.ts';

const UNTIL = '2026-11-23T09:30:00.000Z';
const before = (ms: number) => Date.parse(UNTIL) - ms;
const MINUTE = 60_000;

describe('the time that is left', () => {
  test.each([
    [24 * 60 * MINUTE, { hours: 24, minutes: 0 }],
    [(23 * 60 + 41) * MINUTE, { hours: 23, minutes: 41 }],
    [168 * 60 * MINUTE, { hours: 168, minutes: 0 }],
    [MINUTE, { hours: 0, minutes: 1 }],
    [1, { hours: 0, minutes: 1 }],
    [59 * MINUTE + 1, { hours: 1, minutes: 0 }],
  ])('%d ms before the end is %o', (ms, left) => {
    expect(timeLeft(UNTIL, before(ms))).toEqual(left);
  });

  it('is none at the last moment and after', () => {
    expect(timeLeft(UNTIL, before(0))).toBeNull();
    expect(timeLeft(UNTIL, before(-MINUTE))).toBeNull();
  });
});

test('it is told again when a minute has passed, and never after the end', () => {
  expect(untilNextMinute(UNTIL, before(90_000))).toBe(30_000);
  expect(untilNextMinute(UNTIL, before(2 * MINUTE))).toBe(MINUTE);
  expect(untilNextMinute(UNTIL, before(0))).toBe(Infinity);
});
