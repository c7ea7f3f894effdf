import type { Texts } from '../message-types.ts';
import type loginHe from './login.he.ts';

const loginEn: Texts<typeof loginHe> = {
  title: 'Good to see you',
  text: 'To your cart, your workshops and your tutorials.',
  textNext: 'One moment before you go on: please log in.',
  pageTitle: 'Log in',
  pageDescription: 'Log in to your account.',
  submit: 'Log in',
  failed: 'Login failed',
  noAccount: 'No account yet?',
  toRegister: 'Sign up, with 10% off your first purchase',
};

export default loginEn;
