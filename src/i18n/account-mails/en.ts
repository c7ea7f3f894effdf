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
  why: 'You’re getting this email because of a request on the site. It contains no advertising.',
};
