import { isolated, isolatedAddress, plainLine } from './isolated.ts';

export interface ContactMailFacts {
  shop: string;
  name: string;
  /** Empty: it came by a form that needs none. */
  email: string;
  subject: string;
  message: string;
}

export const contactMailHe = {
  subject: ({ subject }: ContactMailFacts) => `הודעה מהאתר: ${plainLine(subject)}`,
  body: ({ shop, name, email, subject, message }: ContactMailFacts) =>
    [
      `הודעה חדשה הגיעה דרך טופס יצירת הקשר באתר ${isolated(shop)}.`,
      '',
      `מאת: ${isolated(name)}`,
      ...(email ? [`אימייל: ${isolatedAddress(email)}`] : []),
      `נושא: ${isolated(subject)}`,
      'שפה: עברית',
      '',
      message,
      ...(email ? ['', '—', `תשובה למייל הזה תגיע אל ${isolatedAddress(email)}.`] : []),
    ].join('\n'),
};
