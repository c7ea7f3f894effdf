import { count } from '../plural.ts';

const overviewHe = {
  nav: 'החשבון שלי',
  workshops: 'הסדנאות שלי',
  tutorials: 'המדריכים שלי',
  orders: 'ההזמנות שלי',
  details: 'הפרטים שלי',
  loading: 'החשבון נטען',
  seats: {
    title: 'הסדנה הקרובה',
    several: 'הסדנאות הקרובות',
    failed: 'הסדנאות לא נטענו.',
    none: (mail: boolean) =>
      `אחרי הרשמה לסדנה, המועד והכתובת יופיעו כאן.${mail ? ' אם העבירו לך מקום, הם במייל שקיבלת.' : ''}`,
    toWorkshops: 'לסדנאות',
    count: (n: number) => count('he', n, 'מקום אחד', 'שני מקומות', (many) => `${many} מקומות`),
    map: 'איך מגיעים',
    mapLabel: (place: string) => `איך מגיעים: ${place}`,
    bring: 'מה להביא',
    calendar: 'הוספה ליומן',
    calendarLabel: (title: string) => `הוספה ליומן: ${title}`,
    cancel: (n: number) => (n === 1 ? 'ביטול המקום' : 'ביטול המקומות'),
    until: (day: string) => `אפשר לבטל עד ${day}.`,
    order: 'לפרטי ההזמנה',
    orderLabel: (number: number) => `לפרטי ההזמנה: ${number}`,
    requested: 'בקשת הביטול התקבלה.',
    partRequested: (n: number) =>
      n === 1 ? 'בקשת הביטול של מקום אחד התקבלה.' : `בקשת הביטול של ${n} מקומות התקבלה.`,
    tooLate: 'מועד הביטול עבר.',
  },
  waiting: { toOffer: 'להרשמה ולתשלום' },
  reading: {
    all: 'לכל המדריכים',
    failed: 'המדריכים לא נטענו.',
    none: 'מדריכים שלך נפתחים מכאן, וממשיכים מאותו עמוד בכל מכשיר.',
    toTutorials: 'למדריכים',
    position: (page: number, pages: number) => `עמוד ${page} מתוך ${pages}`,
    pages: (n: number) => count('he', n, 'עמוד אחד', 'שני עמודים', (many) => `${many} עמודים`),
    minutes: (n: number) => count('he', n, 'דקה', 'שתי דקות', (many) => `${many} דקות`),
    unread: (extent: string) => `${extent}. עוד לא נפתח.`,
    opened: (extent: string) => `${extent}.`,
    finished: 'נקרא עד הסוף.',
    mayRate: 'נקרא עד הסוף. אפשר לדרג.',
    goOn: (page: number) => `המשך מעמוד ${page}`,
    open: 'פתיחת המדריך',
    again: 'קריאה חוזרת',
    more: (n: number) =>
      count('he', n, 'ועוד מדריך אחד', 'ועוד שני מדריכים', (many) => `ועוד ${many} מדריכים`),
  },
  placed: {
    all: 'לכל ההזמנות',
    failed: 'ההזמנות לא נטענו.',
    none: 'ההזמנות שלך יופיעו כאן, עם מה שקורה בכל אחת.',
  },
  own: {
    change: 'שינוי',
    changeLabel: 'שינוי הפרטים שלי',
    name: 'שם',
    phone: 'טלפון',
    language: 'שפת המיילים',
    languages: { he: 'עברית', en: 'English' },
    missing: 'עוד לא נמסר',
  },
};

export default overviewHe;
