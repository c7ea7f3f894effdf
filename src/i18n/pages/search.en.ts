import type { Texts } from '../message-types.ts';
import { count } from '../plural.ts';
import { quoted } from '../quoted.ts';
import type searchHe from './search.he.ts';

const many = (n: number, one: string, more: (n: number) => string) => count('en', n, one, more(n), more);

const searchEn: Texts<typeof searchHe> = {
  title: 'Search',
  titleFor: (query) => `Search: ${query}`,
  description: 'Search the studio’s shop, tutorials and workshops, in Hebrew and in English.',
  field: 'What are you looking for?',
  clear: 'Clear',
  submit: 'Search',
  results: 'Search results',
  groups: { product: 'In the shop', tutorial: 'Tutorials', workshop: 'Workshops' },
  countOf: (n) => many(n, 'One result', (all) => `${all} results`),
  all: 'See all results',
  allOf: (n) => many(n, 'See the results page', (all) => `See all ${all} results`),
  keys: { choose: 'to choose', open: 'to open', close: 'to close', slash: 'to search from any page' },
  recent: 'Recent searches',
  recentNote: 'Kept in this browser only.',
  forget: (query) => `Remove from the list: ${query}`,
  start: 'Good places to start',
  help: 'Answers',
  answers: {
    delivery: 'Delivery: what there is, and how',
    pickup: 'Pickup: where and when',
    returns: 'Returns: how, and until when',
    warranty: 'Warranty and repairs: what the terms say',
    cancel: 'Cancel an order or a workshop',
    size: 'Ring sizes: a table, and how to measure',
    payment: 'Prices and payment',
    orders: 'Your orders',
    account: 'Your account: logging in, password and details',
    contact: 'Contact: phone, email and address',
    accessibility: 'Accessibility statement',
    privacy: 'Privacy: what is kept, and why',
  },
  pickupPlace: 'Pickup: where and how',
  workshops: (month, weekday) => `Workshops${weekday ? ` on ${weekday}s` : ''}${month ? ` in ${month}` : ''}`,
  none: (query) => `Nothing found for ${quoted('en', query)}.`,
  noneHint: 'Try a single word or another spelling. Or just look around:',
  failed: 'The search didn’t work, probably a brief network problem.',
  refused: (most) => `That can’t be searched. Try a few plain words, up to ${most} characters.`,
};

export default searchEn;
