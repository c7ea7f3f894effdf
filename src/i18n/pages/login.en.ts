import type { Texts } from '../message-types.ts';
import type loginHe from './login.he.ts';

const loginEn: Texts<typeof loginHe> = {
  title: 'Good to see you',
  text: 'Log in to your cart and your tutorials.',
  textNext: 'Just a moment: please log in to continue.',
  textKept: 'What you wrote is saved. We’ll go on from there.',
  pendingTitle: 'What you chose is waiting',
  pendingText: 'Kept for you. After you log in it goes into your cart, with nothing to choose again.',
  pendingPlace: (seats) => `Place in line, for ${seats === 1 ? '1 seat' : `${seats} seats`}`,
  pendingPlaceText: 'After you log in you’re put on the waiting list, with nothing to ask again.',
  pageTitle: 'Log in',
  pageDescription: 'Log in to your account.',
  submit: 'Log in',
  failed: 'Login failed',
  noAccount: 'No account yet?',
  toRegister: (percent) =>
    percent === null ? 'Sign up' : `Sign up and get ${percent} off your first purchase`,
  forgotPassword: 'Forgot your password?',
  toNewPassword: 'Choose a new one',
  writeToReset: 'Write to me and I’ll reset it',
  byCode: 'Log in with a code by email',
  byPassword: 'Log in with a password',
  or: 'or',
  codeText: 'Enter your email, get a six-digit code, and you’re in. No password to remember.',
  sendCode: 'Send the code',
  codeNotSent: 'The code wasn’t sent. Please check your connection and try again.',
  codeOpensAccount: (percent) =>
    percent === null
      ? 'No account yet? The code opens one.'
      : `No account yet? The code opens one, with ${percent} off your first purchase.`,
  codeTitle: 'Check your email for the code',
  changeEmail: 'Change',
  code: 'Six-digit code',
  codeHint: 'The code works for ten minutes. You can paste it all at once.',
  codeMissing: 'Please enter all six digits.',
  notArrived: 'Not there? Have a look in your spam folder.',
  resendIn: (seconds) => `You can send it again in ${seconds === 1 ? '1 second' : `${seconds} seconds`}`,
  resend: 'Send a new code',
  resent: 'A new code is on its way. It replaces the old one.',
};

export default loginEn;
