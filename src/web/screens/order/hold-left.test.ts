import { expect, it } from 'vitest';
import { holdLeft } from './hold-left.ts';

const UNTIL = '2026-11-26T10:00:00.000Z';
const before = (ms: number) => Date.parse(UNTIL) - ms;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

it.each([
  [72 * HOUR, { unit: 'days', whole: 3, hours: 0 }],
  [72 * HOUR - 1, { unit: 'days', whole: 2, hours: 23 }],
  [24 * HOUR, { unit: 'days', whole: 1, hours: 0 }],
  [24 * HOUR - 1, { unit: 'hours', whole: 23, minutes: 59 }],
  [HOUR, { unit: 'hours', whole: 1, minutes: 0 }],
  [HOUR - 1, { unit: 'minutes', whole: 60 }],
  [1, { unit: 'minutes', whole: 1 }],
  [0, null],
  [-HOUR, null],
])('%i ms before its end a hold has %j', (ms, left) => {
  expect(holdLeft(UNTIL, before(ms))).toEqual(left);
});
