import { count } from '../plural.ts';
import type { AdminMessages } from './message-types.ts';

const of = (n: number, one: string, many: (n: number) => string) => count('en', n, one, '', many);

const greetings = { morning: 'Good morning', noon: 'Good afternoon', evening: 'Good evening' };

export const todayEn: AdminMessages['today'] = {
  greeting: (part, name) => (name ? `${greetings[part]}, ${name}` : greetings[part]),
  newProduct: 'New product',
  newWorkshop: 'New workshop',
  jump: 'Waiting for you',
  waiting: {
    messages: (n) => of(n, 'message waiting', () => 'messages waiting'),
    nearlyFull: (n) => of(n, 'workshop nearly full', () => 'workshops nearly full'),
    lowStock: (n) => of(n, 'product running out', () => 'products running out'),
    untranslated: () => 'missing English',
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
  meetsSoon: 'Workshops of today and tomorrow',
  workshops: {
    title: 'Upcoming workshops',
    all: 'All',
    taken: (participants, limit) => `${participants} of ${limit}`,
    meeting: (n, all) => `Meeting ${n} of ${all}`,
    seatsLeft: (n) => of(n, '1 seat left', (many) => `${many} seats left`),
    full: 'Full',
    over: (n) => `${n} over the limit`,
    none: 'No upcoming workshops.',
    more: (n) => of(n, 'And 1 more workshop', (many) => `And ${many} more workshops`),
  },
  stock: {
    title: 'Running low',
    all: 'All products',
    soldOut: 'Sold out',
    left: (n) => `${n} left`,
    enough: (n) => `${n} in stock`,
    madeToOrder: 'Made to order',
    stepper: (title) => `Stock: ${title}`,
    variants: 'By combination',
    variantsOf: (title) => `Stock by combination: ${title}`,
    rule: 'Products in the shop with 3 pieces or fewer appear here, except those that are one of a kind.',
    others: (n) => of(n, 'And 1 more product.', (many) => `And ${many} more products.`),
  },
  english: {
    title: 'Missing English',
    first: 'One by one',
    kinds: {
      products: 'Product',
      workshops: 'Workshop',
      tutorials: 'Tutorial',
      'banner-texts': 'Banner text',
    },
    fields: { title: 'name', description: 'description', location: 'place', text: 'text' },
    what: (kind, fields) => `${kind} · ${fields}`,
    fill: 'Translate',
    fillFor: (title) => `Translate: ${title}`,
    more: (n) => of(n, 'And 1 more', (many) => `And ${many} more`),
  },
  inOrder: {
    label: 'All in order',
    text: (parts) => `All in order: ${parts}.`,
    messages: 'messages',
    stock: 'stock',
    english: 'English texts',
  },
  firstSteps: {
    title: 'Your shop is ready. All it needs now is your work',
    text: 'Start anywhere, in any order. What you save is on the site right away; the English can come later.',
    contact: { title: 'Name and phone', text: 'What the shop is called, and how people reach you.' },
    words: { title: 'Your words', text: 'The title, the story and the pictures of the site’s pages.' },
    product: {
      title: 'Your first product',
      text: 'A ring, a paper picture, anything you sell off the shelf.',
    },
    workshop: {
      title: 'Your first workshop',
      text: 'A date, a place and how many people fit around the table.',
    },
    tutorial: { title: 'Your first tutorial', text: 'Illustrated pages, paid or free.' },
    delivery: { title: 'Delivery and payment', text: 'How pieces reach customers, and what it costs.' },
    done: 'Done',
    progress: (done, all) => `${done} of ${all}`,
    putAway: 'Hide',
    away: 'The first steps are hidden',
    undo: 'Undo',
    failed: 'Not saved. Check your connection and try again.',
  },
  demo: {
    title: 'The shop still has sample items',
    text: (n) =>
      `${of(n, '1 item you haven’t changed.', (many) => `${many} items you haven’t changed.`)} Sample orders go with them. Anything you added or changed stays.`,
    clear: 'Remove the samples',
    confirmTitle: 'Remove the sample items?',
    confirmText: (n) =>
      `${of(n, '1 item will be removed from the shop.', (many) => `${many} items will be removed from the shop.`)} All sample orders and their customers go, too. Anything you added or changed stays, and so do real orders.`,
    confirm: 'Remove them',
    cancel: 'Keep them',
    cleared: (n) =>
      of(n, '1 item was removed from the shop', (many) => `${many} items were removed from the shop`),
    failed: 'The sample items weren’t removed.',
  },
  failed: 'What’s waiting for you couldn’t be loaded',
};
