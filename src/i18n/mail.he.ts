/** Mails to the maker, in her language. What somebody else wrote is isolated, so that it turns nothing around it. */

export interface ContactMailFacts {
  shop: string;
  name: string;
  email: string;
  subject: string;
  message: string;
}

export const contactMailHe = {
  subject: ({ subject }: ContactMailFacts) => `הודעה מהאתר: ${subject}`,
  body: ({ shop, name, email, subject, message }: ContactMailFacts) =>
    [
      `הודעה חדשה הגיעה דרך טופס יצירת הקשר של ${isolated(shop)}.`,
      '',
      `מאת: ${isolated(name)}`,
      `אימייל: ${email}`,
      `נושא: ${isolated(subject)}`,
      '',
      message,
      '',
      '—',
      `תשובה למייל הזה תגיע אל ${email}.`,
    ].join('\n'),
};

/** U+2068 and U+2069: the text has a direction of its own. */
function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
