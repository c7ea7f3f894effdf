import { count } from '../plural.ts';

const products = (n: number) => count('he', n, 'מוצר אחד', 'שני מוצרים', (many) => `${many} מוצרים`);

export const importsHe = {
  title: 'ייבוא מוצרים',
  link: 'ייבוא (CSV)',
  fromEmpty: 'יש כבר חנות במקום אחר? אפשר לייבא ממנה',
  back: 'חזרה לחנות',
  intro:
    'מתאים קובץ CSV של מוצרים מ־Shopify,‏ מ־Etsy,‏ מ־WooCommerce או מההורדה של החנות הזאת. קודם רואים מה ייווצר, ורק אחר כך מייבאים.',
  choose: 'בחירת קובץ',
  drop: 'אפשר גם לגרור אותו לכאן',
  dropNow: 'לשחרר כאן',
  another: 'קובץ אחר',
  where: 'איפה מורידים את הקובץ?',
  reading: 'קוראים את הקובץ…',
  importing: 'מייבאים ומביאים את התמונות. זה יכול לקחת עד דקה…',
  encoding: 'אותיות',
  encodings: {
    'utf-8': 'UTF-8',
    'windows-1255': 'עברית (Windows-1255)',
    'windows-1252': 'אירופה (Windows-1252)',
    'utf-16le': 'UTF-16',
    'utf-16be': 'UTF-16 (BE)',
  },
  encodingHint: 'אם השמות למטה לא נראים נכון, אפשר לבחור אחרת.',
  formats: { shopify: 'Shopify', etsy: 'Etsy', woocommerce: 'WooCommerce', own: 'החנות הזאת' },
  of: (format: string) => `קובץ מוצרים: ${format}`,
  summary: {
    created: (n: number) => (n === 0 ? 'לא ייווצר אף מוצר' : `ייווצרו ${products(n)}`),
    hidden: (n: number) =>
      count('he', n, 'אחד מהם מוסתר', 'שניים מהם מוסתרים', (all) => `${all} מהם מוסתרים`),
    skipped: (n: number) => count('he', n, 'אחד לא ייובא', 'שניים לא ייובאו', (all) => `${all} לא ייובאו`),
  },
  inShekels: 'המחירים נקראים כשקלים, כי הקובץ לא אומר באיזה מטבע הם.',
  run: (n: number) => `ייבוא ${products(n)}`,
  problems: 'מה חשוב לדעת',
  rows: (rows: readonly number[], more: number) => {
    const said = rows.length === 1 ? `שורה ${rows[0]}` : `שורות ${rows.join(', ')}`;
    return more === 0 ? said : `${said} ועוד ${more}`;
  },
  table: {
    label: 'המוצרים שייווצרו',
    row: 'שורה',
    product: 'מוצר',
    price: 'מחיר',
    stock: 'מלאי',
    pictures: 'תמונות',
    options: (options: number, variants: number) => {
      const said = count('he', options, 'אפשרות אחת', 'שתי אפשרויות', (all) => `${all} אפשרויות`);
      if (variants === 0) return said;
      return `${said}, מלאי ${count('he', variants, 'לצירוף אחד', 'לשני צירופים', (all) => `ל־${all} צירופים`)}`;
    },
    hidden: 'מוסתר',
    first: (n: number) => `אלה ${n} המוצרים הראשונים.`,
  },
  done: {
    created: (n: number) => (n === 0 ? 'לא נוסף אף מוצר' : `נוספו ${products(n)}`),
    skipped: (n: number) => count('he', n, 'אחד לא יובא', 'שניים לא יובאו', (all) => `${all} לא יובאו`),
    products: (n: number) => `${products(n)} עוד בדרך. אפשר לעזוב את הדף.`,
    pictures: (n: number) =>
      `${count('he', n, 'תמונה אחת', 'שתי תמונות', (all) => `${all} תמונות`)} עוד בדרך. אפשר לעזוב את הדף.`,
    toShop: 'לרשימת המוצרים',
    more: 'קובץ נוסף',
    undo: 'ביטול הייבוא',
  },
  undo: {
    title: 'לבטל את הייבוא?',
    text: 'המוצרים שנוצרו ולא השתנו מאז יעברו ל"נמחקו לאחרונה". מה ששינית יישאר.',
    confirm: 'לבטל את הייבוא',
    cancel: 'להשאיר',
    done: 'הייבוא בוטל. מה ששינית מאז נשאר בחנות.',
    failed: (reason: string) => `הייבוא לא בוטל. ${reason}`,
  },
  failed: {
    read: 'אי אפשר לייבא את הקובץ הזה',
    run: 'הייבוא לא הצליח',
    again: 'אפשר לנסות שוב: מה שכבר נוצר לא ייווצר פעמיים.',
    gone: 'הייבוא הזה בוטל או לא נמצא.',
    tooLarge: 'הקובץ גדול מ־20 מגה־בייט. אפשר לחלק אותו לכמה קבצים.',
    spreadsheet: 'זה קובץ של גיליון. כדאי לפתוח אותו, לשמור אותו כ־CSV ולבחור שוב.',
    unreadable: 'אי אפשר לקרוא את הקובץ במכשיר הזה.',
    columns: 'אלה העמודות שמחפשים בשורה הראשונה:',
  },
};
