import { count } from '../plural.ts';
import { quoted } from '../quoted.ts';
import type { AdminMessages } from './message-types.ts';

const of = (n: number, one: string, many: string) =>
  count('en', n, `1 ${one}`, '', (all) => `${all} ${many}`);

export const usersEn: AdminMessages['users'] = {
  title: 'Users',
  total: (n) => of(n, 'registered', 'registered'),
  found: (n) => of(n, 'found', 'found'),
  onlyRoles: 'Only roles can be changed here',
  search: 'Search by name, email or phone',
  clearSearch: 'Clear search',
  name: 'Name',
  columns: {
    email: 'Email',
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone',
    role: 'Role',
    joined: 'Joined',
    lastLogin: 'Last login',
    actions: 'Actions',
  },
  roles: { user: 'Customer', superAdmin: 'Admin' },
  joinedOn: (day) => `Joined ${day}`,
  loggedInOn: (day) => `Last login ${day}`,
  noLogin: 'Not yet',
  noLoginYet: 'No login yet',
  noPhone: 'No phone',
  none: 'No one has signed up yet.',
  notFound: (text) => `No users match ${quoted('en', text)}.`,
  newsletter: {
    subscribers: (n) => of(n, 'person agreed to news by email', 'people agreed to news by email'),
    rules:
      'Download a new file for each sending. The law requires the word “פרסומת” at the start of the subject, contact details, and in each email the unsubscribe link from that person’s row.',
    download: 'Download the list',
  },
  failed: 'Failed to fetch users',
  makeAdmin: 'Make an admin',
  endAdmin: 'Remove as admin',
  promote: {
    title: (name) => `Make ${name} an admin?`,
    text: 'An admin sees and changes everything here, as you do: the shop, workshops and tutorials, customers and messages, and who is an admin.',
    confirm: 'Make an admin',
  },
  demote: {
    title: (name) => `Remove ${name} as admin?`,
    text: 'The account stays a customer’s and is logged out of every device at once.',
    confirm: 'Remove as admin',
  },
  resign: {
    title: () => 'Remove yourself as admin?',
    text: 'Your account stays a customer’s, and you’re logged out of every device at once. Only another admin can make you one again.',
    confirm: 'Remove me as admin',
  },
  ownPassword: 'Your password',
  cancel: 'Cancel',
  promoted: (name) => `${name} is now an admin`,
  demoted: (name) => `${name} is no longer an admin`,
  resigned: 'You’re no longer an admin. You can log in again as a customer.',
};
