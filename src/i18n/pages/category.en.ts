import type { Texts } from '../message-types.ts';
import type categoryHe from './category.he.ts';

const categoryEn: Texts<typeof categoryHe> = {
  goldsmith: {
    text: 'Metal, fire and a hammer. Jewelry made here, workshops for beginners, tutorials for your own bench.',
    description: 'Goldsmithing: hand-hammered jewelry, workshops and tutorials.',
  },
  cricut: {
    text: 'Paper, a fine blade and many layers. Finished pictures and cards, workshops and cutting tutorials.',
    description: 'Cricut: layered paper art, cards, workshops and cutting tutorials.',
  },
  others: {
    text: 'Whatever didn’t fit in a drawer: gifts, tools and small things for the home.',
    description: 'More from the studio: gifts, tools and small things for the home.',
  },
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
