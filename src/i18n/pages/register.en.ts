import { NEWSLETTER_WORDS } from '../newsletter-words.ts';
import type { Texts } from '../message-types.ts';
import type registerHe from './register.he.ts';

const registerEn: Texts<typeof registerHe> = {
  title: 'Nice to meet you',
  text: (percent) =>
    percent === null
      ? 'One account for your cart and tutorials.'
      : `One account for your cart and tutorials, and ${percent} off your first purchase.`,
  pendingTitle: 'What you chose is waiting',
  pendingText: 'Kept for you. After you sign up it goes into your cart, with nothing to choose again.',
  pendingPlace: (seats) => `Place in line, for ${seats === 1 ? '1 seat' : `${seats} seats`}`,
  pendingPlaceText: 'After you sign up you’re put on the waiting list, with nothing to ask again.',
  pageTitle: 'Sign up',
  pageDescription: 'Sign up to the shop.',
  submit: 'Sign up',
  failed: 'Registration failed',
  confirmPassword: 'Confirm password',
  passwordsDoNotMatch: 'Passwords do not match',
  phoneHint: 'Only to arrange an order or a workshop.',
  passwordHint: (min) => `At least ${min} characters.`,
  newsletter: NEWSLETTER_WORDS.en,
  newsletterNote: 'Optional. An email asks you to confirm first, and you can stop at any time.',
  purpose: 'Your details are used only for your cart and your orders.',
  privacy: 'Privacy notice',
  haveAccount: 'Already have an account?',
  toLogin: 'Log in',
};

export default registerEn;
