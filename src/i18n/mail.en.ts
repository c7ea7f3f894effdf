import { isolated, isolatedAddress, plainLine } from './isolated.ts';
import type { contactMailHe } from './mail.he.ts';

export const contactMailEn: typeof contactMailHe = {
  subject: ({ subject }) => `Message from the site: ${plainLine(subject)}`,
  body: ({ shop, name, email, subject, message }) =>
    [
      `You have a new message from the contact form of ${isolated(shop)}.`,
      '',
      `From: ${isolated(name)}`,
      ...(email ? [`Email: ${isolatedAddress(email)}`] : []),
      `Subject: ${isolated(subject)}`,
      'Language: English',
      '',
      message,
      ...(email ? ['', '—', `Replying to this email writes to ${isolatedAddress(email)}.`] : []),
    ].join('\n'),
};
