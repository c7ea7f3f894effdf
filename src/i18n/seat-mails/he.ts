import type { Shekels } from '#domain/money.ts';
import { formatDay, formatDayNumeral, formatMonth, formatTime, formatWeekday } from '../dates.ts';
import { isolated, isolatedAddress } from '../isolated.ts';
import { day, moment, sum } from '../order-mails/runs.ts';
import { formatDuration } from '../duration.ts';
import { count } from '../plural.ts';

const seats = (n: number) => count('he', n, 'מקום אחד', 'שני מקומות', (many) => `${many} מקומות`);
const hours = (n: number) => count('he', n, 'שעה', 'שעתיים', (many) => `${many} שעות`);
/** `יום ה׳, 3 בדצמבר, 17:30`. */
const shortMoment = (iso: string) =>
  `${formatWeekday('he', iso)}, ${formatDay('he', iso).replace(' ', '\u00A0')}, ${formatTime(iso)}`;

/** What those who come to a workshop, or wait for it, read; the renderer takes the isolates out of subjects. */
export const seatMailHe = {
  why: {
    attendee: 'המייל הזה נשלח כי יש לך מקום בסדנה, ואין בו פרסום.',
    waiting: 'המייל הזה נשלח כי הכתובת הזו ברשימת ההמתנה לסדנה, ואין בו פרסום.',
    buyer: 'המייל הזה נשלח כי הוזמן אצלי מקום בסדנה, ואין בו פרסום.',
    former: 'המייל הזה נשלח כי היה לך מקום בסדנה, ואין בו פרסום.',
  },
  seller: (name: string, address: string | null, phone: string | null) =>
    [isolated(name), ...(address === null ? [] : [isolated(address)])].join(', ') +
    (phone === null ? '' : ` · ${isolatedAddress(phone)}`),

  visit: {
    day: (iso: string) => formatDayNumeral(iso),
    when: (iso: string) => `${formatMonth('he', iso)}, ${formatWeekday('he', iso)}, ${formatTime(iso)}`,
    extent: (minutes: number) => formatDuration('he', minutes),
    inWords: (iso: string, minutes: number) =>
      `${moment('he', iso)}, ${formatDuration('he', minutes).replaceAll(' ', '\u00A0')}`,
    where: 'איפה',
    address: 'כתובת',
    bring: 'מה להביא',
    seats: 'מקומות',
    map: 'איך מגיעים',
    calendar: 'הוספה ליומן',
    page: 'לעמוד הסדנה',
  },
  first: (iso: string, place: string) => [moment('he', iso), ...(place ? [place] : [])].join(', '),

  waiting_joined: {
    subject: (position: number, title: string) => `מספר ${position} ברשימת ההמתנה: ${title}`,
    heading: 'ההרשמה לרשימת ההמתנה התקבלה',
    position: (position: number, n: number) => `מספר ${position} ברשימה, ל${seats(n)}.`,
    next: (offerHours: number) =>
      `מקום שמתפנה מוצע לפי הסדר, למי שהמספר מתאים לו. כשיגיע תורך יבוא מייל, והמקום יישמר ${hours(offerHours)}.`,
    nothing: 'עד אז אין צורך לעשות דבר, ואין חיוב.',
    leaveHeading: 'כבר לא מתאים?',
    leaveText: 'יציאה מהרשימה מקדמת את מי שאחריך.',
    leave: 'ליציאה מהרשימה',
  },
  seat_offered: {
    subject: (n: number, until: string, title: string) =>
      `${n === 1 ? 'התפנה מקום, שמור' : `התפנו ${seats(n)}, שמורים`} עד ${shortMoment(until)}: ${title}`,
    heading: (n: number) => (n === 1 ? 'התפנה מקום' : `התפנו ${seats(n)}`),
    until: (n: number, until: string) => `${n === 1 ? 'שמור' : 'שמורים'} לך עד ${moment('he', until)}.`,
    how: 'הזמנה בעמוד הסדנה עד אז סוגרת את ההרשמה. אחרי כן ההצעה עוברת לבאים ברשימה.',
    order: 'להזמנה',
    declineHeading: 'לא מתאים?',
    declineText: 'ויתור כבר עכשיו נותן לבאים ברשימה יותר זמן.',
    decline: (n: number): string => (n === 1 ? 'לוויתור על המקום' : 'לוויתור על המקומות'),
  },
  offer_ended: {
    subject: (title: string) => `השמירה הסתיימה: ${title}`,
    heading: 'השמירה הסתיימה',
    lead: 'לא הגיעה הזמנה בזמן, ולכן מה שנשמר הוצע לבאים ברשימה. לא נגבה תשלום.',
    again: 'אם זה עדיין מתאים, אפשר להירשם שוב בעמוד הסדנה.',
  },
  reminder: {
    subject: (days: number, iso: string, title: string) =>
      `${days <= 2 ? `${near(days)} ב־${formatTime(iso)}` : shortMoment(iso)}: ${title}`,
    heading: (days: number) => `נפגשים ${near(days)}`,
    changedHeading: 'משהו השתנה?',
  },
  changed: {
    subjectDate: (iso: string, title: string) => `מועד חדש, ${shortMoment(iso)}: ${title}`,
    subjectDates: (title: string) => `שינוי במפגשים: ${title}`,
    subjectPlace: (place: string, title: string) => `מקום חדש, ${place}: ${title}`,
    headingDate: 'המועד השתנה',
    headingPlace: 'המקום השתנה',
    headingBoth: 'המועד והמקום השתנו',
    lead: 'ההרשמה עוברת יחד עם השינוי, ואין צורך לעשות דבר. קובץ היומן המצורף מעדכן את מה שכבר ביומן.',
    beforeHeading: 'מה היה קודם',
    notFitting: 'אם השינוי לא מתאים, תשובה למייל הזה מגיעה אליי, ונמצא פתרון.',
  },
  moved: {
    subject: (iso: string, title: string) => `ההרשמה עברה ל${shortMoment(iso)}: ${title}`,
    subjectPlain: (title: string) => `ההרשמה עברה לסדנה אחרת: ${title}`,
    headingDate: 'ההרשמה עברה למועד אחר',
    heading: 'ההרשמה עברה לסדנה אחרת',
    lead: 'כל מה ששולם עבר איתה. קובץ היומן המצורף מעדכן את מה שכבר ביומן.',
  },
  seat_given: {
    subject: (n: number, iso: string | null, title: string) =>
      `${n === 1 ? 'יש לך מקום' : `יש לך ${seats(n)}`} בסדנה${iso === null ? '' : `, ${shortMoment(iso)}`}: ${title}`,
    heading: (n: number) => (n === 1 ? 'יש לך מקום בסדנה' : `יש לך ${seats(n)} בסדנה`),
    lead: (by: string) => `ההרשמה הועברה אליך על ידי ${isolated(by)}. הכול כבר הוסדר, ואין מה לשלם.`,
    notFitting: 'לא מסתדר? תשובה למייל הזה מגיעה אליי.',
  },
  given_on: {
    subject: (title: string) => `המקום בסדנה כבר לא על שמך: ${title}`,
    heading: 'המקום בסדנה כבר לא על שמך',
    lead: (by: string) =>
      `ההרשמה שהועברה אליך על ידי ${isolated(by)} עברה עכשיו למישהו אחר. אפשר להסיר את הסדנה מהיומן.`,
    mistake: 'נראה כמו טעות? תשובה למייל הזה מגיעה אליי.',
  },
  seat_cancelled: {
    subject: (title: string) => `המקום בסדנה בוטל: ${title}`,
    heading: 'המקום בסדנה בוטל',
    lead: (by: string) =>
      `ההרשמה שהועברה אליך על ידי ${isolated(by)} בוטלה, והמקום כבר לא שמור לך. אפשר להסיר את הסדנה מהיומן.`,
    mistake: 'נראה כמו טעות? תשובה למייל הזה מגיעה אליי.',
  },
  given_away: {
    subject: (to: string, title: string) => `ההרשמה הועברה אל ${to}: ${title}`,
    heading: 'ההרשמה הועברה',
    lead: (to: string) => `מעכשיו ההרשמה על שם ${isolated(to)}, ומייל עם כל הפרטים כבר נשלח לשם.`,
    money: 'הביטול וההחזר, אם יהיו, נשארים בהזמנה שלך.',
    notYou: 'אם ההעברה לא נעשתה על ידך, כדאי להשיב למייל הזה מיד.',
    order: (number: number) => `להזמנה ${number}`,
  },
  message: {
    from: (shop: string) => `הודעה מאת ${isolated(shop)}`,
    attendees: 'ההודעה נשלחה למי שיש להם מקום בסדנה, לכל אחד בנפרד. תשובה למייל הזה מגיעה אליי.',
    waiting: 'ההודעה נשלחה למי שברשימת ההמתנה, לכל אחד בנפרד. תשובה למייל הזה מגיעה אליי.',
  },

  right: {
    until: (iso: string, isToday: boolean, refund: Shekels | null) =>
      `אפשר לבטל עד סוף ${isToday ? 'היום, ' : ''}${day('he', iso)}${refund === null ? '' : `; יוחזרו ${sum(refund)}`}.`,
    late: 'מועד הביטול עבר.',
    cancel: 'לביטול המקום',
    handOver:
      'עד המפגש הראשון אפשר להעביר את המקום למישהו אחר, בחשבון או בתשובה למייל הזה עם שם וכתובת מייל.',
    account: 'להעברה למישהו אחר',
    reply: 'תשובה למייל הזה מגיעה אליי.',
  },
};
export type SeatMailWords = typeof seatMailHe;

function near(days: number): string {
  if (days <= 0) return 'היום';
  if (days === 1) return 'מחר';
  return days === 2 ? 'מחרתיים' : `בעוד ${days} ימים`;
}
