/** A category and what belongs to it. */
const categoryHe = {
  goldsmith: {
    text: 'מתכת, אש ופטיש. תכשיטים שנעשו כאן, סדנאות לידיים חדשות ומדריכים לעבודה בבית.',
    description: 'צורפות: תכשיטים רקועים ביד, סדנאות צורפות ומדריכים.',
  },
  cricut: {
    text: 'נייר, להב דק והרבה שכבות. תמונות וכרטיסים מוכנים, סדנאות ומדריכי חיתוך.',
    description: 'קריקט: עבודות נייר בשכבות, כרטיסים, סדנאות ומדריכים לחיתוך.',
  },
  others: {
    text: 'מה שלא נכנס למגירה: מתנות, כלים ודברים קטנים לבית.',
    description: 'עוד מהסטודיו: מתנות, כלי עבודה ודברים קטנים לבית.',
  },
  products: 'מהחנות',
  workshops: 'סדנאות',
  tutorials: 'מדריכים',
  noProducts: 'אין כרגע פריטים בתחום הזה.',
  noWorkshops: 'אין כרגע סדנאות בתחום הזה.',
  noTutorials: 'אין כרגע מדריכים בתחום הזה.',
  allOf: (n: number) => `לכל ה־${n}`,
  allShop: 'לכל החנות',
  allDates: 'לכל התאריכים',
  allTutorials: 'לכל המדריכים',
};

export default categoryHe;
