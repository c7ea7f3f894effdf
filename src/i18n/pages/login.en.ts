import type { Texts } from '../message-types.ts';
import type loginHe from './login.he.ts';

const loginEn: Texts<typeof loginHe> = {
  title: 'Good to see you',
  text: 'Log in to your cart and your tutorials.',
  textNext: 'Just a moment: please log in to continue.',
  textKept: 'What you wrote is saved. We’ll go on from there.',
  pageTitle: 'Log in',
  pageDescription: 'Log in to your account.',
  submit: 'Log in',
  failed: 'Login failed',
  noAccount: 'No account yet?',
  toRegister: (percent) =>
    percent === null ? 'Sign up' : `Sign up and get ${percent} off your first purchase`,
  forgotPassword: 'Forgot your password?',
  writeToReset: 'Write to me and I’ll reset it',
};

export default loginEn;
