import { describe, expect, test } from 'vitest';
import { pages, type ShopSearch } from '#contract/routes.ts';
import { addressWith, chosenAt, filtersOf, isOtherChoice } from './filters.ts';

const at = (pathname: string, search = '') => ({ pathname, search });
const NONE: ShopSearch = {};

describe('the choice of an address', () => {
  test.each([
    [at('/shop'), ''],
    [at('/shop', '?sort=newest&category=cricut'), '?category=cricut&sort=newest'],
    [at('/en/shop', '?category=cricut&utm_source=x'), '?category=cricut'],
    [at('/shop', '?category=gold'), ''],
    [at('/tutorials', '?sortBy=rating'), undefined],
    [at('/shop/more', '?category=cricut'), undefined],
  ])('%j is %s', (location, chosen) => {
    expect(chosenAt(pages.shop, location)).toBe(chosen);
  });

  test.each<[string | undefined, ShopSearch, ShopSearch]>([
    ['?category=cricut&page=3', NONE, { category: 'cricut' }],
    ['', { category: 'cricut' }, NONE],
    [undefined, { category: 'cricut', page: 3 }, { category: 'cricut' }],
  ])('%s, with %j loaded, filters by %j', (chosen, loaded, filters) => {
    expect(filtersOf(chosen, loaded)).toEqual(filters);
  });

  test.each<[ShopSearch, ShopSearch, boolean]>([
    [{ category: 'cricut' }, { category: 'cricut' }, false],
    [{ category: 'cricut' }, { category: 'cricut', page: 4 }, false],
    [{ category: 'cricut' }, NONE, true],
    [{ sort: 'newest' }, { category: 'cricut', sort: 'newest' }, true],
  ])('%j is another than that of the data %j: %j', (filters, loaded, isOther) => {
    expect(isOtherChoice(pages.shop, filters, loaded)).toBe(isOther);
  });
});

describe('a filter that is changed', () => {
  test.each<[Partial<ShopSearch>, string, string]>([
    [{ category: 'cricut' }, '', '/shop?category=cricut'],
    [{ category: 'cricut' }, '?sort=newest', '/shop?sort=newest&category=cricut'],
    [{ category: undefined }, '?category=cricut&sort=newest', '/shop?sort=newest'],
    [{ sort: 'newest' }, '?page=7', '/shop?sort=newest'],
    [{ sort: 'newest' }, '?utm_source=x&ref=a', '/shop?sort=newest&utm_source=x&ref=a'],
    [{ category: undefined }, '?category=cricut&ref=a', '/shop?ref=a'],
  ])('to %j at %s leads to %s', (some, search, address) => {
    expect(addressWith(pages.shop, some, at('/shop', search), 'he')).toBe(address);
  });

  test('stays in its language', () => {
    const address = addressWith(pages.shop, { sort: 'newest' }, at('/en/shop', '?category=cricut'), 'en');
    expect(address).toBe('/en/shop?category=cricut&sort=newest');
  });
});
