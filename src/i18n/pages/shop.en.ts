import type { Texts } from '../message-types.ts';
import { count } from '../plural.ts';
import { pieceKindsEn } from '../piece-kinds.en.ts';
import type shopHe from './shop.he.ts';

const shopEn: Texts<typeof shopHe> = {
  itemsCount: (n) => count('en', n, '1 piece', '', (many) => `${many} pieces`),
  title: 'The shop',
  kind: 'What it is',
  allKinds: 'All kinds',
  kinds: pieceKindsEn,
  category: 'Craft',
  all: 'Everything',
  price: 'Price',
  anyPrice: 'Any price',
  upTo: 'Up to',
  upToPrice: (price) => `up to ${price}`,
  sort: 'Sort',
  sorts: {
    recommended: 'Recommended',
    newest: 'Newest',
    priceLow: 'Price: low to high',
    priceHigh: 'Price: high to low',
  },
  empty: 'Nothing here right now.',
  noneOf: (choice) => `Nothing right now that is all of this: ${choice}.`,
  inAllCrafts: 'In every craft',
  emptyAction: 'See everything',
};

export default shopEn;
