import type { Texts } from '../message-types.ts';
import type homeHe from './home.he.ts';

const homeEn: Texts<typeof homeHe> = {
  pageTitle: 'Handmade jewelry and paper art',
  pageDescription:
    'Hand-hammered jewelry, paper art, workshops and tutorials from a small studio in Herzliya.',
  heroTitle: 'Jewelry born under the hammer',
  heroText:
    'Every ring starts as a strip of metal, every picture as a sheet of paper. In a small studio in Herzliya I hammer, solder and cut, and I teach how it’s done.',
  heroAction: 'Visit the shop',
  heroSecond: 'Join a workshop',
  heroAlt:
    'A goldsmith’s bench: a hammered pendant framing a paper-cut portrait of the maker, a hammer, pliers, a file and rings',
  inspiringTitle: 'Metal remembers every blow.\nPaper remembers every fold.',
  inspiringText: 'That’s why no two things here are alike. How a piece is born, from first line to flame:',
  steps: [
    { title: 'I draw', text: 'On paper, at actual size.' },
    { title: 'I saw', text: 'A blade finer than a hair, one steady hand.' },
    { title: 'I hammer', text: 'Two hundred blows, then a few more.' },
    { title: 'I solder', text: 'A moment of fire, and two ends become a ring.' },
  ],
  featured: 'In the studio',
  featuredTutorials: {
    title: 'Tutorials',
    text: 'Drawings, templates and steps. At home, at your own pace.',
    action: 'All tutorials',
  },
  featuredWorkshops: {
    title: 'Workshops',
    text: 'Up to eight people around one table. You go home with something you made.',
    action: 'Upcoming dates',
  },
  featuredShop: {
    title: 'The shop',
    text: 'Jewelry and paper art, ready to take home or made to order.',
    action: 'Go to the shop',
  },
  fresh: 'Fresh from the bench',
  allShop: 'The whole shop',
  craftsTitle: 'Browse by craft',
  crafts: {
    goldsmith: 'Hand-hammered rings, earrings and pendants.',
    cricut: 'Pictures and cards in layers of paper.',
    others: 'Gifts, tools and small things for the home.',
  },
  coming: 'Upcoming workshops',
  allDates: 'All dates',
  factsTitle: 'Good to know',
  facts: [
    { title: 'Pickup at the studio', text: 'In Herzliya, by appointment. You’re welcome to try things on.' },
    {
      title: '12 months of repairs',
      text: 'For every piece of jewelry made here, with the invoice or receipt.',
    },
    { title: 'Returns within 30 days', text: 'In the original packaging, after approval by email.' },
  ],
};

export default homeEn;
