import { describe, expect, it, test } from 'vitest';
import { plusDays } from '../jerusalem.ts';
import { HOLIDAYS_KNOWN_UNTIL, isRestDay } from './rest-days.ts';

const hebrew = new Intl.DateTimeFormat('en-u-ca-hebrew', { timeZone: 'UTC', day: 'numeric', month: 'long' });
const HOLIDAYS = '1 Tishri,2 Tishri,10 Tishri,15 Tishri,22 Tishri,15 Nisan,21 Nisan,6 Sivan'.split(',');

function days(from: string, to: string): string[] {
  const all = [from];
  while (all.at(-1)! < to) all.push(plusDays(all.at(-1)!, 1));
  return all;
}

const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
const isByCalendar = (day: string) =>
  weekday(day) === 6 || HOLIDAYS.includes(hebrew.format(new Date(`${day}T00:00:00Z`)));

describe('rest days', () => {
  it('are Saturdays and the holidays of the Hebrew calendar, for every day that is known', () => {
    const known = days('2025-01-01', HOLIDAYS_KNOWN_UNTIL);
    expect(known.filter((day) => isRestDay(day))).toEqual(known.filter((day) => isByCalendar(day)));
  });

  it('are known until that day and no longer', () => {
    const after = days(plusDays(HOLIDAYS_KNOWN_UNTIL, 1), '2037-12-31');
    expect(after.filter((day) => isRestDay(day))).toEqual(after.filter((day) => weekday(day) === 6));
  });

  test.each([
    ['2026-09-11', false, 'Friday before the new year'],
    ['2026-09-12', true, '1 Tishri, a Saturday, too'],
    ['2026-09-13', true, '2 Tishri'],
    ['2026-09-14', false, 'fast of Gedaliah'],
    ['2026-09-28', false, 'between the first and the last day of Sukkot'],
    ['2027-04-21', false, 'the day before Pesach'],
    ['2027-04-22', true, '15 Nisan'],
    ['2027-04-23', false, 'between the first and the last day of Pesach'],
    ['2027-04-28', true, '21 Nisan'],
    ['2027-06-11', true, '6 Sivan'],
    ['2026-11-20', false, 'Friday'],
    ['2026-11-21', true, 'Saturday'],
    ['2026-04-22', false, 'Independence Day'],
  ])('%s: %s (%s)', (day, isOne) => {
    expect(isRestDay(day)).toBe(isOne);
  });
});
