import { openMethods } from '#domain/orders/open-methods.ts';
import { formatPercent } from '../format.ts';
import { count } from '../plural.ts';
import { deliveryLinesHe } from './delivery.he.ts';
import type { StatedFacts } from './facts.ts';

const SEATS_UNTIL = {
  2: 'עד שני ימים שאינם ימי מנוחה לפני המפגש הראשון',
  7: 'עד תחילת שבעת הימים שלפני המפגש הראשון, בלי לספור ימי מנוחה',
};
const VAT = {
  exempt: 'כל המחירים באתר נקובים בשקלים חדשים. העסק הוא עוסק פטור, ואין בהם מע״מ.',
  licensed: 'כל המחירים באתר נקובים בשקלים חדשים וכוללים מע״מ.',
  company: 'כל המחירים באתר נקובים בשקלים חדשים וכוללים מע״מ.',
};

/** `promises`: what the demo maker promises beyond the law. */
export function termsTextsHe(facts: StatedFacts, promises: boolean) {
  const { pickup, courier, post } = facts.delivery;
  const isPickupOnly = pickup.on && !courier.on && !post.on;
  const seatsUntil = SEATS_UNTIL[facts.cancellation.workshopDays];
  return {
    'terms.general':
      'התקנון חל על כל קנייה באתר: תכשיטים ועבודות נייר, סדנאות ומדריכים דיגיטליים. המוכרת היא בעלת הסטודיו, ופרטיה בסוף העמוד.\n\nסימון התיבה ״קראתי ואישרתי את תקנון החנות״ לפני סיום ההזמנה פירושו הסכמה לכל האמור כאן.\n\nאין בתקנון כדי לגרוע מזכויות שהחוק מעניק לצרכנים. אם סעיף כלשהו סותר הוראת חוק שאי אפשר להתנות עליה, הוראת החוק היא הקובעת.',
    'terms.age': 'הקנייה באתר מותרת מגיל 18 ומעלה.',
    'terms.payment': [
      VAT[facts.tax.kind],
      ...firstOrder(facts),
      ...ways(facts, promises),
      'אין למסור פרטי כרטיס בטלפון או בהודעה.',
    ].join('\n\n'),
    'terms.cancellation': [
      'אפשר לבטל קנייה בעמוד ״ביטול עסקה״, שהקישור אליו בתחתית כל עמוד, וגם במייל, בטלפון או בסטודיו. די במספר ההזמנה; בלעדיו צריך שם, ומה הוזמן ומתי. הביטול אינו תלוי באישור שלי.',
      `- תכשיט, עבודת נייר או מוצר אחר: מרגע הקנייה ועד 14 יום אחרי שהתקבל, או אחרי שהתקבל מסמך עם פרטי העסקה, לפי המאוחר.\n- סדנה: ${seatsUntil}.\n- מדריך דיגיטלי: כל עוד לא נפתח בו אף עמוד.\n- פריט שנעשה בהזמנה אישית: כל עוד לא התחלתי לעבוד עליו.\n- אנשים עם מוגבלות, בני 65 ומעלה ועולים חדשים: בתוך 4 חודשים, אם העסקה כללה שיחה, גם בהודעות.\n- בביטול שאינו בגלל פגם מנוכים 5% ממחיר מה שבוטל או 100 ש״ח, לפי הנמוך, והחזרת המוצר היא על חשבון הלקוחות.\n- בביטול בגלל פגם, אי־התאמה או אי־אספקה לא מנוכה דבר, וההחזרה על חשבוני.\n- הכסף מוחזר בתוך 14 יום מהודעת הביטול.`,
      ...(promises ? ['נוסף על כך אפשר להחזיר מוצר בתוך 30 יום, כפי שכתוב ב״החזרת מוצרים״.'] : []),
    ].join('\n\n'),
    'terms.returns': promises
      ? 'נוסף על זכות הביטול, מוצר פיזי אפשר להחזיר בתוך 30 יום מיום הקנייה, בתנאים האלה:\n\n- ההחזרה אושרה מראש במייל. לפני שמחזירים, כותבים לכתובת שבסוף העמוד ומחכים לתשובה.\n- המוצר חוזר באריזתו המקורית ובצירוף החשבונית או הקבלה.\n- ההחזרה על חשבון הלקוחות.'
      : null,
    'terms.workshops': `ההרשמה היא לכל המפגשים של הסדנה.\n\n- אפשר לבטל ${seatsUntil}, בדמי הביטול שב״ביטול עסקה״.\n- אחרי כן אין החזר, אבל אפשר להעביר את המקום לאדם אחר עד המפגש הראשון, בחשבון או בהודעה אליי.\n- על מפגש שהוחמץ אין החזר.\n- סדנה שאני מבטלת, או שמועדה השתנה והמועד החדש אינו מתאים: החזר מלא.`,
    'terms.digital':
      'מדריכים דיגיטליים אינם ניתנים להחזרה, ואין עליהם החזר כספי אחרי הקנייה. היוצא מן הכלל הוא מדריך שלא נפתח בו אף עמוד: אותו אפשר לבטל.',
    'terms.pickup':
      promises && isPickupOnly
        ? `את ההזמנות אוספים מכתובת העסק${facts.shop.address ? ` ב${facts.shop.address.he}` : ''} בלבד, בתיאום מראש. אין משלוחים.`
        : deliveryLinesHe(facts).join('\n\n'),
    'terms.warranty': promises
      ? 'האחריות היא לתיקון תכשיטים בלבד, למשך 12 חודשים מיום הקנייה ובהצגת החשבונית המקורית או הקבלה.\n\nהאחריות אינה חלה על מוצרים אחרים, ובהם עבודות נייר, ערכות ומדריכים.'
      : null,
    'terms.law': promises
      ? 'על התקנון ועל כל קנייה באתר חל הדין הישראלי בלבד. סמכות השיפוט נתונה לבית משפט השלום בהרצליה.'
      : 'על התקנון ועל כל קנייה באתר חל הדין הישראלי בלבד.',
    'terms.questions': 'לכל שאלה על התקנון, על הזמנה, על ביטול או על החזרה, כך פונים אליי:',
  };
}

