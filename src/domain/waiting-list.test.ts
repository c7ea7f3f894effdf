import { describe, expect, it } from 'vitest';
import { offerEnd, offersFor, seatsBeyondWaiting } from './waiting-list.ts';

describe('free seats are offered', () => {
  it.each([
    { free: 0, waiting: [1, 1], to: [] },
    { free: 1, waiting: [1, 1], to: [0] },
    { free: 2, waiting: [3, 1, 2], to: [1] },
    { free: 3, waiting: [2, 2, 1, 1], to: [0, 2] },
    { free: 5, waiting: [], to: [] },
    { free: -2, waiting: [1], to: [] },
  ])('$free to $waiting in their order, past who wants more', ({ free, waiting, to }) => {
    const places = waiting.map((seats, index) => ({ seats, index }));
    expect(offersFor(places, free).map(({ index }) => index)).toEqual(to);
  });
});

describe('seats that nobody on the list could take', () => {
  it.each([
    { free: 3, smallest: null, left: 3 },
    { free: 3, smallest: 3, left: 0 },
    { free: 3, smallest: 1, left: 0 },
    { free: 2, smallest: 3, left: 2 },
    { free: 0, smallest: 1, left: 0 },
    { free: -1, smallest: null, left: 0 },
  ])('are $left of $free free ones when the least that is wanted is $smallest', (row) => {
    expect(seatsBeyondWaiting(row.free, row.smallest)).toBe(row.left);
  });
});

describe('an offer ends', () => {
  const now = new Date('2026-06-02T09:00:00.000Z');
  it.each([
    { ends: null, until: '2026-06-03T09:00:00.000Z' },
    { ends: '2026-06-10T14:00:00.000Z', until: '2026-06-03T09:00:00.000Z' },
    { ends: '2026-06-02T14:00:00.000Z', until: '2026-06-02T14:00:00.000Z' },
  ])('at $until for a workshop whose last meeting is $ends', ({ ends, until }) => {
    expect(offerEnd({ now, offerHours: 24, ends: ends === null ? null : new Date(ends) })).toEqual(
      new Date(until),
    );
  });

  it('after the same hours when the clocks change in Jerusalem', () => {
    const eve = new Date('2026-10-24T20:00:00.000Z');
    expect(offerEnd({ now: eve, offerHours: 24, ends: null })).toEqual(new Date('2026-10-25T20:00:00.000Z'));
  });
});
