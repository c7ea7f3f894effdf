import type { Shekels } from '#domain/money.ts';
import { count } from '../plural.ts';
import { quoted } from '../quoted.ts';
import { sumText } from './sums.ts';

export const orderTakingHe = {
  open: 'הזמנה חדשה',
  title: 'הזמנה בטלפון או ביריד',
  failed: 'אפשרויות המסירה לא נטענו',
  what: 'מה',
  who: 'למי',
  search: 'מוצר או סדנה',
  chosen: 'מה שנבחר',
  results: 'מה שנמצא',
  found: (n: number) =>
    count('he', n, 'נמצא אחד', 'נמצאו שניים', (many) => (many === 0 ? 'לא נמצא דבר' : `נמצאו ${many}`)),
  inStock: (n: number) => `במלאי ${n}`,
  seats: (n: number) =>
    count('he', n, 'מקום אחד פנוי', 'שני מקומות פנויים', (many) =>
      many === 0 ? 'אין מקום פנוי' : `${many} מקומות פנויים`,
    ),
  gone: 'כבר לא בחנות',
  more: 'עוד אחד',
  less: 'אחד פחות',
  remove: (title: string) => `הסרה: ${quoted('he', title)}`,
  noLines: 'עוד לא נבחר מה להזמין.',
  from: 'החל מ־',
  choose: 'לבחור…',
  notChosen: 'צריך לבחור.',
  optional: '(לא חובה)',
  signs: (n: number, most: number) => `${n} מתוך ${most}`,
  textTooLong: (most: number) => `עד ${most} אותיות וסימנים.`,
  choicesMissing: 'הסכום יופיע אחרי שהכול נבחר.',
  problems: {
    over_stock: 'אין כל כך הרבה במלאי.',
    sold_out: 'אזל מהמלאי.',
    not_enough_seats: 'אין כל כך הרבה מקומות.',
    workshop_full: 'הסדנה מלאה.',
    workshop_past: 'הסדנה כבר התקיימה.',
    already_owned: 'כבר שייך ללקוח.',
    gone: 'כבר לא בחנות.',
  },
  findCustomer: 'חיפוש ברשימת הלקוחות',
  customers: 'לקוחות שנמצאו',
  customersFound: (n: number) =>
    count('he', n, 'נמצא אחד', 'נמצאו שניים', (many) =>
      many === 0 ? 'לא נמצא. אפשר למלא למטה.' : `נמצאו ${many}`,
    ),
  contact: { firstName: 'שם פרטי', lastName: 'שם משפחה', phone: 'טלפון', email: 'מייל' },
  missing: { required: 'צריך למלא.', phone: 'זה לא מספר טלפון.', email: 'זו לא כתובת מייל.' },
  lang: 'שפת המיילים',
  langs: { he: 'עברית', en: 'אנגלית' },
  how: 'איך זה נמסר',
  address: {
    city: 'יישוב',
    street: 'רחוב',
    house: 'מספר בית',
    entrance: 'כניסה',
    floor: 'קומה',
    apartment: 'דירה',
    postcode: 'מיקוד',
    note: 'הערה לשליח',
  },
  note: 'הערה להזמנה',
  noteHint: 'לא חובה. נראית גם בעמוד ההזמנה.',
  place: (total: Shekels) => `רישום ההזמנה, ${sumText(total)}`,
  placeEmpty: 'רישום ההזמנה',
  after: 'הפריטים נשמרים, ויוצא מייל עם פרטי התשלום. מה שכבר שולם רושמים בעמוד ההזמנה.',
  notPlaced: (reason: string) => `ההזמנה לא נרשמה. ${reason}`,
  done: (number: number) => `הזמנה ${number} נרשמה.`,
};
