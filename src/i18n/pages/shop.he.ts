/** The shop's page (spec §2, Shop). */
const shopHe = {
  title: 'החנות',
  text: 'נעשה ביד, אחד אחד. מה שיש כאן מוכן ללבישה, והשאר נעשה במידה שלך.',
  pageDescription: 'תכשיטים רקועים ביד, עבודות נייר ומתנות מסטודיו בהרצליה. חלקם מוכנים, חלקם בהזמנה אישית.',
  category: 'תחום',
  all: 'הכול',
  sort: 'מיון',
  sorts: {
    recommended: 'המומלצים',
    newest: 'החדש ביותר',
    priceLow: 'מחיר, מהנמוך',
    priceHigh: 'מחיר, מהגבוה',
  },
  empty: 'אין כאן כרגע פריטים בתחום הזה.',
  emptyAction: 'לראות את הכול',
};

export default shopHe;
