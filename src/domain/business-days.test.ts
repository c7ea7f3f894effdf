import { describe, expect, it, test } from 'vitest';
import { businessDaysAfter, readyBy } from './business-days.ts';
import { jerusalemDate, plusDays } from './jerusalem.ts';
import { isRestDay } from './orders/rest-days.ts';

const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

describe('businessDaysAfter', () => {
  test.each([
    ['2026-11-22', 10, '2026-12-06', 'two weeks from a Sunday'],
    ['2026-11-22', 1, '2026-11-23', 'the day itself does not count'],
    ['2026-11-26', 1, '2026-11-29', 'Thursday to Sunday'],
    ['2026-11-27', 1, '2026-11-29', 'Friday to Sunday'],
    ['2026-11-28', 1, '2026-11-29', 'Saturday to Sunday'],
    ['2026-11-26', 5, '2026-12-03', 'a whole week'],
    ['2026-09-10', 1, '2026-09-14', 'Rosh Hashana, Saturday and Sunday'],
    ['2026-09-20', 1, '2026-09-22', 'Yom Kippur, a Monday'],
    ['2026-09-24', 3, '2026-09-29', 'the days between the first and the last of Sukkot count'],
    ['2027-09-30', 2, '2027-10-05', 'Rosh Hashana, Saturday and Sunday again'],
    ['2026-04-01', 1, '2026-04-05', 'Pesach, a Thursday'],
    ['2026-04-01', 4, '2026-04-09', 'past the last day of Pesach, a Wednesday'],
    ['2026-05-21', 1, '2026-05-24', 'Shavuot, a Friday'],
    ['2026-04-21', 1, '2026-04-22', 'Independence Day counts'],
    ['2026-12-31', 1, '2027-01-03', 'into the next year'],
    ['2028-02-28', 1, '2028-02-29', 'a leap day'],
    ['2026-03-26', 1, '2026-03-29', 'the clock goes forward on Friday'],
    ['2026-10-22', 1, '2026-10-25', 'the clock goes back on Sunday'],
    ['2026-11-22', 0, '2026-11-22', 'no days: the same day'],
    ['2026-11-27', 0, '2026-11-29', 'no days on a Friday: the next business day'],
    ['2026-09-12', 0, '2026-09-14', 'no days on a holiday: the next business day'],
    ['2026-11-22', 365, '2028-04-24', 'the most: 73 weeks and six holidays'],
    ['2035-12-30', 5, '2036-01-06', 'beyond the known holidays'],
  ])('%s and %i: %s (%s)', (day, days, expected) => {
    expect(businessDaysAfter(day, days)).toBe(expected);
  });

  it('comes to a business day with exactly so many of them in between, from every day', () => {
    for (let day = '2026-01-01'; day < '2027-12-31'; day = plusDays(day, 3)) {
      const reached = businessDaysAfter(day, 15);
      const counted = [];
      for (let next = plusDays(day, 1); next <= reached; next = plusDays(next, 1))
        if (weekday(next) < 5 && !isRestDay(next)) counted.push(next);
      expect([day, counted.length, counted.at(-1)]).toEqual([day, 15, reached]);
    }
  });
});

describe('readyBy', () => {
  test.each([
    ['2026-11-22T10:00:00Z', 10, '2026-12-06T21:59:59.999Z', 'winter'],
    ['2026-11-22T21:59:59.999Z', 10, '2026-12-06T21:59:59.999Z', 'the last moment of the day'],
    ['2026-11-22T22:00:00Z', 10, '2026-12-07T21:59:59.999Z', 'midnight in Jerusalem is the next day'],
    ['2026-06-01T20:59:59.999Z', 1, '2026-06-02T20:59:59.999Z', 'summer'],
    ['2026-06-01T21:00:00Z', 1, '2026-06-03T20:59:59.999Z', 'midnight in summer'],
    ['2026-03-26T12:00:00Z', 1, '2026-03-29T20:59:59.999Z', 'over the change to summer'],
    ['2026-10-22T12:00:00Z', 1, '2026-10-25T21:59:59.999Z', 'on the day of the change to winter'],
    ['2026-11-27T12:00:00Z', 0, '2026-11-29T21:59:59.999Z', 'no days, on a Friday'],
  ])('%s and %i: %s (%s)', (from, days, expected) => {
    expect(readyBy(new Date(from), days)).toBe(expected);
    expect(jerusalemDate(new Date(readyBy(new Date(from), days)))).toBe(expected.slice(0, 10));
  });
});
