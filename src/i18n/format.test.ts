import type { Shekels } from '#domain/money.ts';
import { describe, expect, it } from 'vitest';
import { LANGS } from '#domain/language.ts';
import { contentText } from './content.ts';
import {
  dateFormat,
  formatDay,
  formatDayNumeral,
  formatHours,
  formatPercent,
  formatPrice,
  formatRating,
  formatTime,
  numberFormat,
  yearOf,
} from './format.ts';

describe('formatPrice', () => {
  it.each([
    [460, false, '460'],
    [45.5, false, '45.50'],
    [460, true, '460.00'],
    [1234567.5, false, '1,234,567.50'],
    [0, true, '0.00'],
    [999, false, '999'],
    [1000, false, '1,000'],
    [123456, true, '123,456.00'],
    [19.9, false, '19.90'],
  ])('%f (exact: %s) is %s, as in both languages', (amount, exact, text) => {
    expect(formatPrice(amount as Shekels, exact)).toBe(text);
    const digits = text.includes('.') ? 2 : 0;
    const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    for (const lang of LANGS) expect(numberFormat(lang, options).format(amount)).toBe(text);
  });
});

describe('dates are in the studio’s time zone', () => {
  it.each([
    ['2026-07-31T23:30:00Z', '01', '02:30'],
    ['2026-12-31T23:30:00Z', '01', '01:30'],
  ])('%s is day %s at %s', (iso, day, time) => {
    expect([formatDayNumeral('he', iso), formatTime('he', iso)]).toEqual([day, time]);
    expect([formatDayNumeral('en', iso), formatTime('en', iso)]).toEqual([day, time]);
  });

  it('names the day and the year', () => {
    expect(formatDay('he', '2026-11-24T10:00:00Z')).toBe('24 בנובמבר');
    expect(formatDay('en', '2026-11-24T10:00:00Z')).toBe('24 November');
  });

  it.each(Array.from({ length: 30 }, (_, at) => 2020 + at))(
    'turns the year %i when the studio does',
    (year) => {
      const turn = Date.parse(`${year}-12-31T22:00:00Z`);
      for (const at of [turn - 1, turn, Date.parse(`${year}-07-01T00:00:00Z`)]) {
        const iso = new Date(at).toISOString();
        expect(yearOf(iso)).toBe(Number(dateFormat('en', { year: 'numeric' }).format(at)));
      }
    },
  );
});

it('writes percentages and ratings without direction marks', () => {
  expect(formatPercent(15)).toBe('15%');
  for (const lang of LANGS) expect(numberFormat(lang, { style: 'percent' }).format(0.15)).toBe('15%');
  expect(formatRating(4.86)).toBe('4.9');
});

describe('contentText', () => {
  it.each([
    ['he', 'טבעת', 'Ring', { text: 'טבעת', lang: 'he' }],
    ['en', 'טבעת', 'Ring', { text: 'Ring', lang: 'en' }],
    ['en', 'טבעת', undefined, { text: 'טבעת', lang: 'he' }],
    ['en', 'טבעת', '', { text: 'טבעת', lang: 'he' }],
    ['he', 'Ring', undefined, { text: 'Ring', lang: 'en' }],
    ['he', '925', undefined, { text: '925', lang: 'he' }],
  ] as const)('on a %s page %j with %j', (lang, base, english, shown) => {
    expect(contentText(lang, base, english)).toEqual(shown);
  });
});

it('tells the hours of what lasts, and of what goes past midnight when it begins', () => {
  expect(formatHours('he', '2026-12-03T15:30:00.000Z', 240)).toBe('17:30–21:30');
  expect(formatHours('en', '2026-12-03T20:30:00.000Z', 120)).toBe('22:30');
});
