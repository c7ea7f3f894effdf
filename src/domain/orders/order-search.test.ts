import { describe, expect, it } from 'vitest';
import { orderSearch, orderTerms } from './order-search.ts';

const ORDER = {
  number: 1042,
  firstName: 'דָּנָה',
  lastName: "בן-דוד O'Brien",
  email: 'Dana.Levi+shop@Example.com',
  phone: '+972 50-123-4567',
};

function finds(query: string, order = ORDER): boolean {
  const words = orderSearch(query);
  const terms = orderTerms(order);
  if (words === null) return true;
  const isFound = ({ term, isWhole }: { term: string; isWhole: boolean }) =>
    terms.some((known) => (isWhole ? known === term : known.startsWith(term)));
  return words.length > 0 && words.every((lookups) => lookups.some(isFound));
}

describe('a search of orders', () => {
  it.each([
    '1042',
    '#1042',
    ' 1042 ',
    '01042',
    'דנה',
    'דָנָה',
    'דנ',
    'בן-דוד',
    'דוד בן',
    'דנה בן',
    'BRIEN',
    'דנה #1042',
    'דנה 1042',
    'dana.levi+shop@example.com',
    'DANA.LEVI+SHOP@EXAMPLE.COM',
    'dana.levi+shop@ex',
    'dana.levi',
    'levi',
    '0501234567',
    '050-1234567',
    '050 123 4567',
    '+972501234567',
    '972 50 123 4567',
    '00972501234567',
    '+972 (0)50 123 4567',
    '501234567',
    '050123',
    '1234567',
    '123-4567',
    '4567',
    '\u200E050-1234567\u200E',
    '',
    '  ',
  ])('finds it by %j', (query) => expect(finds(query)).toBe(true));

  it.each([
    '104',
    '#104',
    '10420',
    '#4567',
    'דן',
    'רות',
    'דנה רות',
    'example',
    '0521234567',
    '567',
    '---',
    '@',
    '#',
    '"',
  ])('does not find it by %j', (query) => expect(finds(query)).toBe(false));

  it('keeps nothing of blank fields', () => {
    const blank = { number: 7, firstName: '', lastName: '', email: '', phone: null };
    expect(orderTerms(blank)).toEqual(['#7']);
  });
});
