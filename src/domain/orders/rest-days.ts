/** The rest days of the law: Saturdays and 1, 2, 10, 15 and 22 Tishri, 15 and 21 Nisan, 6 Sivan. */
import { plusDays, weekdayOf } from '../jerusalem.ts';

const SATURDAY = 6;

/** Month and day of each; compared with the Hebrew calendar of `Intl` by a test. */
const HOLIDAYS: Record<string, string> = {
  2025: '04-13 04-19 06-02 09-23 09-24 10-02 10-07 10-14',
  2026: '04-02 04-08 05-22 09-12 09-13 09-21 09-26 10-03',
  2027: '04-22 04-28 06-11 10-02 10-03 10-11 10-16 10-23',
  2028: '04-11 04-17 05-31 09-21 09-22 09-30 10-05 10-12',
  2029: '03-31 04-06 05-20 09-10 09-11 09-19 09-24 10-01',
  2030: '04-18 04-24 06-07 09-28 09-29 10-07 10-12 10-19',
  2031: '04-08 04-14 05-28 09-18 09-19 09-27 10-02 10-09',
  2032: '03-27 04-02 05-16 09-06 09-07 09-15 09-20 09-27',
  2033: '04-14 04-20 06-03 09-24 09-25 10-03 10-08 10-15',
  2034: '04-04 04-10 05-24 09-14 09-15 09-23 09-28 10-05',
  2035: '04-24 04-30 06-13 10-04 10-05 10-13 10-18 10-25',
};

/**
 * Beyond it only Saturdays are known: a deadline that is counted back then comes later, in the customer's favor.
 * Add years before workshops are planned for the year after.
 */
export const HOLIDAYS_KNOWN_UNTIL = '2035-12-31';

/** Of a day as `YYYY-MM-DD`. */
export function isRestDay(day: string): boolean {
  return weekdayOf(day) === SATURDAY || isHoliday(day);
}

/** So many days before another, as `YYYY-MM-DD`; rest days in between don't count, and it is none itself. */
export function daysBefore(day: string, days: number): string {
  let before = day;
  for (let left = days; left > 0;) {
    before = plusDays(before, -1);
    if (!isRestDay(before)) left--;
  }
  return before;
}

function isHoliday(day: string): boolean {
  return HOLIDAYS[day.slice(0, 4)]?.split(' ').includes(day.slice(5)) ?? false;
}
