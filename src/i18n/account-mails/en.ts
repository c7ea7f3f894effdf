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
  why: 'You’re getting this email because of a request on the site. It contains no advertising.',
};
