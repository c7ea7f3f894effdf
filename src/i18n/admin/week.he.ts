import { count } from '../plural.ts';

export const weekHe = {
  title: 'מה קרה השבוע',
  all: 'לכל הפרטים',
  visits: 'ביקורים באתר',
  carts: 'סלים שהתמלאו',
  orders: 'הזמנות',
  mostViewed: 'הכי נצפו',
  notFound: 'חיפשו ולא מצאו',
  quiet: 'השבוע עוד לא נספרו ביקורים באתר.',
  range: (from: string, to: string) => `שבעת הימים האחרונים, \u2068${from}\u2069 עד \u2068${to}\u2069`,
  visitCount: (visits: number) =>
    count('he', visits, 'ביקור אחד באתר', 'שני ביקורים באתר', (n) => `${n} ביקורים באתר`),
  cartCount: (carts: number) =>
    count('he', carts, 'סל אחד התמלא', 'שני סלים התמלאו', (n) => `${n} סלים התמלאו`),
  orderCount: (orders: number) => count('he', orders, 'הזמנה אחת', 'שתי הזמנות', (n) => `${n} הזמנות`),
  how: 'ביקור הוא כניסה לאתר מבחוץ: מקישור, מחיפוש או מהקלדת הכתובת. רענון של עמוד ורובוטים לא נספרים. הספירה היא בלי עוגיות ובלי לדעת מי ביקר.',
  kinds: { products: 'מוצרים', workshops: 'סדנאות', tutorials: 'מדריכים' },
  entry: 'שם',
  views: 'צפיות',
  searches: 'חיפושים בלי תוצאה',
  query: 'מה חיפשו',
  times: 'פעמים',
  hint: 'אם זה קיים אצלך, כדאי להוסיף את המילה לכותרת או לתיאור. אם לא, אולי זה הפריט הבא.',
  add: 'מוצר חדש',
  noViews: 'השבוע עוד לא צפו באף פריט.',
  noSearches: 'השבוע לא היו חיפושים בלי תוצאה.',
  failed: 'מה שקרה השבוע לא נטען',
};
