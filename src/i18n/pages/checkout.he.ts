import { count } from '../plural.ts';
import { quoted } from '../quoted.ts';

const checkoutHe = {
  title: 'לפני שסוגרים',
  text: 'רגע אחד לבדוק שהכול כאן.',
  pageTitle: 'קופה',
  tableLabel: 'מה בסל',
  summary: 'סיכום',
  proceedHint: 'כדי להמשיך צריך לאשר את התקנון.',
  accept: 'קראתי ואישרתי את ',
  acceptTerms: 'תקנון החנות',
  byDate: 'צריך עד תאריך מסוים? כתבו לי',
  optionsFailed: 'הקופה לא נטענה.',
  /** Also of the cart in the header. */
  cart: {
    count: (n: number) => count('he', n, 'פריט אחד', 'שני פריטים', (many) => `${many} פריטים`),
    columns: {
      type: 'סוג',
      image: 'תמונה',
      product: 'פריט',
      price: 'מחיר',
      quantity: 'כמות',
      total: 'סה״כ',
      actions: 'פעולות',
    },
    types: { Item: 'מוצר', Workshop: 'סדנה', Tutorial: 'מדריך' },
    remove: (title: string) => `הסרה: ${title}`,
    clear: 'ריקון הסל',
    clearTitle: 'לרוקן את הסל?',
    clearText: 'כל הפריטים יוסרו, ואי אפשר לבטל את הפעולה.',
    clearConfirm: 'ריקון',
    clearCancel: 'ביטול',
    onlyAvailable: (n: number) =>
      count('he', n, 'נשאר רק אחד', 'נשארו רק שניים', (many) => `נשארו רק ${many}`),
    noCancel: 'כבר אי אפשר לבטל או להעביר את המקום',
    cancelOver: 'כבר אי אפשר לבטל, אבל אפשר להעביר את המקום',
    noneAvailable: 'כרגע אין',
    takenOut: 'הוסר מהסל',
    bringBack: 'החזרה לסל',
    removed: {
      gone: (title: string) => `הפריט ${quoted('he', title)} כבר לא בחנות והוסר מהסל.`,
      past: (title: string) => `הסדנה ${quoted('he', title)} כבר התחילה או הסתיימה, והוסרה מהסל.`,
      full: (title: string) => `הסדנה ${quoted('he', title)} התמלאה והוסרה מהסל.`,
    },
  },
};

export default checkoutHe;
