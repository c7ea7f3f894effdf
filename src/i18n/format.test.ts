import type { Shekels } from '#domain/money.ts';
import { describe, expect, it } from 'vitest';
import { contentText } from './content.ts';
import {
  formatDay,
  formatDayNumeral,
  formatHours,
  formatPercent,
  formatPrice,
  formatRating,
  formatTime,
  yearOf,
} from './format.ts';

describe('formatPrice', () => {
  it.each([
    [460, false, '460'],
    [45.5, false, '45.50'],
    [460, true, '460.00'],
    [1234567.5, false, '1,234,567.50'],
    [0, true, '0.00'],
  ])('%f (exact: %s) is %s in both languages', (amount, exact, text) => {
    expect(formatPrice('he', amount as Shekels, exact)).toBe(text);
    expect(formatPrice('en', amount as Shekels, exact)).toBe(text);
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
    expect(yearOf('2026-12-31T23:30:00Z')).toBe(2027);
  });
});

it('writes percentages and ratings without direction marks', () => {
  expect([formatPercent('he', 15), formatPercent('en', 15)]).toEqual(['15%', '15%']);
  expect(formatRating('he', 4.86)).toBe('4.9');
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
