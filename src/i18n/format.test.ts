import type { Shekels } from '#domain/money.ts';
import { describe, expect, it } from 'vitest';
import { LANGS } from '#domain/language.ts';
import { contentText } from './content.ts';
import { formatPercent, formatPrice, formatRating, yearOf } from './format.ts';
import { LOCALE } from './locales.ts';

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
    for (const lang of LANGS)
      expect(new Intl.NumberFormat(LOCALE[lang].bcp47, options).format(amount)).toBe(text);
  });
});

it.each(Array.from({ length: 30 }, (_, at) => 2020 + at))(
  'turns the year %i when the studio does',
  (year) => {
    const inJerusalem = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Jerusalem', year: 'numeric' });
    const turn = Date.parse(`${year}-12-31T22:00:00Z`);
    for (const at of [turn - 1, turn, Date.parse(`${year}-07-01T00:00:00Z`)])
      expect(yearOf(new Date(at).toISOString())).toBe(Number(inJerusalem.format(at)));
  },
);

it('writes percentages and ratings without direction marks', () => {
  expect(formatPercent(15)).toBe('15%');
  for (const lang of LANGS)
    expect(new Intl.NumberFormat(LOCALE[lang].bcp47, { style: 'percent' }).format(0.15)).toBe('15%');
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
