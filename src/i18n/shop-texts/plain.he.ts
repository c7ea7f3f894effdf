import type { StatedFacts } from './facts.ts';

/** The words of a shop whose admin has written none: nothing that its settings don't say. */
export function plainTextsHe({ shop }: StatedFacts) {
  return {
    'home.description': `${shop.name.he}: עבודות יד, סדנאות ומדריכים.`,
    'home.heroTitle': shop.name.he,
    'home.heroText': 'עבודות יד, סדנאות ומדריכים, במקום אחד.',
    'home.heroAlt': 'ציור של שולחן עבודה ועליו כלים',
    'home.tutorials': 'עמודים מצולמים או מצוירים, שלב אחר שלב.',
    'home.workshops': 'לומדים ועושים יחד.',
    'home.shop': 'פריטים בעבודת יד.',
    'home.goldsmith': 'תכשיטים ועבודות מתכת.',
    'home.cricut': 'עבודות נייר וגזירה.',
    'home.others': 'עוד דברים בעבודת יד.',
    'home.goodToKnow': 'ביטול עסקה: לפי החוק, כפי שכתוב בתקנון.',
    'about.lead': `${shop.name.he}: עבודות יד, סדנאות ומדריכים.`,
    'contact.lead': 'לכל שאלה אפשר לכתוב כאן.',
    'category.goldsmith': 'תכשיטים ועבודות מתכת: פריטים, סדנאות ומדריכים.',
    'category.cricut': 'עבודות נייר וגזירה: פריטים, סדנאות ומדריכים.',
    'category.others': 'עוד דברים בעבודת יד: פריטים, סדנאות ומדריכים.',
    'footer.about': 'עבודות יד, סדנאות ומדריכים.',
    'shop.intro': 'פריטים בעבודת יד.',
    'shop.size': 'את המידה, הגימור או ההקדשה כותבים בהודעה כשמזמינים.',
    'workshops.intro': 'המועדים הקרובים, והמקומות שנותרו.',
    'tutorials.intro': 'שלב אחר שלב, בבית ובקצב שלכם.',
  };
}
