import type { Shekels } from '#domain/money.ts';
import { isolated, isolatedAddress } from '../isolated.ts';
import { day, moment, sum } from './runs.ts';

const money = (amount: Shekels) => sum(amount);

/** What the maker reads of an order. */
export const makerMailHe = {
  toOrder: (number: number) => `להזמנה ${number}`,
  why: 'המייל הזה נשלח מהחנות שלך. תשובה עליו תגיע למי שביצע את ההזמנה.',
  newOrder: {
    paid: (number: number, total: Shekels, name: string) => `הזמנה חדשה ${number}: ${money(total)}, ${name}`,
    unpaid: (number: number, total: Shekels, name: string) =>
      `הזמנה חדשה ${number}, ממתינה לתשלום: ${money(total)}, ${name}`,
    heading: (number: number) => `הזמנה חדשה ${number}`,
    isPaid: 'ההזמנה שולמה.',
    until: (iso: string) => `ההזמנה עוד לא שולמה. מה שהוזמן שמור עד ${moment('he', iso)}.`,
    isUnpaid: 'ההזמנה עוד לא שולמה.',
  },
  review: {
    subject: (number: number) => `לבדיקה: הכסף והזמנה ${number} לא מתאימים`,
    heading: (number: number) => `הזמנה ${number} מחכה להחלטה שלך`,
    lead: (paid: Shekels, total: Shekels) =>
      `התקבלו ${money(paid)}, וסכום ההזמנה הוא ${money(total)}. עד ההחלטה שלך שום דבר לא נמסר ולא נפתח.`,
    late: (paid: Shekels) =>
      `התקבלו ${money(paid)} על הזמנה שכבר הסתיימה. עד ההחלטה שלך שום דבר לא נמסר ולא נפתח.`,
    next: 'בעמוד ההזמנה כתוב מה קרה, ואפשר לבחור בין אישור להחזר.',
  },
  refundFailed: {
    subject: (number: number, amount: Shekels) => `ההחזר על הזמנה ${number} לא בוצע: ${money(amount)}`,
    heading: 'ההחזר לא בוצע',
    lead: (amount: Shekels, number: number) =>
      `חברת הסליקה לא ביצעה את ההחזר של ${money(amount)} על הזמנה ${number}. הכסף עוד לא חזר.`,
    next: 'אפשר לנסות שוב מעמוד ההזמנה, או להחזיר ישירות ולרשום את זה שם.',
  },
  cancellation: {
    subject: (number: number, until: string) =>
      `בקשת ביטול של הזמנה ${number}, לטיפול עד ${day('he', until)}`,
    heading: (number: number) => `בקשת ביטול של הזמנה ${number}`,
    lead: (at: string, until: string) =>
      `הבקשה התקבלה ב${moment('he', at)}. את הכסף יש להחזיר עד ${day('he', until)}.`,
    refund: (amount: Shekels) => `סכום ההחזר לפי החוק: ${money(amount)}.`,
    nothing: 'לפי החוק אין החזר על מה שהתבקש.',
    inWords: 'הבקשה היא לבטל רק חלק מההזמנה, כמו שכתוב כאן.',
    noFee: 'הסיבה שצוינה: פגם, או שזה לא מה שתואר. לכן אין דמי ביטול.',
    written: 'מה שנכתב בבקשה',
  },
  contact: 'פרטי קשר',
  name: (name: string) => `שם: ${isolated(name)}`,
  phone: (phone: string) => `טלפון: ${isolatedAddress(phone)}`,
  email: (email: string) => `אימייל: ${isolatedAddress(email)}`,
  note: 'הערה להזמנה',
};
export type MakerMailWords = typeof makerMailHe;
