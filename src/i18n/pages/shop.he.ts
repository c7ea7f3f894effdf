const shopHe = {
  title: 'החנות',
  category: 'תחום',
  all: 'הכול',
  sort: 'מיון',
  sorts: {
    recommended: 'המומלצים',
    newest: 'החדשים ביותר',
    priceLow: 'מחיר: מהנמוך לגבוה',
    priceHigh: 'מחיר: מהגבוה לנמוך',
  },
  empty: 'אין כאן כרגע פריטים בתחום הזה.',
  emptyAction: 'לכל הפריטים',
};

export default shopHe;
