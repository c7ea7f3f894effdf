import type { Texts } from '../message-types.ts';
import type registerHe from './register.he.ts';

const registerEn: Texts<typeof registerHe> = {
  title: 'Nice to meet you',
  text: 'One account for the cart, the workshops and the tutorials. 10% off your first purchase.',
  pageTitle: 'Sign up',
  pageDescription: 'Sign up for the shop: 10% off a first purchase.',
  submit: 'Sign up',
  failed: 'Registration failed',
  passwordsDoNotMatch: 'Passwords do not match',
  phoneHint: 'Only to arrange pickup.',
  passwordHint: (min) => `At least ${min} characters.`,
  purpose: 'Your details serve your cart, your orders and arranging pickup, nothing else.',
  privacy: 'About privacy',
  haveAccount: 'Already have an account?',
  toLogin: 'Log in',
};

export default registerEn;
