import type { AccountMailWords } from './he.ts';

export const accountMailEn: AccountMailWords = {
  code: {
    subject: (code, shop) => `${code} is your ${shop} login code`,
    heading: (code) => `Your login code: ${code}`,
    lines: [
      'The code works once, within ten minutes.',
      'Didn’t ask for a code? You can ignore this email. Nobody can log in without the code.',
    ],
  },
  newsletter: {
    subject: (shop) => `Please confirm: news from ${shop}`,
    heading: 'One last step: please confirm',
    lines: (shop) => [
      `Somebody asked us to send news and advertising from the shop ${shop} to this address: new pieces, workshop dates and offers.`,
      'Nothing is sent unless you confirm.',
    ],
    button: 'Yes, send me the news',
    after: [
      'The link works once, within seven days. You can stop at any time, by the link in each email or in your account.',
      'Didn’t ask for this? You can ignore this email, and nothing will be sent.',
    ],
    ended: 'You have been unsubscribed. You will get no more of these emails.',
  },
  passwordLink: {
    subject: (shop) => `Choose a new ${shop} password`,
    heading: 'Choose a new password',
    button: 'Choose a password',
    lines: [
      'The link works once, within an hour. Afterwards every other device has to log in again.',
      'Didn’t ask for it? You can ignore this email, and your password stays as it is.',
    ],
  },
  passwordChanged: {
    subject: (shop) => `Your ${shop} password was changed`,
    heading: 'Your password was changed',
    lines: [
      'The password of your account was changed just now, and other devices were logged out.',
      'If that wasn’t you, choose a new password right away:',
    ],
    button: 'Choose a password',
  },
  passwordRemoved: {
    subject: (shop) => `Your earlier ${shop} password was removed`,
    heading: 'Your earlier password was removed',
    lines: [
      'Logging in with a code confirmed for the first time that this address is yours. The password set before no longer opens the account, and other devices were logged out.',
      'Go on logging in with codes, or choose a new password:',
    ],
    button: 'Choose a password',
  },
  emailLink: {
    subject: (shop) => `Confirm your new email for ${shop}`,
    heading: (email) => `Confirm ${email}`,
    button: 'Confirm this email',
    lines: [
      'The link works once, within 24 hours. Until then your previous email stays.',
      'Didn’t ask for it? You can ignore this email, and nothing changes.',
    ],
  },
  emailAsked: {
    subject: (shop) => `A request to change your ${shop} email`,
    heading: 'A request to change your email',
    lines: (email) => [
      `Somebody asked to change the email of your account to ${email}. It changes only once the new address confirms it.`,
      'If that wasn’t you, change your password, log out all devices and write to me:',
    ],
    button: 'Write to me',
  },
  emailChanged: {
    subject: (shop) => `Your ${shop} email was changed`,
    heading: 'Your email was changed',
    lines: (email) => [
      `The email of your account is now ${email}. This address gets no more emails about the account.`,
      'If that wasn’t you, write to me now:',
    ],
    button: 'Write to me',
  },
  why: 'You’re getting this email because of a request on the site. It contains no advertising.',
};
