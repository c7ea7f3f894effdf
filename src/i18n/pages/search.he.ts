import { count } from '../plural.ts';
import { quoted } from '../quoted.ts';

const searchHe = {
  title: 'חיפוש',
  titleFor: (query: string) => `חיפוש: ${query}`,
  description: 'חיפוש בחנות, במדריכים ובסדנאות של הסטודיו, בעברית ובאנגלית.',
  field: 'מה לחפש?',
  clear: 'ניקוי',
  submit: 'חיפוש',
  results: 'תוצאות החיפוש',
  groups: { product: 'בחנות', tutorial: 'מדריכים', workshop: 'סדנאות' },
  countOf: (n: number) => count('he', n, 'תוצאה אחת', 'שתי תוצאות', (many) => `${many} תוצאות`),
  all: 'לכל התוצאות',
  allOf: (n: number) => count('he', n, 'לעמוד התוצאות', 'לשתי התוצאות', (many) => `לכל ${many} התוצאות`),
  keys: { choose: 'לבחירה', open: 'לפתיחה', close: 'לסגירה', slash: 'לחיפוש מכל עמוד' },
  recent: 'חיפושים אחרונים',
  recentNote: 'נשמרים רק בדפדפן הזה.',
  forget: (query: string) => `הסרה מהרשימה: ${query}`,
  start: 'אפשר להתחיל מכאן',
  help: 'תשובות לשאלות',
  answers: {
    delivery: 'משלוח ומסירה: מה אפשר ואיך',
    pickup: 'איסוף: איפה ומתי',
    returns: 'החזרת מוצרים: עד מתי ואיך',
    warranty: 'אחריות ותיקונים: מה כתוב בתקנון',
    cancel: 'ביטול הזמנה או סדנה',
    size: 'מידות טבעת: טבלה ואיך מודדים',
    payment: 'מחירים ותשלום',
    orders: 'ההזמנות שלך',
    account: 'החשבון: כניסה, סיסמה ופרטים',
    contact: 'יצירת קשר: טלפון, מייל וכתובת',
    accessibility: 'הצהרת נגישות',
    privacy: 'פרטיות: מה נשמר, ולמה',
  },
  /** Of a shop without hours. */
  pickupPlace: 'איסוף: איפה ואיך',
  workshops: (month: string | null, weekday: string | null) =>
    `סדנאות${weekday ? ` ב${weekday}` : ''}${month ? ` ב${month}` : ''}`,
  none: (query: string) => `לא נמצא כאן דבר עבור ${quoted('he', query)}.`,
  noneHint: 'אולי מילה אחת במקום כמה, או כתיב אחר. ואפשר פשוט להסתובב בחנות:',
  failed: 'החיפוש לא הצליח, כנראה תקלה רגעית ברשת.',
  refused: (most: number) => `את זה אי אפשר לחפש. עדיף כמה מילים פשוטות, עד ${most} תווים.`,
};

export default searchHe;
