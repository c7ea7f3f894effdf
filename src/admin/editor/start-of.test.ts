import { expect, test } from 'vitest';
import type { Entries } from '../data/entry-types.ts';
import { productDefinition } from '../products/product-definition.ts';
import { workshopDefinition } from '../workshops/workshop-definition.ts';

const ADDRESS = { he: 'הגפן 12, חיפה', en: '12 HaGefen St, Haifa' };
const NEWEST = {
  category: 'cricut',
  location: 'גן הפסלים',
  translations: { en: { location: 'The sculpture garden' } },
} as Entries['workshops'];

const english = (location: string) => ({ en: { title: '', description: '', location } });

test.each([
  ['of a shop without an address', null, null, { location: '', translations: english('') }],
  ['at the shop’s address', null, ADDRESS, { location: ADDRESS.he, translations: english(ADDRESS.en) }],
  [
    'at an address in Hebrew alone',
    null,
    { he: ADDRESS.he, en: ADDRESS.he },
    { location: ADDRESS.he, translations: english('') },
  ],
  [
    'where the newest one is',
    NEWEST,
    ADDRESS,
    { category: 'cricut', location: NEWEST.location, translations: english('The sculpture garden') },
  ],
])('a new workshop begins %s', (_what, newest, address, expected) => {
  expect(workshopDefinition.startOf!(newest, { address })).toMatchObject(expected);
});

test('a new product begins in the category of the newest one', () => {
  const { startOf } = productDefinition;
  expect(startOf!({ category: 'others' } as Entries['products'], { address: null })).toEqual({
    category: 'others',
  });
  expect(startOf!(null, { address: null })).toEqual({});
});
