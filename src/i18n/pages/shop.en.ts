import type { Texts } from '../message-types.ts';
import type shopHe from './shop.he.ts';

const shopEn: Texts<typeof shopHe> = {
  title: 'The shop',
  category: 'Craft',
  all: 'Everything',
  sort: 'Sort',
  sorts: {
    recommended: 'Recommended',
    newest: 'Newest',
    priceLow: 'Price: low to high',
    priceHigh: 'Price: high to low',
  },
  empty: 'Nothing in this craft right now.',
  emptyAction: 'See everything',
};

export default shopEn;
