const categoryHe = {
  products: 'מהחנות',
  workshops: 'סדנאות',
  tutorials: 'מדריכים',
  noProducts: 'אין כרגע פריטים בתחום הזה.',
  noWorkshops: 'אין כרגע סדנאות בתחום הזה.',
  noTutorials: 'אין כרגע מדריכים בתחום הזה.',
  allOf: (n: number) => `לכל ה־${n}`,
  allShop: 'לכל החנות',
  allDates: 'לכל המועדים',
  allTutorials: 'לכל המדריכים',
};

export default categoryHe;
