import { describe, expect, it, test } from 'vitest';
import { endOfJerusalemDay, fromJerusalem, jerusalemDate, jerusalemIso, jerusalemTime } from './jerusalem.ts';

describe('fromJerusalem', () => {
  test.each([
    ['2026-01-15', '18:30', '2026-01-15T16:30:00.000Z', 'winter'],
    ['2026-07-15', '18:30', '2026-07-15T15:30:00.000Z', 'summer'],
    ['2026-03-27', '01:59', '2026-03-26T23:59:00.000Z', 'before the clock goes forward'],
    ['2026-03-27', '02:30', '2026-03-27T00:30:00.000Z', 'skipped by the clock: an hour later'],
    ['2026-03-27', '03:00', '2026-03-27T00:00:00.000Z', 'after the clock went forward'],
    ['2026-10-25', '00:59', '2026-10-24T21:59:00.000Z', 'before the hour shown twice'],
    ['2026-10-25', '01:30', '2026-10-24T22:30:00.000Z', 'shown twice: the first'],
    ['2026-10-25', '02:00', '2026-10-25T00:00:00.000Z', 'after the hour shown twice'],
    ['2028-02-29', '00:00', '2028-02-28T22:00:00.000Z', 'leap day'],
    ['2026-12-31', '23:59', '2026-12-31T21:59:00.000Z', 'end of the year'],
  ])('%s %s is %s (%s)', (day, time, instant) => {
    expect(fromJerusalem(day, time).toISOString()).toBe(instant);
  });

  test.each(['0002-11-24', '0020-11-24', '2026-11-24'])('gives back what was typed of %s', (day) => {
    const instant = fromJerusalem(day, '18:30');
    expect([jerusalemDate(instant), jerusalemTime(instant)]).toEqual([day, '18:30']);
  });

  test.each([
    ['2026-02-30', '10:00'],
    ['2026-1-5', '10:00'],
    ['2026-01-05', '24:00'],
    ['2026-01-05', '9:00'],
    ['yesterday', '10:00'],
  ])('refuses %s %s', (day, time) => {
    expect(() => fromJerusalem(day, time)).toThrow(RangeError);
  });
});

describe('endOfJerusalemDay', () => {
  test.each([
    ['2026-01-15T10:00:00.000Z', '2026-01-15T21:59:59.999Z'],
    ['2026-01-15T22:00:00.000Z', '2026-01-16T21:59:59.999Z'],
    ['2026-03-26T22:00:00.000Z', '2026-03-27T20:59:59.999Z'],
    ['2026-03-27T20:59:59.999Z', '2026-03-27T20:59:59.999Z'],
    ['2026-10-24T21:00:00.000Z', '2026-10-25T21:59:59.999Z'],
    ['2026-12-31T23:00:00.000Z', '2027-01-01T21:59:59.999Z'],
  ])('of %s is %s', (instant, end) => {
    expect(endOfJerusalemDay(new Date(instant)).toISOString()).toBe(end);
  });

  it('lies in the same day, and a ms later in the next, all year round', () => {
    for (let hour = 0; hour < 366 * 24; hour += 5) {
      const instant = new Date(Date.UTC(2026, 0, 1, hour));
      const end = endOfJerusalemDay(instant);
      expect(jerusalemDate(end)).toBe(jerusalemDate(instant));
      expect(jerusalemDate(new Date(end.getTime() + 1)) > jerusalemDate(instant)).toBe(true);
    }
  });
});

describe('jerusalemDate', () => {
  test.each([
    ['2026-07-15T20:59:59.999Z', '2026-07-15'],
    ['2026-07-15T21:00:00.000Z', '2026-07-16'],
    ['2026-01-15T21:59:59.999Z', '2026-01-15'],
    ['2026-01-15T22:00:00.000Z', '2026-01-16'],
  ])('of %s is %s', (instant, day) => {
    expect(jerusalemDate(new Date(instant))).toBe(day);
  });
});

test.each([
  ['2027-03-01T16:00:00.000Z', '2027-03-01T18:00:00+02:00'],
  ['2027-07-01T21:30:00.000Z', '2027-07-02T00:30:00+03:00'],
])('%s is %s in Jerusalem', (instant, local) => {
  expect(jerusalemIso(new Date(instant))).toBe(local);
});

test.each(Array.from({ length: 38 }, (_, at) => 2013 + at))('keeps the summer time of %i', (year) => {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Jerusalem',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const asByClock = (instant: number) =>
    expect(jerusalemIso(new Date(instant)).slice(0, 19).replace('T', ' ')).toBe(clock.format(instant));
  for (let month = 0; month < 12; month += 1) asByClock(Date.UTC(year, month));
  for (const month of [2, 9])
    for (let at = Date.UTC(year, month); at < Date.UTC(year, month + 1); at += 30 * 60_000) asByClock(at);
});
