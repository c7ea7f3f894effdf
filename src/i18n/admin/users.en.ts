import { count } from '../plural.ts';
import { quoted } from '../quoted.ts';
import type { AdminMessages } from './message-types.ts';

const of = (n: number, one: string, many: string) =>
  count('en', n, `1 ${one}`, '', (all) => `${all} ${many}`);

export const usersEn: AdminMessages['users'] = {
  title: 'Users',
  total: (n) => of(n, 'registered', 'registered'),
  found: (n) => of(n, 'found', 'found'),
  readOnly: 'Read-only',
  search: 'Search by name, email or phone',
  clearSearch: 'Clear search',
  columns: {
    email: 'Email',
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone',
    role: 'Role',
    joined: 'Joined',
    lastLogin: 'Last login',
  },
  roles: { user: 'Customer', superAdmin: 'Admin' },
  joinedOn: (day) => `Joined ${day}`,
  loggedInOn: (day) => `Last login ${day}`,
  noLogin: 'Not yet',
  noLoginYet: 'No login yet',
  noPhone: 'No phone',
  none: 'No one has signed up yet.',
  notFound: (text) => `No users match ${quoted('en', text)}.`,
  failed: 'Failed to fetch users',
};
