import { count } from '../plural.ts';
import type { AdminMessages } from './message-types.ts';

const of = (n: number, one: string, many: (n: number) => string) => count('en', n, one, '', many);

const greetings = { morning: 'Good morning', noon: 'Good afternoon', evening: 'Good evening' };

export const todayEn: AdminMessages['today'] = {
  greeting: (part, name) => (name ? `${greetings[part]}, ${name}` : greetings[part]),
  newProduct: 'New product',
  newWorkshop: 'New workshop',
  jump: 'What waits today',
  waiting: {
    messages: (n) => of(n, 'message waiting', () => 'messages waiting'),
    nearlyFull: (n) => of(n, 'workshop nearly full', () => 'workshops nearly full'),
    lowStock: (n) => of(n, 'product running out', () => 'products running out'),
    untranslated: () => 'missing in English',
  },
  messages: {
    title: 'New messages',
    all: 'All messages',
    reply: 'Reply',
    replyTo: (name) => `Reply to ${name}`,
    replySubject: (subject) => `Re: ${subject}`,
    more: (n) => of(n, 'And 1 more message', (many) => `And ${many} more messages`),
  },
  customers: {
    title: 'New customers this week',
    all: 'All users',
    thisWeek: (n) => of(n, '1 new customer this week', (many) => `${many} new customers this week`),
    more: (n) => `And ${n} more`,
  },
  workshops: {
    title: 'Coming workshops',
    all: 'All',
    taken: (participants, limit) => `${participants} of ${limit}`,
    meeting: (n, all) => `Meeting ${n} of ${all}`,
    seatsLeft: (n) => of(n, '1 seat left', (many) => `${many} seats left`),
    full: 'Full',
    none: 'No workshops are coming up.',
    more: (n) => of(n, 'And 1 more workshop', (many) => `And ${many} more workshops`),
  },
  stock: {
    title: 'Running out of stock',
    all: 'All products',
    soldOut: 'Sold out',
    left: (n) => `${n} left`,
    enough: (n) => `${n} in stock`,
    madeToOrder: 'Made to order',
    stepper: (title) => `Stock: ${title}`,
    rule: 'Every product on show with 3 pieces or fewer appears here.',
    others: (n) => of(n, 'And 1 more product.', (many) => `And ${many} more products.`),
  },
  english: {
    title: 'Missing in English',
    first: 'One by one',
    kinds: {
      products: 'Product',
      workshops: 'Workshop',
      tutorials: 'Tutorial',
      'banner-texts': 'Banner text',
    },
    fields: { title: 'title', description: 'description', location: 'location', text: 'text' },
    what: (kind, fields) => `${kind} · ${fields}`,
    fill: 'Fill in',
    fillFor: (title) => `Fill in: ${title}`,
    more: (n) => of(n, 'And 1 more', (many) => `And ${many} more`),
  },
  inOrder: {
    label: 'What is in order',
    text: (parts) => `In order: ${parts}.`,
    messages: 'messages',
    stock: 'stock',
    english: 'English texts',
  },
  firstSteps: {
    title: 'Your shop is ready. It only needs what’s in it',
    text: 'Start here, in any order. What you save is in the shop at once; the English can follow later.',
    product: { title: 'Your first product', text: 'A ring, a paper picture, anything sold from the shelf.' },
    workshop: { title: 'Your first workshop', text: 'A date, a place and how many sit around the table.' },
    tutorial: { title: 'Your first tutorial', text: 'Drawn pages, paid or free.' },
  },
  demo: {
    title: 'The shop still has sample entries',
    text: (n) =>
      `${of(n, '1 entry that you haven’t changed.', (many) => `${many} entries that you haven’t changed.`)} Whatever you added or changed stays.`,
    clear: 'Take the samples out',
    confirmTitle: 'Take the sample entries out?',
    confirmText: (n) =>
      `${of(n, '1 entry will leave the shop.', (many) => `${many} entries will leave the shop.`)} Whatever you added or changed stays.`,
    confirm: 'Take them out',
    cancel: 'Keep them',
    cleared: (n) => of(n, '1 entry has left the shop', (many) => `${many} entries have left the shop`),
    failed: 'The sample entries were not taken out.',
  },
  failed: 'What waits today could not be loaded',
};
