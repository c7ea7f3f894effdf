import { count } from '../plural.ts';
import { quoted } from '../quoted.ts';
import type { AdminMessages } from './message-types.ts';
import { sumText } from './sums.ts';

export const orderTakingEn: AdminMessages['orderTaking'] = {
  open: 'New order',
  title: 'Order by phone or at a fair',
  failed: 'The ways of delivery didn’t load',
  what: 'What',
  who: 'For whom',
  search: 'Product or workshop',
  chosen: 'Chosen',
  results: 'Found',
  found: (n) => (n === 0 ? 'Nothing found' : `${n} found`),
  inStock: (n) => `${n} in stock`,
  seats: (n) =>
    n === 0 ? 'No free seats' : count('en', n, '1 free seat', '2 free seats', (many) => `${many} free seats`),
  gone: 'No longer in the shop',
  more: 'One more',
  less: 'One less',
  remove: (title) => `Remove ${quoted('en', title)}`,
  noLines: 'Nothing is chosen yet.',
  problems: {
    over_stock: 'There aren’t that many in stock.',
    sold_out: 'Sold out.',
    not_enough_seats: 'There aren’t that many seats.',
    workshop_full: 'The workshop is full.',
    workshop_past: 'The workshop has already taken place.',
    already_owned: 'The customer already has it.',
    gone: 'No longer in the shop.',
  },
  findCustomer: 'Find a customer',
  customers: 'Customers found',
  customersFound: (n) => (n === 0 ? 'Not found. Fill in the fields below.' : `${n} found`),
  contact: { firstName: 'First name', lastName: 'Last name', phone: 'Phone', email: 'Email' },
  missing: {
    required: 'Please fill this in.',
    phone: 'This isn’t a phone number.',
    email: 'This isn’t an email address.',
  },
  lang: 'Language of the emails',
  langs: { he: 'Hebrew', en: 'English' },
  how: 'How it gets there',
  address: {
    city: 'City or town',
    street: 'Street',
    house: 'House number',
    entrance: 'Entrance',
    floor: 'Floor',
    apartment: 'Apartment',
    postcode: 'Postal code',
    note: 'Note for the courier',
  },
  note: 'Note on the order',
  noteHint: 'Optional. Also shown on the order’s page.',
  place: (total) => `Place the order, ${sumText('en', total)}`,
  placeEmpty: 'Place the order',
  after:
    'The items are held, and an email says how to pay. What is already paid is recorded on the order’s page.',
  notPlaced: (reason) => `The order wasn’t placed. ${reason}`,
  done: (number) => `Order ${number} is placed.`,
};
