import type { Texts } from '../message-types.ts';
import type accountHe from './account.he.ts';

const accountEn: Texts<typeof accountHe> = {
  title: 'My details',
  ordersTitle: 'Orders',
  orders: 'All my orders',
  detailsTitle: 'Name and phone',
  phoneHint: 'Only to arrange an order or a workshop.',
  save: 'Save',
  saved: 'Saved',
  notSaved: 'The change wasn’t saved. Please check your connection and try again.',
  emailText: 'You log in with this address.',
  passwordTitle: 'Password',
  noPasswordText: 'You log in with a code by email. Add a password to log in without the email, too.',
  setPassword: 'Add a password',
  passwordText: 'After a change, every other device has to log in again.',
  current: 'Current password',
  newPassword: 'New password',
  showCurrent: 'Show current password',
  showNew: 'Show new password',
  passwordHint: (min) => `At least ${min} characters.`,
  changePassword: 'Change password',
  passwordChanged: 'Password changed',
  passwordNotChanged: 'The password wasn’t changed. Please check your connection and try again.',
  loginsTitle: 'Where you’re logged in',
  loginsText: 'Still logged in on another device? You can log out there from here.',
  logoutOthers: 'Log out everywhere else',
  loggedOutOthers: 'You’re now logged in only here',
  notLoggedOut: 'Logging out didn’t work. Please check your connection and try again.',
};

export default accountEn;
