import type { Texts } from '../message-types.ts';
import type resetPasswordHe from './resetPassword.he.ts';

const resetPasswordEn: Texts<typeof resetPasswordHe> = {
  title: 'Choose a password',
  pageDescription: 'Choose a new password for your account.',
  text: 'Once it’s saved you’re logged in here, and every other device has to log in again.',
  password: 'New password',
  passwordHint: (min) => `At least ${min} characters.`,
  save: 'Save and log in',
  done: 'Password changed',
  notSaved: 'The password wasn’t saved. Please check your connection and try again.',
  endedTitle: 'This link no longer works',
  endedText: 'A password link works once, within an hour, and a newer one replaces it.',
  askAgain: 'Get a new link',
  toLogin: 'Back to login',
};

export default resetPasswordEn;
