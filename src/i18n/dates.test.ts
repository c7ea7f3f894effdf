import { describe, expect, it } from 'vitest';
import { LANGS, type Lang } from '#domain/language.ts';
import {
  formatDay,
  formatDayNumeral,
  formatHours,
  formatLongMonth,
  formatMonth,
  formatTime,
  formatWeekday,
} from './dates.ts';
import { formatDuration } from './duration.ts';
import { LOCALE } from './locales.ts';
import { formatLongWeekday, monthName, weekdayName } from './long-dates.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A day of each month and each weekday. */
const YEAR = Array.from({ length: 53 }, (_, week) =>
  new Date(Date.UTC(2026, 0, 1, 20, 30) + week * 8 * DAY_MS).toISOString(),
);

/** Without the invisible marks of direction, which differ from version to version. */
const plain = (text: string) => text.replaceAll(/[\u200e\u200f\u061c]/g, '');

function byFormatter(lang: Lang, iso: string, options: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(LOCALE[lang].bcp47, { timeZone: 'Asia/Jerusalem', ...options });
  return plain(format.format(new Date(iso)));
}

describe.each(LANGS)('in %s what is written is what a formatter of Intl writes', (lang) => {
  it.each([
    [formatMonth, { month: 'short' }],
    [formatLongMonth, { month: 'long' }],
    [formatWeekday, { weekday: 'short' }],
    [formatLongWeekday, { weekday: 'long' }],
    [formatDay, { day: 'numeric', month: 'long' }],
  ] as const)('%o', (format, options) => {
    for (const iso of YEAR) expect(format(lang, iso)).toBe(byFormatter(lang, iso, options));
  });

  it('with its year', () => {
    for (const iso of YEAR) {
      const [day, month] = [{ day: 'numeric', month: 'long' }, { month: 'long' }] as const;
      expect(formatDay(lang, iso, true)).toBe(byFormatter(lang, iso, { ...day, year: 'numeric' }));
      expect(formatLongMonth(lang, iso, true)).toBe(byFormatter(lang, iso, { ...month, year: 'numeric' }));
    }
  });

  it('of hours and minutes', () => {
    const byUnit = (amount: number, unit: string) => {
      const format = new Intl.NumberFormat(LOCALE[lang].bcp47, { style: 'unit', unit, unitDisplay: 'long' });
      // Hebrew says 'an hour', not '1 hour'.
      return lang === 'he' ? plain(format.format(amount)).replace(/^1 /, '') : format.format(amount);
    };
    for (let minutes = 1; minutes < 60; minutes += 1)
      expect(formatDuration(lang, minutes)).toBe(byUnit(minutes, 'minute'));
    for (let halves = 2; halves <= 48; halves += 1)
      expect(formatDuration(lang, 30 * halves)).toBe(byUnit(halves / 2, 'hour'));
  });
});

it.each([
  ['2026-07-31T23:30:00Z', '01', '02:30'],
  ['2026-12-31T23:30:00Z', '01', '01:30'],
])('%s is day %s at %s, in the studio’s time zone', (iso, day, time) => {
  expect([formatDayNumeral(iso), formatTime(iso)]).toEqual([day, time]);
});

it('tells the year of a month that isn’t in this one', () => {
  const now = new Date('2026-11-28T10:00:00Z');
  expect(formatMonth('he', '2026-12-03T15:30:00Z', now)).toBe('דצמ׳');
  expect(formatMonth('en', '2027-01-03T15:30:00Z', now)).toBe('Jan 2027');
});

it('tells the hours of what lasts, and of what goes past midnight when it begins', () => {
  expect(formatHours('2026-12-03T15:30:00.000Z', 240)).toBe('17:30–21:30');
  expect(formatHours('2026-12-03T20:30:00.000Z', 120)).toBe('22:30');
});

it('names months and weekdays in full', () => {
  expect([monthName('he', '2026-12'), monthName('en', '2027-01', true)]).toEqual(['דצמבר', 'January 2027']);
  expect([weekdayName('he', '0'), weekdayName('en', '6')]).toEqual(['יום ראשון', 'Saturday']);
});
