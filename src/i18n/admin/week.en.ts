import { count } from '../plural.ts';
import type { AdminMessages } from './message-types.ts';

export const weekEn: AdminMessages['week'] = {
  title: 'This week',
  all: 'All details',
  visits: 'Visits',
  carts: 'Carts filled',
  orders: 'Orders',
  mostViewed: 'Most viewed',
  notFound: 'Searched for, not found',
  quiet: 'No visits have been counted this week yet.',
  range: (from, to) => `The last seven days, ${from} to ${to}`,
  visitCount: (visits) => count('en', visits, '1 visit', '', (n) => `${n} visits`),
  cartCount: (carts) => count('en', carts, '1 cart filled', '', (n) => `${n} carts filled`),
  orderCount: (orders) => count('en', orders, '1 order', '', (n) => `${n} orders`),
  how: 'A visit is when someone comes to the site from elsewhere: from a link, a search or by typing the address. Reloading a page doesn’t count, and neither do bots. Nothing is kept about who visited, and no cookies are used.',
  kinds: { products: 'Products', workshops: 'Workshops', tutorials: 'Tutorials' },
  entry: 'Name',
  views: 'Views',
  searches: 'Searches without a result',
  query: 'Searched for',
  times: 'Times',
  hint: 'If you have it, add the word to its title or description. If not, it may be an idea for your next piece.',
  add: 'New product',
  noViews: 'Nothing has been viewed this week yet.',
  noSearches: 'No search came up empty this week.',
  failed: 'This week’s numbers weren’t loaded',
};
