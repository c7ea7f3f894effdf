import { count } from '../plural.ts';
import { pieceKindsHe } from '../piece-kinds.he.ts';

const shopHe = {
  itemsCount: (n: number) => count('he', n, 'פריט אחד', 'שני פריטים', (many) => `${many} פריטים`),
  title: 'החנות',
  kind: 'סוג',
  allKinds: 'כל הסוגים',
  kinds: pieceKindsHe,
  category: 'תחום',
  all: 'הכול',
  price: 'מחיר',
  anyPrice: 'בכל מחיר',
  /** Before an amount. */
  upTo: 'עד',
  upToPrice: (price: string) => `עד ${price}`,
  sort: 'מיון',
  sorts: {
    recommended: 'המומלצים',
    newest: 'החדשים ביותר',
    priceLow: 'מחיר: מהנמוך לגבוה',
    priceHigh: 'מחיר: מהגבוה לנמוך',
  },
  empty: 'אין כאן כרגע פריטים.',
  noneOf: (choice: string) => `אין כרגע פריטים שהם גם וגם: ${choice}.`,
  inAllCrafts: 'בכל התחומים',
  emptyAction: 'לכל הפריטים',
};

export default shopHe;
