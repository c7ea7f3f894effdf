import type { Texts } from '../message-types.ts';
import type homeHe from './home.he.ts';

const homeEn: Texts<typeof homeHe> = {
  pageTitle: 'Handmade jewelry and paper works',
  pageDescription:
    'Hand-hammered jewelry, paper works, workshops and tutorials from a small studio in Herzliya.',
  heroTitle: 'Jewelry born under the hammer',
  heroText:
    'Every ring starts as a strip of metal, every picture as a sheet of paper. In a small studio in Herzliya I hammer, solder, cut, and teach how.',
  heroAction: 'See the jewelry',
  heroSecond: 'Join a workshop',
  heroAlt:
    'A goldsmith’s bench with a hammered pendant that frames the maker’s paper-cut portrait, a hammer, pliers, a file and rings',
  inspiringTitle: 'Metal remembers every blow.\nPaper remembers every fold.',
  inspiringText: 'That is why no two things here are alike. How a piece is born, from drawing to polish:',
  steps: [
    { title: 'I draw', text: 'On paper, at true scale.' },
    { title: 'I saw', text: 'A blade finer than a hair, one steady hand.' },
    { title: 'I hammer', text: 'Two hundred blows, then a few more.' },
    { title: 'I solder', text: 'A moment of fire, and two ends become a ring.' },
  ],
  featured: 'What the studio holds',
  featuredTutorials: {
    title: 'Tutorials',
    text: 'Drawings, steps and cutting files. At home, at your pace.',
    action: 'All tutorials',
  },
  featuredWorkshops: {
    title: 'Workshops',
    text: 'Up to eight around one table. You leave wearing something.',
    action: 'Coming dates',
  },
  featuredShop: {
    title: 'The shop',
    text: 'Jewelry and paper works, ready to wear or made to order.',
    action: 'To the shop',
  },
  fresh: 'Fresh from the bench',
  allShop: 'The whole shop',
  coming: 'Coming workshops',
  allDates: 'All dates',
  factsTitle: 'Good to know',
  facts: [
    { title: 'Pickup at the studio', text: 'In Herzliya, by appointment. You can try things on.' },
    { title: '12 months of repairs', text: 'For every piece of jewelry made here, with its invoice.' },
    { title: 'Returns within 30 days', text: 'In the original packaging, after approval by email.' },
  ],
};

export default homeEn;
