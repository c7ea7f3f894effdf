import type { RowProblem } from '#contract/imports.ts';
import { isolatedAddress } from './isolated.ts';

export type ImportProblemSentences = {
  [Name in RowProblem['problem']]: (details: Extract<RowProblem, { problem: Name }>) => string;
};

/** The sign stays on the left, as on every page. */
const money = (amount: string) => isolatedAddress(`₪${amount}`);

export const importProblemsHe: ImportProblemSentences = {
  title_missing: () => 'אין שם למוצר, ולכן השורה לא מיובאת.',
  cell_long: ({ max }) => `יש כאן יותר מ־${max} תווים, ולכן השורה לא מיובאת.`,
  twice_in_file: ({ row }) => `המוצר הזה כבר מופיע בשורה ${row}.`,
  already_here: () => 'המוצר הזה כבר בחנות.',
  parent_missing: () => 'המוצר שהשורה הזאת שייכת אליו לא נמצא בקובץ.',
  price_missing: () => 'אין מחיר. המוצר מוסתר.',
  price_unreadable: () => 'אי אפשר לקרוא את המחיר. המוצר מוסתר ובלי מחיר.',
  price_range: ({ max }) => `המחיר גבוה מ־${max} שקלים. המוצר מוסתר ובלי מחיר.`,
  currency: ({ currency }) => `המחיר במטבע אחר (${currency}). המוצר מוסתר ובלי מחיר.`,
  description_missing: () => 'אין תיאור. המוצר מוסתר.',
  picture_missing: () => 'אין תמונה. המוצר מוסתר.',
  sold_elsewhere: () => 'זו קבוצה, או מוצר שנמכר באתר אחר. הוא מוסתר.',
  text_shortened: ({ max }) => `הטקסט ארוך מ־${max} תווים וקוצר.`,
  one_language: () => 'יש כאן טקסט רק באנגלית, והוא מופיע גם בעברית.',
  prices_vary: ({ price }) =>
    `לאפשרויות יש מחירים שונים. לכולן נבחר הנמוך, ${money(price)}. תוספות מחיר אפשר לקבוע בעריכת המוצר.`,
  discount_rounded: ({ price, wanted }) =>
    `ההנחה עוגלה לאחוז שלם: המחיר לתשלום הוא ${money(price)} במקום ${money(wanted)}.`,
  options_many: ({ options, choices, variants }) =>
    `מוצר יכול לכלול עד ${options} אפשרויות, ${choices} בחירות בכל אחת ו־${variants} צירופים. כאן יש יותר, ולכן הוא מיובא בלי אפשרויות.`,
  options_unreadable: () => 'אי אפשר לקרוא את האפשרויות, ולכן המוצר מיובא בלעדיהן.',
  stock_unreadable: () => 'אי אפשר לקרוא את המלאי. נרשם 0.',
  stock_uncounted: () => 'המלאי לא נספר שם. נרשם 1.',
  kind_unknown: () => 'הסוג הזה לא קיים בחנות. לא נבחר סוג.',
  category_unknown: () => 'הקטגוריה הזאת לא קיימת בחנות. נבחרה אחרת.',
  pictures_many: ({ max }) => `מיובאות עד ${max} תמונות למוצר. השאר אינן מיובאות.`,
  picture_address: () => 'זו לא כתובת של תמונה באינטרנט.',
  picture_unreachable: () => 'אי אפשר להגיע לתמונה הזאת.',
  picture_refused: () => 'זו לא תמונה שאפשר לקרוא, או שהיא גדולה מדי.',
};
