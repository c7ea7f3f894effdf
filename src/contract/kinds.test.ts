import { describe, expect, it } from 'vitest';
import { CATALOGUE_KINDS, ENTRY_KINDS } from '#domain/catalogue.ts';
import { PRODUCT_TYPES } from '#domain/offer.ts';
import { KINDS, adminTabOf, isEntryPage } from './kinds.ts';
import { ADMIN_TABS, pages } from './routes.ts';
import { SEARCH_TYPES } from './search.ts';

const facts = CATALOGUE_KINDS.map((kind) => KINDS[kind]);

describe('the kinds of the catalogue', () => {
  it('each have a product type, a search type, a page and a tab of their own', () => {
    expect(Object.keys(KINDS)).toEqual([...CATALOGUE_KINDS]);
    expect(facts.map(({ productType }) => productType).toSorted()).toEqual([...PRODUCT_TYPES].toSorted());
    expect(facts.map(({ resultType }) => resultType)).toEqual([...SEARCH_TYPES]);
    expect(new Set(facts.map(({ page }) => page('ring'))).size).toBe(CATALOGUE_KINDS.length);
  });

  it('have every tab of the admin but the users’', () => {
    expect(ENTRY_KINDS.map(adminTabOf).toSorted()).toEqual(
      ADMIN_TABS.filter((tab) => tab !== 'users').toSorted(),
    );
  });

  it('have pages that are told from lists', () => {
    for (const { page } of facts) expect(isEntryPage(page('ring'))).toBe(true);
    for (const list of [
      pages.shop(),
      pages.workshops(),
      pages.tutorials(),
      pages.category('cricut'),
      pages.home(),
    ])
      expect([list, isEntryPage(list)]).toEqual([list, false]);
  });
});
