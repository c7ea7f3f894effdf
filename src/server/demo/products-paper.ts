import type { DemoProduct } from './types.ts';
import { describe, picture } from './wording.ts';

export const DEMO_PAPER: DemoProduct[] = [
  {
    key: 'product-paper-pomegranate',
    title: { he: 'תמונת נייר ״רימון״', en: 'Pomegranate, layered paper' },
    description: {
      he: describe(
        'שש שכבות נייר, גזורות ומודבקות אחת אחת. ככל שמתקרבים, הגרגרים נראים עמוקים יותר.',
        'נייר 220 גרם, מסגרת עץ עם זכוכית, 30 על 40 ס״מ ובעומק 4 ס״מ.',
        'לתלות רחוק משמש ישירה, כדי שהאדום יישאר אדום.',
      ),
      en: describe(
        'Six layers of paper, cut and set one by one. The closer you stand, the deeper the seeds go.',
        '220 gsm paper in a glazed wooden frame, 30 × 40 cm and 4 cm deep.',
        'Hang it out of direct sun, so the red stays red.',
      ),
    },
    category: 'cricut',
    kind: 'picture',
    priority: 8,
    createdDaysAgo: 5,
    price: 320,
    discount: 0,
    inventory: 6,
    isPromoted: false,
    isCustomizable: false,
    pictures: [
      picture(
        'product-paper-pomegranate-1',
        'רימון משכבות נייר אדומות במסגרת עץ',
        'A pomegranate of red paper layers in a wooden frame',
      ),
      picture(
        'product-paper-pomegranate-2',
        'לב הרימון מקרוב, שכבה בתוך שכבה עד הגרגרים',
        'The heart of the pomegranate close up, layer within layer down to the seeds',
      ),
      picture(
        'product-paper-pomegranate-3',
        'התמונה תלויה על קיר מעל מדף עם אגרטל וספרים',
        'The picture on a wall, above a shelf with a vase and books',
      ),
    ],
  },
  {
    key: 'product-paper-evening-sea',
    title: { he: 'תמונת נייר ״ים של ערב״', en: 'Evening Sea, layered paper' },
    description: {
      he: describe(
        'הים של הרצליה בשבע שכבות. מפרשית אחת, שמש נמוכה, וגלים שגזרתי מכהה לבהיר.',
        'נייר 220 גרם, מסגרת עץ לבנה עם זכוכית, 35 על 42 ס״מ.',
        'מגיעה עם וו ומוכנה לתלייה.',
      ),
      en: describe(
        'The sea at Herzliya in seven layers. One sail, a low sun, and waves cut from dark to light.',
        '220 gsm paper in a glazed white frame, 35 × 42 cm.',
        'It comes with a hook, ready to hang.',
      ),
    },
    category: 'cricut',
    kind: 'picture',
    priority: 6,
    createdDaysAgo: 40,
    price: 350,
    discount: 0,
    inventory: 4,
    isPromoted: true,
    isCustomizable: false,
    pictures: [
      picture(
        'product-paper-evening-sea-1',
        'ים, שמש שוקעת וסירת מפרש משכבות נייר, במסגרת לבנה',
        'Sea, setting sun and a sailboat in paper layers, in a white frame',
      ),
      picture(
        'product-paper-evening-sea-2',
        'גלי הנייר והסירה מקרוב',
        'The paper waves and the boat close up',
      ),
      picture(
        'product-paper-evening-sea-3',
        'תמונת הים תלויה מעל מדף עם אגרטל כחול',
        'The sea picture hung above a shelf with a blue vase',
      ),
    ],
  },
  {
    key: 'product-card-set-blossom',
    title: { he: 'מארז כרטיסי ברכה ״פריחה״', en: 'Blossom card set' },
    description: {
      he: describe(
        'שלושה כרטיסים גזורים: רימון, ענף ואגרטל, עם מעטפות. בפנים ריק, שיהיה מקום למילים.',
        'נייר כותנה 250 גרם, 12 על 17 ס״מ, שלוש מעטפות קראפט וחותמת שעווה.',
        'אפשר גם למסגר.',
      ),
      en: describe(
        'Three papercut cards: a pomegranate, a branch and a vase. Blank inside, to leave room for words.',
        '250 gsm cotton paper, 12 × 17 cm, with three kraft envelopes and wax seals.',
        'They frame well too.',
      ),
    },
    category: 'cricut',
    kind: 'card',
    priority: 3,
    createdDaysAgo: 24,
    price: 98,
    discount: 10,
    inventory: 22,
    isPromoted: false,
    isCustomizable: false,
    pictures: [
      picture(
        'product-card-set-blossom-1',
        'שלושה כרטיסי ברכה גזורים ומעטפה חומה',
        'Three papercut greeting cards and a brown envelope',
      ),
      picture(
        'product-card-set-blossom-2',
        'כרטיס אדום עם ענף לבן ופרחים בצבע אפרסק, מקרוב',
        'A red card with a white branch and peach flowers, close up',
      ),
      picture(
        'product-card-set-blossom-3',
        'מעטפה חתומה בשעווה אדומה ולצידה כרטיס קטן',
        'An envelope sealed in red wax with a small card beside it',
      ),
    ],
  },
  {
    key: 'product-gift-tags',
    title: { he: 'תגיות מתנה', en: 'Gift tags' },
    description: {
      he: describe(
        'שלוש תגיות גזורות: ענף, רימון ושמש, עם חוט. בשביל המתנה שכבר עטופה וחסר לה משהו.',
        'נייר 300 גרם, 5 על 9 ס״מ. מאחור יש מקום לכתוב שם.',
      ),
      en: describe(
        'Three die-cut tags: a branch, a pomegranate and a sun. For a gift that needs one last touch.',
        '300 gsm paper, 5 × 9 cm, with string. There’s room for a name on the back.',
      ),
    },
    category: 'cricut',
    kind: 'card',
    priority: 1,
    createdDaysAgo: 70,
    price: 45.5,
    discount: 0,
    inventory: 40,
    isPromoted: false,
    isCustomizable: false,
    pictures: [
      picture(
        'product-gift-tags-1',
        'שלוש תגיות נייר: ענף על טרקוטה, רימון על ירוק ושמש על לבן',
        'Three paper tags: a branch on terracotta, a pomegranate on green, a sun on white',
      ),
      picture(
        'product-gift-tags-2',
        'התגיות קשורות למתנה עטופה בנייר חום ובסרט אדום',
        'The tags tied to a gift in brown paper and red ribbon',
      ),
    ],
  },
  {
    key: 'product-paper-wreath',
    title: { he: 'זר נייר לדלת', en: 'Paper door wreath' },
    description: {
      he: describe(
        'זר שלא נובל. עלי זית מקופלים ביד ופרחי נייר, שגזרתי וגלגלתי עלה אחרי עלה.',
        'קוטר 34 ס״מ, על טבעת עץ. לדלת פנימית או למבואה מקורה.',
        'מסירים אבק במכחול יבש.',
      ),
      en: describe(
        'A wreath that never wilts. Olive leaves folded by hand, paper flowers curled petal by petal.',
        '34 cm across, on a wooden ring. For an interior door or a covered porch.',
        'Dust it with a dry brush.',
      ),
    },
    category: 'cricut',
    kind: 'home',
    priority: 2,
    createdDaysAgo: 44,
    price: 280,
    discount: 0,
    inventory: 3,
    isPromoted: false,
    isCustomizable: false,
    pictures: [
      picture(
        'product-paper-wreath-1',
        'זר עגול מעלי נייר ירוקים ומפרחים באדום, באפרסק ובלבן',
        'A round wreath of green paper leaves with red, peach and white flowers',
      ),
      picture('product-paper-wreath-2', 'פרחי הנייר מקרוב', 'The paper flowers close up'),
      picture('product-paper-wreath-3', 'הזר תלוי על דלת ירוקה', 'The wreath hung on a green door'),
    ],
  },
  {
    key: 'product-passover-place-cards',
    title: { he: 'כרטיסי הושבה לסדר פסח', en: 'Passover place cards' },
    description: {
      he: describe(
        'ארבעה כרטיסים מתקפלים: מצה, כוס, ענף ורימון. את השמות אני כותבת בכתב יד.',
        'נייר 250 גרם, 9 על 5 ס״מ כשהכרטיס מקופל. את השמות כותבים בהזמנה.',
        'מחג לחג הם נשמרים יפה במעטפה.',
      ),
      en: describe(
        'Four folded cards: matzah, cup, branch and pomegranate. I write the names by hand.',
        '250 gsm paper, 9 × 5 cm when folded. You give me the names when you order.',
        'They keep well in their envelope from year to year.',
      ),
    },
    category: 'cricut',
    kind: 'card',
    priority: 4,
    createdDaysAgo: 8,
    price: 89.9,
    discount: 0,
    inventory: 25,
    isPromoted: false,
    isCustomizable: true,
    personalText: {
      title: { he: 'ארבעת השמות', en: 'The four names' },
      maxLength: 80,
      extra: 0,
      required: true,
    },
    leadDays: 3,
    pictures: [
      picture(
        'product-passover-place-cards-1',
        'ארבעה כרטיסי הושבה מקופלים: מצה, כוס יין, ענף ורימון',
        'Four folded place cards: matzah, wine cup, branch and pomegranate',
      ),
      picture(
        'product-passover-place-cards-2',
        'כרטיס עם כוס יין מונח על צלחת ערוכה',
        'A card with a wine cup on a set plate',
      ),
      picture(
        'product-passover-place-cards-3',
        'שני כרטיסים מקרוב, רימון ומצה',
        'Two cards close up, pomegranate and matzah',
      ),
    ],
  },
  {
    key: 'product-wall-hamsa',
    title: { he: 'חמסה לקיר', en: 'Wall hamsa' },
    description: {
      he: describe(
        'חמסה משלוש שכבות נייר, עם עין פקוחה ושיבולת אחת. לכניסה, למטבח או לחדר של תינוק.',
        'נייר 300 גרם על גב קשיח, 18 על 24 ס״מ, עם חוט תלייה.',
      ),
      en: describe(
        'A hamsa in three layers of paper, with an open eye and an ear of wheat. For an entryway or a nursery.',
        '300 gsm paper on a stiff backing, 18 × 24 cm, with a hanging cord.',
      ),
    },
    category: 'cricut',
    kind: 'home',
    priority: 2,
    createdDaysAgo: 66,
    price: 180,
    discount: 25,
    inventory: 9,
    isPromoted: false,
    isCustomizable: false,
    pictures: [
      picture(
        'product-wall-hamsa-1',
        'חמסה משכבות נייר בטרקוטה ובטורקיז, ובמרכזה עין',
        'A layered paper hamsa in terracotta and teal, with an eye at its center',
      ),
      picture(
        'product-wall-hamsa-2',
        'העין והקרניים שסביבה מקרוב',
        'The eye and the rays around it close up',
      ),
      picture(
        'product-wall-hamsa-3',
        'החמסה תלויה מעל מדף עם אגרטל וספרים',
        'The hamsa hung above a shelf with a vase and books',
      ),
    ],
  },
];
