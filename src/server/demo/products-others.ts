import type { DemoProduct } from './types.ts';
import { describe, picture } from './wording.ts';

export const DEMO_OTHERS: DemoProduct[] = [
  {
    key: 'product-ring-bowl',
    title: { he: 'קערית לטבעות', en: 'Ring bowl' },
    description: {
      he: describe(
        'קערית ברונזה לצד המיטה, לכיור או לשולחן. רקעתי אותה מבפנים, אז היא מבריקה כשהיא ריקה.',
        'ברונזה, קוטר 11 ס״מ, תחתית מבד לבד שלא שורטת. הטבעות שבתמונה לא כלולות.',
      ),
      en: describe(
        'A bronze bowl for the bedside, the sink or the desk. Hammered inside, so it shines when empty.',
        'Bronze, 11 cm across, with a felt base that won’t scratch. The rings shown are not included.',
      ),
    },
    category: 'others',
    kind: 'home',
    priority: 4,
    createdDaysAgo: 28,
    price: 240,
    discount: 0,
    inventory: 7,
    isPromoted: false,
    isCustomizable: false,
    pictures: [
      picture(
        'product-ring-bowl-1',
        'קערית ברונזה רקועה ובתוכה שתי טבעות, זהב וכסף',
        'A hammered bronze bowl holding two rings, gold and silver',
      ),
      picture('product-ring-bowl-2', 'הקערית מהצד, ריקה', 'The bowl from the side, empty'),
      picture(
        'product-ring-bowl-3',
        'פנים הקערית הרקוע מקרוב, עם שתי הטבעות',
        'The hammered inside of the bowl close up, with the two rings',
      ),
    ],
  },
  {
    key: 'product-gift-voucher',
    title: { he: 'שובר מתנה לסטודיו', en: 'Studio gift voucher' },
    description: {
      he: describe(
        'כרטיס במעטפה עם סרט, למי שמעדיפים לבחור לבד. טוב לתכשיט, לסדנה או לעבודת נייר.',
        'תקף לחמש שנים. את ההקדשה שלכם אני כותבת בפנים, והוא מחכה לכם בסטודיו.',
      ),
      en: describe(
        'A card, an envelope and a ribbon, for someone who likes to choose. Jewelry, paper or a workshop.',
        'Good for five years. I write your words inside, and it waits for you at the studio.',
      ),
    },
    category: 'others',
    kind: 'voucher',
    priority: 3,
    createdDaysAgo: 52,
    price: 250,
    discount: 0,
    inventory: 100,
    isPromoted: false,
    isCustomizable: false,
    pictures: [
      picture(
        'product-gift-voucher-1',
        'כרטיס לבן עם ענף ברונזה, מעטפה וסרט אדום',
        'A white card with a bronze branch, an envelope and a red ribbon',
      ),
      picture(
        'product-gift-voucher-2',
        'הענף והחותם שעל הכרטיס מקרוב',
        'The branch and the stamp on the card close up',
      ),
    ],
  },
  {
    key: 'product-workshop-kit',
    title: {
      he: 'ערכת כלים לצורפות ביתית, בגליל עור תפור ביד עם אבזם ומקום לעוד שלושה כלים',
      en: 'Home goldsmithing tool kit in a hand-stitched leather roll, with a buckle and room for three more',
    },
    description: {
      he: describe(
        'חמשת הכלים שאיתם התחלתי, בגליל עור אחד: פטיש, פצירה, צבת, סכין ועיפרון.',
        'עור בקר בעיבוד צמחי, 36 על 38 ס״מ כשהוא פתוח. מספיק כדי להתחיל, המסור יכול לחכות.',
        'את העור מושחים בשעווה פעם בשנה.',
      ),
      en: describe(
        'The five tools I started with, in one leather roll: hammer, file, pliers, knife and pencil.',
        'Vegetable-tanned leather, 36 × 38 cm when open. Enough to start with; the saw can wait.',
        'Wax the leather once a year.',
      ),
    },
    category: 'others',
    kind: 'other',
    priority: 1,
    createdDaysAgo: 80,
    price: 480,
    discount: 5,
    inventory: 5,
    isPromoted: false,
    isCustomizable: false,
    pictures: [
      picture(
        'product-workshop-kit-1',
        'גליל עור פתוח ובו פטיש, פצירה, צבת, סכין ועיפרון',
        'An open leather roll with a hammer, file, pliers, knife and pencil',
      ),
      picture(
        'product-workshop-kit-2',
        'הכלים בכיסי העור מקרוב',
        'The tools in their leather pockets close up',
      ),
      picture(
        'product-workshop-kit-3',
        'גליל העור מגולגל וסגור באבזם',
        'The leather roll rolled up and buckled',
      ),
    ],
  },
];
