const homeHe = {
  pageTitle: 'תכשיטים ועבודות נייר בעבודת יד',
  heroAction: 'לחנות',
  heroSecond: 'לסדנאות',
  featured: 'מה יש בסטודיו',
  featuredTutorials: {
    title: 'מדריכים',
    action: 'לכל המדריכים',
  },
  featuredWorkshops: {
    title: 'סדנאות',
    action: 'למועדים הקרובים',
  },
  featuredShop: { title: 'החנות', action: 'לחנות' },
  fresh: 'טרי מהשולחן',
  allShop: 'לכל החנות',
  craftsTitle: 'לפי תחום',
  coming: 'הסדנאות הקרובות',
  allDates: 'לכל המועדים',
  details: 'לפרטים',
  detailsLabel: (title: string) => `לפרטים: ${title}`,
  factsTitle: 'טוב לדעת',
};

export default homeHe;