const NO_CARDS = 'פרטי כרטיס אשראי אינם מגיעים לחנות ואינם נשמרים בה.';

function notYet(promises: boolean): string[] {
  return promises
    ? [
        'התשלום הוא בכרטיס אשראי בלבד, באמצעות חברת סליקה. פרטי הכרטיס נמסרים לחברת הסליקה בלבד; הם אינם מגיעים לחנות ואינם נשמרים בה.',
        'עד שייפתח התשלום באתר, ההזמנה נסגרת איתי בטלפון או בהודעה, והתשלום הוא בקישור של חברת הסליקה.',
      ]
    : [NO_CARDS, 'עד שייפתח התשלום באתר, ההזמנה והתשלום נסגרים איתי בטלפון או בהודעה.'];
}

const ONLINE = { card: 'בכרטיס אשראי', bit: 'בביט' };

function ways(facts: StatedFacts, promises: boolean): string[] {
  const { arrange } = facts.payments;
  const methods = openMethods(facts.payments, facts.hasProvider);
  const online = methods.flatMap((method) => (method === 'arrange' ? [] : ONLINE[method])).join(' או ');
  if (online === '')
    return arrange.on
      ? arranged(facts, 'ההזמנה נשלחת באתר בלי תשלום, והתשלום הוא בתיאום איתי.')
      : notYet(promises);
  return [
    `משלמים באתר ${online}, בעמוד המאובטח של חברת הסליקה.`,
    ...(arrange.on ? arranged(facts, 'אפשר גם לשלוח את ההזמנה בלי תשלום, ולשלם בתיאום איתי.') : [NO_CARDS]),
  ];
}

function arranged({ payments: { arrange } }: StatedFacts, how: string): string[] {
  const days = count('he', arrange.holdDays, 'יום אחד', 'יומיים', (many) =>
    many > 10 ? `${many} יום` : `${many} ימים`,
  );
  return [
    `${how} ${arrange.text.he}`,
    `עד לתשלום נשמרים הפריטים והמקומות שבהזמנה ${days}. אם התשלום לא הגיע עד אז, ההזמנה מסתיימת בלי חיוב.`,
    NO_CARDS,
  ];
}

function firstOrder({ offers, delivery: { courier, post } }: StatedFacts): string[] {
  if (offers.firstOrder === 0) return [];
  const percent = formatPercent(offers.firstOrder);
  return [
    `על קנייה ראשונה יורדים ${percent} ממחיר הפריטים, הסדנאות והמדריכים${courier.on || post.on ? ', בלי המשלוח' : ''}.`,
  ];
}
