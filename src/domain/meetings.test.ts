import { describe, expect, test } from 'vitest';
import { mayBeHandedOver, nextMeeting } from './meetings.ts';

describe('the next meeting', () => {
  const [first, second] = [
    { date: '2026-06-03T15:00:00.000Z', duration: 120 },
    { date: '2026-06-10T15:00:00.000Z', duration: 90 },
  ];
  test.each([
    ['2026-06-01T00:00:00.000Z', first],
    ['2026-06-03T16:59:59.999Z', first],
    ['2026-06-03T17:00:00.000Z', second],
    ['2026-06-10T16:30:00.000Z', null],
  ])('at %s is the one that isn’t over', (now, next) => {
    expect(nextMeeting([first, second], new Date(now))).toBe(next);
  });
});

describe('a seat may be handed over', () => {
  const meetings = [{ date: '2026-06-03T15:00:00.000Z' }, { date: '2026-06-10T15:00:00.000Z' }];
  test.each([
    ['before the first meeting', 'registered', meetings, '2026-06-03T14:59:59.999Z', true],
    ['not once that has begun', 'registered', meetings, '2026-06-03T15:00:00.000Z', false],
    ['not before it is paid', 'held', meetings, '2026-06-01T00:00:00.000Z', false],
    ['not once it is canceled', 'cancelled', meetings, '2026-06-01T00:00:00.000Z', false],
    ['not without meetings', 'registered', [], '2026-06-01T00:00:00.000Z', false],
  ] as const)('%s', (_when, state, ofOne, now, may) => {
    expect(mayBeHandedOver({ state, meetings: ofOne }, new Date(now))).toBe(may);
  });
});
