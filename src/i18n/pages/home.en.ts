import type { Texts } from '../message-types.ts';
import type homeHe from './home.he.ts';

const homeEn: Texts<typeof homeHe> = {
  pageTitle: 'Handmade jewelry and paper art',
  heroAction: 'Visit the shop',
  heroSecond: 'Join a workshop',
  featured: 'In the studio',
  featuredTutorials: {
    title: 'Tutorials',
    action: 'All tutorials',
  },
  featuredWorkshops: {
    title: 'Workshops',
    action: 'Upcoming dates',
  },
  featuredShop: {
    title: 'The shop',
    action: 'Go to the shop',
  },
  fresh: 'Fresh from the bench',
  allShop: 'The whole shop',
  craftsTitle: 'Browse by craft',
  coming: 'Upcoming workshops',
  allDates: 'All dates',
  details: 'Details',
  detailsLabel: (title: string) => `Details: ${title}`,
  factsTitle: 'Good to know',
};

export default homeEn;
