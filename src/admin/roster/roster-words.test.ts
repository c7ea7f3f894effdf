import { expect, test } from 'vitest';
import { heldSeats, whenNext } from './roster-words.ts';

const offer = { until: '2026-11-24T18:00:00.000Z' };

test('held seats are told apart by what they are held for', () => {
  const waiting = [{ seats: 2, offer }, { seats: 3 }].map((one) => ({
    ...one,
    _id: 'w',
    name: 'Dana',
    email: 'd@example.com',
    since: offer.until,
  }));
  expect(heldSeats({ held: 3, waiting })).toEqual({ offered: 2, kept: 1 });
  expect(heldSeats({ held: 0, waiting })).toEqual({ offered: 0, kept: 0 });
});

test('the next meeting says today and tomorrow', () => {
  const workshop = {
    workshopDates: [
      { date: '2026-11-23T16:00:00.000Z', duration: 180 },
      { date: '2026-11-30T16:00:00.000Z', duration: 180 },
    ],
  };
  const at = (iso: string) => whenNext('en', workshop, new Date(iso));
  expect(at('2026-11-22T08:00:00.000Z')).toBe('Tomorrow, Monday, 23 November, 18:00–21:00');
  expect(at('2026-11-23T17:00:00.000Z')).toBe('Today, Monday, 23 November, 18:00–21:00');
  expect(at('2026-11-23T19:00:00.000Z')).toBe('Monday, 30 November, 18:00–21:00');
  expect(at('2026-12-01T19:00:00.000Z')).toBeNull();
});
