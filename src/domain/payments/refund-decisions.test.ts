import { expect, test } from 'vitest';
import { canDecide, openRefunds } from './refund-decisions.ts';

const AT = '2026-06-01T09:00:00.000Z';
const after = (minutes: number) => new Date(Date.parse(AT) + minutes * 60_000);

test.each<[Parameters<typeof canDecide>[0]['state'], Parameters<typeof canDecide>[1], number, boolean]>([
  ['unknown', 'done', 0, true],
  ['unknown', 'refused', 0, true],
  ['unknown', 'dropped', 0, false],
  ['asked', 'done', 9, false],
  ['asked', 'done', 10, true],
  ['asked', 'refused', 10, true],
  ['refused', 'dropped', 0, true],
  ['refused', 'done', 60, false],
  ['done', 'refused', 60, false],
  ['done', 'dropped', 60, false],
])('%s is said to be %s after %i minutes: %s', (state, outcome, minutes, can) => {
  expect(canDecide({ state, at: AT }, outcome, after(minutes))).toBe(can);
});

test.each<[string, Parameters<typeof openRefunds>[0], number]>([
  ['done', [{ state: 'done', at: AT }], 0],
  ['unknown', [{ state: 'unknown', at: AT }], 1],
  ['asked for', [{ state: 'asked', at: after(2).toISOString() }], 0],
  ['asked for long ago', [{ state: 'asked', at: AT }], 1],
  ['refused', [{ state: 'refused', at: AT }], 1],
  ['given up', [{ state: 'refused', at: AT, putAway: true }], 0],
  [
    'tried again',
    [
      { state: 'refused', at: AT },
      { state: 'done', at: after(1).toISOString() },
    ],
    0,
  ],
  [
    'refused again',
    [
      { state: 'refused', at: AT },
      { state: 'refused', at: after(1).toISOString() },
    ],
    2,
  ],
  [
    'refused after another',
    [
      { state: 'refused', at: after(1).toISOString() },
      { state: 'done', at: AT },
    ],
    1,
  ],
])('%s', (_, refunds, open) => {
  expect(openRefunds(refunds, after(11))).toHaveLength(open);
});
