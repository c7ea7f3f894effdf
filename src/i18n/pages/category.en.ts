import type { Texts } from '../message-types.ts';
import type categoryHe from './category.he.ts';

const categoryEn: Texts<typeof categoryHe> = {
  products: 'From the shop',
  workshops: 'Workshops',
  tutorials: 'Tutorials',
  noProducts: 'No pieces in this craft right now.',
  noWorkshops: 'No workshops in this craft right now.',
  noTutorials: 'No tutorials in this craft right now.',
  allOf: (n) => `See all ${n}`,
  allShop: 'The whole shop',
  allDates: 'All dates',
  allTutorials: 'All tutorials',
};

export default categoryEn;
