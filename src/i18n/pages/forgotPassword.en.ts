import type { Texts } from '../message-types.ts';
import type forgotPasswordHe from './forgotPassword.he.ts';

const forgotPasswordEn: Texts<typeof forgotPasswordHe> = {
  title: 'A new password',
  pageDescription: 'A link to choose a new password.',
  text: 'A link to choose a password will come by email and work for an hour. Or do without:',
  byCode: 'log in with a code',
  withoutMail: 'No email can be sent from here at the moment. For a new password,',
  write: 'write to me',
  send: 'Send the link',
  sentTitle: 'If this address has an account, the link is on its way',
  sentText:
    'Not there after a few minutes? Look in your spam folder, or check that this is the address of your order.',
  notSent: 'The request wasn’t sent. Please check your connection and try again.',
  toLogin: 'Back to login',
};

export default forgotPasswordEn;
