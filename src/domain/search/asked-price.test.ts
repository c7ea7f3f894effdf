import { describe, expect, it } from 'vitest';
import { askedPrice } from './asked-price.ts';

describe('askedPrice', () => {
  it.each([
    ['gift up to 400', 400, ''],
    ['A Gift under ₪300', 300, ''],
    ['ring under ₪500', 500, 'ring'],
    ['Gift for her, up to 400', 400, ''],
    ['מתנה לאמא עד 300', 300, ''],
    ['מתנה לחתונה עד 300', 300, ''],
    ['under 300', 300, ''],
    ['earrings below 250 NIS', 250, 'earrings'],
    ['silver ring max 99.90 ils', 99.9, 'silver ring'],
    ['up to 1,200 shekels necklace', 1200, 'necklace'],
    ['less than 80', 80, ''],
    ['עד 400', 400, ''],
    ['מתנה עד 400 שקל', 400, ''],
    ['מתנות עד ₪400', 400, ''],
    ['טבעת עד 400ש"ח', 400, 'טבעת'],
    ['טבעת עד 400 ש״ח לאמא', 400, 'טבעת לאמא'],
    ['מתחת ל300', 300, ''],
    ['עגילים מתחת ל-300 שקלים', 300, 'עגילים'],
    ['פחות מ־250', 250, ''],
    ['שרשרת במחיר עד 200', 200, 'שרשרת'],
    ['משהו עד 999,999', 999_999, ''],
    ['צמיד \u200Fעד\u00A0₪\u200E150', 150, 'צמיד'],
    ['עד 0', 0, ''],
  ])('%s: at most %s, and %j', (query, most, rest) => {
    const asked = askedPrice(query);
    expect([asked?.most, asked?.rest.replaceAll(/ +/g, ' ')]).toEqual([most, rest]);
  });

  it.each([
    '',
    '400',
    '₪400',
    '400 שקל',
    'up to',
    'עד',
    'עד מחר',
    'ring 18',
    'under 14k',
    'up to 1.2.3',
    'up to 1234567',
    'up to 1,000,000',
    'up to 50% off',
    'סדנה עד 18:00',
    'בעד 400',
    'thunder 300',
    'more than 300',
    'יותר מ300',
    'up to -',
    'constructor __proto__',
  ])('%j names none', (query) => {
    expect(askedPrice(query)).toBeNull();
  });

  it('takes no longer for endless signs', () => {
    for (const piece of ['עד ', 'up to ', ' ', 'עד ₪', '1,111', 'max:'])
      expect(askedPrice(piece.repeat(200).slice(0, 200))?.rest ?? '').toEqual(expect.any(String));
  });
});
