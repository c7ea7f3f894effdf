import { describe, expect, it } from 'vitest';
import { cleanSearch, isEndless, knownSearch, readSearch, withUnknown } from './search-params.ts';

describe('cleanSearch', () => {
  it.each([
    ['/shop', '', ''],
    ['/shop', '?category=cricut&sort=priceLow', '?category=cricut&sort=priceLow'],
    ['/en/shop', '?category=cricut', '?category=cricut'],
    ['/shop', '?kind=ring&maxPrice=400', '?kind=ring&maxPrice=400'],
    ['/en/shop', '?maxPrice=89.9&kind=rings&ref=a', '?maxPrice=89.9&ref=a'],
    ['/shop', '?maxPrice=cheap', ''],
    ['/shop', '?maxPrice=-5', ''],
    ['/shop', '?maxPrice=1e3', ''],
    ['/shop', '?maxPrice=1000001', ''],
    ['/shop', '?maxPrice=007', ''],
    ['/shop', '?kind=ring&kind=card', ''],
    ['/shop', '?category=gold', ''],
    ['/shop', '?category=CRICUT', ''],
    ['/shop', '?category=', ''],
    ['/shop', '?category=cricut&category=others', ''],
    ['/shop', '?category=gold&sort=newest&utm_source=x', '?sort=newest&utm_source=x'],
    ['/shop', '?utm_source=x&fbclid=y', '?utm_source=x&fbclid=y'],
    ['/tutorials', '?duration=short&difficulty=medium', '?duration=short'],
    ['/workshops', '?level=medium', '?level=medium'],
    ['/workshops', '?month=2026-12&weekday=4&ref=a', '?month=2026-12&weekday=4&ref=a'],
    ['/en/workshops', '?month=2026-13&weekday=7', ''],
    ['/workshops', '?month=december&weekday=04&level=all', '?level=all'],
    ['/workshops', '?weekday=4&weekday=5', ''],
    ['/about', '?category=gold', '?category=gold'],
    ['/contact', '?about=cancellation&ref=a', '?about=cancellation&ref=a'],
    ['/contact', '?about=anything', ''],
    ['/shop/abc', '?choices=gold,54&ref=a', '?choices=gold,54&ref=a'],
    ['/en/shop/abc', '?choices=gold%2C54', '?choices=gold%2C54'],
    ['/shop/abc', '?choices=a,b,c,d', ''],
    ['/shop/abc', '?choices=<b>', ''],
    ['/shop/abc', '?choices=a&choices=b', ''],
    ['/tutorials/abc', '?page=3&utm_source=x', '?page=3&utm_source=x'],
    ['/en/tutorials/abc', '?page=03', ''],
    ['/tutorials/abc', '?page=0', ''],
    ['/tutorials/abc', '?page=-1', ''],
    ['/tutorials/abc', '?page=1.5', ''],
    ['/tutorials/abc', '?page=2&page=3', ''],
    ['/shop', '?page=2', '?page=2'],
    ['/en/shop', '?category=cricut&page=12&utm_source=x', '?category=cricut&page=12&utm_source=x'],
    ['/workshops', '?page=9999', '?page=9999'],
    ['/tutorials', '?page=3', '?page=3'],
    ['/shop', '?page=1', ''],
    ['/tutorials', '?page=1&ref=a', '?ref=a'],
    ['/shop', '?page=0', ''],
    ['/shop', '?page=-2', ''],
    ['/shop', '?page=02', ''],
    ['/shop', '?page=2.0', ''],
    ['/shop', '?page=+2', ''],
    ['/shop', '?page=10000', ''],
    ['/workshops', '?page=all&level=medium', '?level=medium'],
    ['/shop', '?page=2&page=3', ''],
    ['/category/cricut', '?page=2', '?page=2'],
    ['/search', '?q=%D7%A8%D7%99%D7%9E%D7%95%D7%9F', '?q=%D7%A8%D7%99%D7%9E%D7%95%D7%9F'],
    ['/search', '?q=%20', ''],
    ['/search', '?q=a&q=b', ''],
    ['/login', '?next=%2Fshop%3Fpage%3D2&ref=a', '?next=%2Fshop%3Fpage%3D2&ref=a'],
    ['/en/register', '?next=%2Fa&next=%2Fb', ''],
  ])('%s%s becomes %s', (path, search, cleaned) => {
    expect(cleanSearch(path, search)).toBe(cleaned);
  });
});

describe('the parts of a query', () => {
  it('reads what the page knows', () => {
    expect(readSearch('/en/tutorials', '?sortBy=rating&duration=endless&ref=a')).toEqual({
      sortBy: 'rating',
    });
  });

  it('takes only known ones where HTML is kept', () => {
    const search = '?sort=newest&utm_source=%D7%90&category=others';
    expect(knownSearch('/shop', search)).toBe('?category=others&sort=newest');
    expect(knownSearch('/about', search)).toBe('');
    expect(knownSearch('/en/login', '?next=%2Fshop&ref=a')).toBe('?next=%2Fshop');
    expect(knownSearch('/shop', `${search}&page=2`)).toBe('?category=others&sort=newest&page=2');
  });

  it.each([
    ['/shop', '?sort=newest&utm_source=%D7%90&page=nonsense', '/en/shop', '/en/shop?utm_source=%D7%90'],
    ['/en/shop', '?ref=a&category=others', '/shop?category=cricut', '/shop?category=cricut&ref=a'],
    ['/shop', '?sort=newest', '/shop?page=2', '/shop?page=2'],
    ['/about', '', '/en/about', '/en/about'],
    ['/admin/shop', '?q=ring&page=2', '/en/admin/shop', '/en/admin/shop?q=ring&page=2'],
  ])(
    'at %s%s the link to %s leads to %s where it takes unknown ones along',
    (pathname, search, href, expected) => {
      expect(withUnknown(href, { pathname, search })).toBe(expected);
    },
  );
});

it.each([
  ['/shop', '?category=cricut&kind=ring&sort=newest', false],
  ['/shop', '?maxPrice=400', true],
  ['/workshops', '?weekday=4', false],
  ['/workshops', '?month=2026-12', true],
  ['/en/tutorials', '?difficulty=easy&duration=short', false],
  ['/shop', '?utm_source=1&q=ring', false],
  ['/tutorials/flower', '', false],
  ['/tutorials/flower', '?page=7', true],
  ['/tutorials/flower', '?page=x', false],
  ['/en/search', '?q=ring', true],
  ['/search', '', false],
])('whether %s%s is one of endlessly many: %s', (pathname, search, expected) => {
  expect(isEndless(pathname, search)).toBe(expected);
});
