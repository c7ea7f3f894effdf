import type { DemoProduct } from './types.ts';
import { describe, picture } from './wording.ts';

export const DEMO_NECKLACES: DemoProduct[] = [
  {
    key: 'product-pendant-full-moon',
    title: { he: 'תליון ״ירח מלא״', en: 'Full Moon pendant' },
    description: {
      he: describe(
        'דיסקית מצופה זהב, שרקעתי עד שהתחילה להאיר. כל מכה תופסת את האור בזווית אחרת.',
        'כסף 925 בציפוי זהב 14K, קוטר 26 מ״מ, על שרשרת עדינה באורך 45 ס״מ.',
        'מנגבים במטלית רכה, ומורידים לפני הים.',
      ),
      en: describe(
        'A gold-plated disc, hammered until it began to glow. Each blow catches the light its own way.',
        '14K gold plating over 925 silver, 26 mm across, on a fine 45 cm chain.',
        'Wipe it with a soft cloth, and take it off before a swim.',
      ),
    },
    category: 'goldsmith',
    kind: 'necklace',
    priority: 10,
    createdDaysAgo: 9,
    price: 460,
    discount: 0,
    inventory: 9,
    isPromoted: true,
    isCustomizable: false,
    pictures: [
      picture(
        'product-pendant-full-moon-1',
        'דיסקית זהב עגולה ורקועה על שרשרת עדינה',
        'A round hammered gold disc on a fine chain',
      ),
      picture(
        'product-pendant-full-moon-2',
        'הדיסקית מקרוב ובזווית נמוכה, שקעי הפטיש מבריקים',
        'The disc close up at a low angle, its hammer marks shining',
      ),
      picture(
        'product-pendant-full-moon-3',
        'התליון ענוד מעל מחשוף בצבע ענבר',
        'The pendant worn over an amber neckline',
      ),
    ],
  },
  {
    key: 'product-necklace-crescent',
    title: { he: 'שרשרת ״סהרון״', en: 'Crescent necklace' },
    description: {
      he: describe(
        'סהר נחושת על שרשרת עדינה, 45 ס״מ. רקעתי אותו דק בקצוות ועבה באמצע, כמו ירח של ערב.',
        'נחושת מלאה, רוחב הסהר 42 מ״מ, סוגר טבעת קטן.',
        'אני מצפה אותו בשעווה כדי שיתכהה לאט.',
      ),
      en: describe(
        'A copper crescent on a fine 45 cm chain. Thin at the tips and full in the middle, like a new moon.',
        'Solid copper, 42 mm wide, with a small ring clasp.',
        'I wax it so that it darkens slowly.',
      ),
    },
    category: 'goldsmith',
    kind: 'necklace',
    priority: 6,
    createdDaysAgo: 30,
    price: 520,
    discount: 0,
    inventory: 0,
    isPromoted: false,
    isCustomizable: false,
    pictures: [
      picture(
        'product-necklace-crescent-1',
        'סהר נחושת רקוע תלוי על שרשרת, על רקע עץ כהה',
        'A hammered copper crescent on a chain, on dark wood',
      ),
      picture(
        'product-necklace-crescent-2',
        'הסהר מקרוב, מוטה הצידה',
        'The crescent close up, turned to the side',
      ),
      picture(
        'product-necklace-crescent-3',
        'שרשרת הסהר ענודה מעל חולצה לבנה',
        'The crescent necklace worn over a white top',
      ),
    ],
  },
  {
    key: 'product-pendant-pomegranate',
    title: { he: 'תליון ״רימון ראשון״', en: 'First Pomegranate pendant' },
    description: {
      he: describe(
        'רימון עגול מצופה זהב, עם כמה גרגרי גרנט שמציצים החוצה. הראשון שעשיתי נשאר אצלי.',
        'כסף 925 בציפוי זהב 14K וגרנטים טבעיים, קוטר 18 מ״מ, שרשרת 50 ס״מ.',
        'כל רימון יוצא מעט אחר, כמו על העץ.',
      ),
      en: describe(
        'A round gold-plated pomegranate, a few garnet seeds peeking out. The first one I made, I kept.',
        '14K gold plating over 925 silver with natural garnets, 18 mm across, 50 cm chain.',
        'Each one comes out a little different, as they do on the tree.',
      ),
    },
    category: 'goldsmith',
    kind: 'necklace',
    priority: 4,
    createdDaysAgo: 27,
    price: 590,
    discount: 0,
    inventory: 1,
    isPromoted: false,
    isCustomizable: false,
    pictures: [
      picture(
        'product-pendant-pomegranate-1',
        'תליון רימון עגול מזהב ובמרכזו גרגרי גרנט אדומים',
        'A round gold pomegranate pendant with red garnet seeds at its heart',
      ),
      picture(
        'product-pendant-pomegranate-2',
        'הרימון מקרוב, מוטה הצידה, עם הכתר והגרגרים',
        'The pomegranate turned to the side, its crown and seeds close up',
      ),
      picture(
        'product-pendant-pomegranate-3',
        'תליון הרימון ענוד מעל חולצה כחולה־ירוקה',
        'The pomegranate pendant worn over a teal top',
      ),
    ],
  },
  {
    key: 'product-chain-forty-links',
    title: { he: 'שרשרת ״ארבעים חוליות״', en: 'Forty Links chain' },
    description: {
      he: describe(
        'ארבעים חוליות מצופות זהב, שליפפתי, ניסרתי והלחמתי אחת אחת. משקל שנעים להרגיש.',
        'כסף 925 בציפוי זהב 14K, אורך 44 ס״מ, סוגר טבעת גדול שאפשר להראות מלפנים.',
        'כל חוליה סגורה בהלחמה, אז היא לא תיפתח.',
      ),
      en: describe(
        'Forty gold-plated links, each wound, sawn and soldered by hand. Just heavy enough to feel.',
        '14K gold plating over 925 silver, 44 cm long, with a large ring clasp worth wearing in front.',
        'Every link is soldered shut, so none will open.',
      ),
    },
    category: 'goldsmith',
    kind: 'necklace',
    priority: 2,
    createdDaysAgo: 61,
    price: 860,
    discount: 0,
    inventory: 3,
    isPromoted: false,
    isCustomizable: false,
    pictures: [
      picture(
        'product-chain-forty-links-1',
        'שרשרת חוליות מזהב עם סוגר טבעת, פרושה על נייר',
        'A gold link chain with a ring clasp, laid out on paper',
      ),
      picture(
        'product-chain-forty-links-2',
        'חוליות הזהב מקרוב, על רקע טרקוטה',
        'The gold links close up, on terracotta',
      ),
      picture(
        'product-chain-forty-links-3',
        'השרשרת ענודה מעל מחשוף כחול־ירוק',
        'The chain worn over a teal neckline',
      ),
    ],
  },
];
