import type { DemoProduct } from './types.ts';
import { describe, picture } from './wording.ts';

export const DEMO_EARRINGS: DemoProduct[] = [
  {
    key: 'product-hoops-hammered',
    title: { he: 'חישוקים רקועים', en: 'Hammered hoops' },
    description: {
      he: describe(
        'קלים מכפי שהם נראים, מבריקים מכל צד. אני רוקעת אותם גם מבפנים, במקום שרק העונדת רואה.',
        'כסף 925 בציפוי זהב 14K, קוטר 34 מ״מ, חמישה גרם לזוג.',
        'נסגרים בלחיצה קטנה, בלי תפס.',
      ),
      en: describe(
        'Lighter than they look and bright on every side. I hammer the inside too, where only you will see.',
        '14K gold plating over 925 silver, 34 mm across, five grams a pair.',
        'They close with a gentle press, no catch.',
      ),
    },
    category: 'goldsmith',
    kind: 'earrings',
    priority: 5,
    createdDaysAgo: 6,
    price: 340,
    discount: 20,
    inventory: 11,
    isPromoted: false,
    isCustomizable: false,
    pictures: [
      picture(
        'product-hoops-hammered-1',
        'שני חישוקי זהב רקועים, אחד נשען על השני',
        'Two hammered gold hoops, one resting on the other',
      ),
      picture('product-hoops-hammered-2', 'החישוקים על כרטיס עגילים', 'The hoops on an earring card'),
      picture(
        'product-hoops-hammered-3',
        'חישוק רקוע באוזן, בדמות גזורה מנייר',
        'A hammered hoop worn by a paper-cut figure in profile',
      ),
    ],
  },
  {
    key: 'product-earrings-two-coins',
    title: { he: 'עגילי ״שני מטבעות״', en: 'Two Coins earrings' },
    description: {
      he: describe(
        'מטבע קטן ומתחתיו גדול, שניהם רקועים בכסף. מתנדנדים בעדינות ומחזירים כל אור בחדר.',
        'כסף 925, אורך 38 מ״מ, המטבע הגדול בקוטר 22 מ״מ.',
        'אם הכסף משחיר, מטלית כסף ודקה של סבלנות.',
      ),
      en: describe(
        'A small coin above a large one, both in hammered silver. They sway and catch all the light.',
        '925 silver, 38 mm long, the larger coin 22 mm across.',
        'If the silver dulls, all it takes is a silver cloth and a minute of patience.',
      ),
    },
    category: 'goldsmith',
    kind: 'earrings',
    priority: 3,
    createdDaysAgo: 38,
    price: 380,
    discount: 0,
    inventory: 6,
    isPromoted: false,
    isCustomizable: false,
    pictures: [
      picture(
        'product-earrings-two-coins-1',
        'זוג עגילי כסף, כל אחד משתי דיסקיות רקועות, על רקע טרקוטה',
        'A pair of silver earrings, two hammered discs each, on terracotta',
      ),
      picture(
        'product-earrings-two-coins-2',
        'הדיסקיות הרקועות מקרוב ובזווית נמוכה',
        'The hammered discs close up at a low angle',
      ),
      picture(
        'product-earrings-two-coins-3',
        'עגיל שתי הדיסקיות באוזן, בדמות גזורה מנייר',
        'The double disc earring worn by a paper-cut figure in profile',
      ),
    ],
  },
  {
    key: 'product-earrings-olive-leaf',
    title: { he: 'עגילי ״עלה זית״', en: 'Olive Leaf drops' },
    description: {
      he: describe(
        'עלי ברונזה קלים, עם כל העורקים. את הצורה העתקתי מהעץ שמול החלון של הסטודיו.',
        'ברונזה, ווים מכסף מצופה זהב 14K, אורך העלה 36 מ״מ.',
        'הווים ללא ניקל.',
      ),
      en: describe(
        'Light bronze leaves, every vein in place. I took the shape from the tree by the studio window.',
        'Bronze leaves 36 mm long, on hooks of 14K gold-plated silver.',
        'The hooks are nickel-free.',
      ),
    },
    category: 'goldsmith',
    kind: 'earrings',
    priority: 7,
    createdDaysAgo: 3,
    price: 310,
    discount: 0,
    inventory: 8,
    isPromoted: false,
    isCustomizable: false,
    pictures: [
      picture(
        'product-earrings-olive-leaf-1',
        'זוג עגילים בצורת עלי זית מברונזה, עם עורקים',
        'A pair of bronze olive leaf earrings with their veins',
      ),
      picture(
        'product-earrings-olive-leaf-2',
        'עגילי העלה על כרטיס, על עץ כהה',
        'The leaf earrings on a card, on dark wood',
      ),
      picture(
        'product-earrings-olive-leaf-3',
        'עגיל העלה באוזן, בדמות גזורה מנייר',
        'The leaf earring worn by a paper-cut figure in profile',
      ),
    ],
  },
  {
    key: 'product-earrings-dew-pearl',
    title: { he: 'עגילי פנינה ״טל״', en: 'Dew pearl drops' },
    description: {
      he: describe(
        'פנינה אחת על שרשרת קצרה, כמו טיפה שעוד לא החליטה ליפול. מגיעים ארוזים בקופסה.',
        'פניני מים מתוקים בקוטר 8 מ״מ, כסף 925 בציפוי זהב 14K.',
        'קודם בושם, אחר כך פנינים.',
      ),
      en: describe(
        'One pearl on a short chain, like a drop that has not decided to fall. They come in a box.',
        '8 mm freshwater pearls, 14K gold plating over 925 silver.',
        'Perfume first, pearls after.',
      ),
    },
    category: 'goldsmith',
    kind: 'earrings',
    priority: 2,
    createdDaysAgo: 55,
    price: 290,
    discount: 0,
    inventory: 10,
    isPromoted: false,
    isCustomizable: false,
    pictures: [
      picture(
        'product-earrings-dew-pearl-1',
        'זוג עגילי פנינה תלויים על שרשראות זהב קצרות',
        'A pair of pearl earrings on short gold chains',
      ),
      picture(
        'product-earrings-dew-pearl-2',
        'עגילי הפנינה בקופסת מתנה פתוחה עם סרט אדום',
        'The pearl earrings in an open gift box with a red ribbon',
      ),
      picture(
        'product-earrings-dew-pearl-3',
        'עגיל הפנינה באוזן, בדמות גזורה מנייר',
        'The pearl earring worn by a paper-cut figure in profile',
      ),
    ],
  },
];
