import { describe, expect, test } from 'vitest';
import { DEMO_CATALOGUE } from './catalogue.ts';
import { endInDays, inDays, onWorkday } from './days.ts';
import { workshopOf } from './entries.ts';

const now = new Date('2026-08-11T22:30:00Z'); // already the 12th, a Wednesday, in Jerusalem

describe('days of the demo catalogue', () => {
  test('are counted from the day in Jerusalem and keep their hour across a clock change', () => {
    expect(inDays(now, 0, '09:30').toISOString()).toBe('2026-08-12T06:30:00.000Z');
    expect(inDays(now, 90, '09:30').toISOString()).toBe('2026-11-10T07:30:00.000Z');
    expect(endInDays(now, -1).toISOString()).toBe('2026-08-11T20:59:59.999Z');
  });

  test.each([
    ['a coming Friday morning stays', 2, '09:30', '2026-08-14T06:30'],
    ['a coming Friday evening becomes Sunday', 2, '17:30', '2026-08-16T14:30'],
    ['a coming Saturday becomes Sunday', 3, '09:30', '2026-08-16T06:30'],
    ['a past Saturday becomes Thursday', -4, '09:30', '2026-08-06T06:30'],
    ['a past Friday evening becomes Thursday', -5, '17:30', '2026-08-06T14:30'],
  ])('%s', (_what, days, time, expected) => {
    expect(onWorkday(now, days, time).toISOString().slice(0, 16)).toBe(expected);
  });

  test.each([0, 1, 2, 3, 4, 5, 6])(
    'keep the meetings in order, whatever the weekday (%i days later)',
    (days) => {
      for (const demo of DEMO_CATALOGUE.workshops) {
        const { workshopDates } = workshopOf(demo, {
          now: inDays(now, days, '12:00'),
          addressOf: (file) => file,
        });
        const dates = workshopDates.map(({ date }) => date);
        expect(new Set(dates).size).toBe(dates.length);
        expect(dates).toEqual(dates.toSorted());
      }
    },
  );
});
