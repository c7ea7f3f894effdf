import type { Texts } from '../message-types.ts';
import type confirmEmailHe from './confirmEmail.he.ts';

const confirmEmailEn: Texts<typeof confirmEmailHe> = {
  title: 'Confirm your email',
  pageDescription: 'Confirm a new email address.',
  text: 'One more press, and this becomes the address of your account.',
  confirm: 'Confirm this email',
  failed: 'The address wasn’t confirmed. Please check your connection and try again.',
  doneTitle: 'Your email is changed',
  doneText: 'From now on you log in with',
  endedTitle: 'This link no longer works',
  endedText: 'A confirmation link works once, within 24 hours. You can ask for a new one in your account.',
  toAccount: 'To my account',
  toHome: 'To the home page',
};

export default confirmEmailEn;
