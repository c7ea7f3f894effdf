/** The editor of tutorials. */
import { count } from '../plural.ts';
import type { AdminMessages } from './message-types.ts';

export const tutorialsEn: AdminMessages['tutorials'] = {
  editing: 'Editing a tutorial',
  unnamed: 'New tutorial',
  pages: 'Pages',
  cover: 'Cover',
  coverHint: 'The picture on the card. Without it there is a general drawing.',
  texts: 'Name and description',
  title: 'Name of the tutorial',
  titleEn: 'Name in English',
  description: 'Description',
  descriptionEn: 'Description in English',
  descriptionHint: 'It may stay empty. The card shows the first paragraph.',
  details: 'Details',
  category: 'Category',
  level: 'Level',
  duration: 'Length',
  minutes: 'minutes',
  price: 'Price',
  free: '0 is free: a free tutorial is open to everyone.',
  display: 'Display',
  active: 'Active',
  activeHint: 'Shown in the shop',
  priority: 'Priority',
  priorityHint: 'A higher number comes first',

  access: 'Owners',
  owners: 'Who the tutorial is open to',
  ownersAtOnce: 'Opening and withdrawing take effect at once, without saving.',
  ownersFailed: 'The list of owners could not be loaded.',
  noOwners: 'The tutorial is not open to anyone yet.',
  since: (day) => `Since ${day}`,
  findCustomer: 'Find a customer by name, email or phone',
  customers: 'Customers found',
  found: (total, shown) =>
    total > shown
      ? `${total} found, ${shown} shown. Type more to narrow it down.`
      : count('en', total, '1 found', '2 found', (n) => (n === 0 ? 'Nobody found' : `${n} found`)),
  grant: 'Open',
  grantTo: (name) => `Open the tutorial to ${name}`,
  granted: (name) => `The tutorial is now open to ${name}`,
  hasIt: 'Has it',
  withdraw: 'Withdraw',
  withdrawFrom: (name) => `Withdraw from ${name}`,
  withdrawTitle: 'Withdraw access?',
  withdrawText: (name) => `${name}: the tutorial closes at once. It can be opened again at any time.`,
  withdrawn: (name) => `Withdrawn from ${name}`,
  keepOwner: 'Keep',
};
