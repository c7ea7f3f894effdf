import type { DemoProduct } from './types.ts';
import { metals, ringSizes, variants } from './products-options.ts';
import { describe, picture } from './wording.ts';

/** What the maker can make at a time, so that not every size is to be had. */
const ROOT_BANDS = [48, 50, 52, 54, 56, 58, 60, 62].flatMap((size) => {
  const isEdge = size === 48 || size === 62;
  return variants({
    [`silver ${size}`]: isEdge ? 1 : 4,
    [`plated ${size}`]: isEdge || size === 60 ? 0 : 3,
    [`gold ${size}`]: isEdge ? null : 1,
  });
});

export const DEMO_RINGS: DemoProduct[] = [
  {
    key: 'product-ring-root-band',
    title: { he: 'טבעת רקועה ״שורש״', en: 'Root hammered band' },
    description: {
      he: describe(
        'פס רחב ורקוע, מאתיים מכות פטיש, אין שתיים זהות. מבפנים היא חלקה ונעימה.',
        'כסף 925, כסף בציפוי עבה של זהב 14K או זהב 14K מלא. רוחב 8 מ״מ, עובי 2 מ״מ.',
        'נעשית במידה שלכם. אם אתם לא בטוחים במידה, כתבו לי ונמדוד יחד.',
      ),
      en: describe(
        'A wide hammered band, two hundred blows, no two alike. Smooth on the inside.',
        '925 silver, silver with thick 14K gold plating, or solid 14K gold. 8 mm wide, 2 mm thick.',
        'Made to your size. Not sure of it? Write to me and we’ll measure it together.',
      ),
    },
    category: 'goldsmith',
    kind: 'ring',
    priority: 9,
    createdDaysAgo: 10,
    price: 340,
    discount: 0,
    inventory: 47,
    isPromoted: false,
    isCustomizable: true,
    options: [
      metals([
        { key: 'silver', title: { he: 'כסף 925', en: '925 silver' }, extra: 0 },
        { key: 'plated', title: { he: 'כסף מצופה זהב 14K', en: '14K gold-plated silver' }, extra: 80 },
        { key: 'gold', title: { he: 'זהב 14K מלא', en: 'Solid 14K gold' }, extra: 4_510 },
      ]),
      ringSizes([48, 50, 52, 54, 56, 58, 60, 62]),
    ],
    variants: ROOT_BANDS,
    personalText: { title: { he: 'חריטה בפנים', en: 'Engraving inside' }, maxLength: 14, extra: 40 },
    leadDays: 10,
    pictures: [
      picture(
        'product-ring-root-band-1',
        'טבעת זהב רחבה ורקועה עומדת על שרטוט מדידה',
        'A wide hammered gold ring standing on a measured drawing',
      ),
      picture(
        'product-ring-root-band-2',
        'הטבעת שוכבת ונראית מלפנים, חלקה מבפנים ורקועה מבחוץ',
        'The ring lying down, smooth inside and hammered outside',
      ),
      picture(
        'product-ring-root-band-3',
        'הטבעת הרקועה ענודה על האצבע האמצעית',
        'The hammered band worn on a middle finger',
      ),
    ],
  },
  {
    key: 'product-ring-morning-stack',
    title: { he: 'שלישיית ״בוקר״', en: 'Morning stacking trio' },
    description: {
      he: describe(
        'כסף מצופה זהב, כסף ונחושת. לענוד יחד או לחלק עם חברות. כל טבעת דקה כל כך ששוכחים ממנה.',
        'כסף מצופה זהב 14K, כסף 925 ונחושת, כל טבעת בעובי 1.5 מ״מ.',
        'הנחושת תתכהה עם הזמן, ומטלית יבשה מחזירה לה את הוורוד.',
      ),
      en: describe(
        'Gold-plated silver, silver, copper. Wear them together or share. Each is thin enough to forget.',
        '14K gold-plated silver, 925 silver and copper, each ring 1.5 mm thick.',
        'The copper will darken with time, and a dry cloth brings its pink back.',
      ),
    },
    category: 'goldsmith',
    kind: 'ring',
    priority: 9,
    createdDaysAgo: 12,
    price: 540,
    discount: 15,
    inventory: 7,
    isPromoted: false,
    isCustomizable: false,
    options: [ringSizes([50, 52, 54, 56, 58])],
    variants: variants({ '50': 1, '52': 2, '54': 3, '56': 1, '58': 0 }),
    pictures: [
      picture(
        'product-ring-morning-stack-1',
        'טבעות זהב וכסף זו על זו, וטבעת נחושת נשענת עליהן',
        'Gold and silver rings stacked, a copper one leaning on them',
      ),
      picture(
        'product-ring-morning-stack-2',
        'שלוש הטבעות פרושות ונוגעות זו בזו, מבט מלמעלה',
        'The three rings spread out and touching, seen from above',
      ),
      picture(
        'product-ring-morning-stack-3',
        'שלוש הטבעות ענודות יחד על אצבע אחת',
        'The three rings worn together on one finger',
      ),
    ],
  },
  {
    key: 'product-ring-garnet-seed',
    title: { he: 'טבעת ״גרגר״ עם גרנט', en: 'Seed ring with garnet' },
    description: {
      he: describe(
        'אבן גרנט במסגרת משוננת, כמו גרגר שנפתח. את השיניים אני פוצרת אחת אחת, ביד.',
        'כסף 925 בציפוי זהב 14K, אבן טבעית בגודל 9 על 7 מ״מ.',
        'כל אבן אדומה קצת אחרת. להוריד לפני שטיפת כלים.',
      ),
      en: describe(
        'A garnet in a notched bezel, like an opened seed. I file each notch by hand, one at a time.',
        '14K gold plating over 925 silver, with a 9 × 7 mm natural stone.',
        'Every stone is a slightly different red. Take it off before doing the dishes.',
      ),
    },
    category: 'goldsmith',
    kind: 'ring',
    priority: 7,
    createdDaysAgo: 2,
    price: 780,
    discount: 0,
    inventory: 2,
    isPromoted: false,
    isCustomizable: false,
    options: [ringSizes([52, 54])],
    variants: variants({ '52': 1, '54': 1 }),
    pictures: [
      picture(
        'product-ring-garnet-seed-1',
        'טבעת זהב עומדת ובראשה אבן גרנט אדומה במסגרת משוננת',
        'A gold ring standing, topped by a red garnet in a notched bezel',
      ),
      picture(
        'product-ring-garnet-seed-2',
        'הגרנט והמסגרת המשוננת מקרוב, על עץ כהה',
        'The garnet and its notched bezel close up, on dark wood',
      ),
      picture('product-ring-garnet-seed-3', 'טבעת הגרנט ענודה על אצבע', 'The garnet ring worn on a finger'),
    ],
  },
  {
    key: 'product-ring-branch-signet',
    title: { he: 'טבעת חותם ״ענף״', en: 'Branch signet ring' },
    description: {
      he: describe(
        'טבעת חותם עם ענף אחד שאני חורטת ביד על פניה, ומקום בפנים לאות או לשם שרק אתם תראו.',
        'כסף 925 בציפוי זהב 14K, קוטר החותם 12 מ״מ.',
        'החריטה נעשית אחרי ההזמנה, וסקיצה נשלחת אליכם לאישור לפני שאני נוגעת במתכת.',
      ),
      en: describe(
        'A signet with a single branch that I engrave by hand, and room inside for a letter or a name.',
        '14K gold plating over 925 silver, with a 12 mm face.',
        'I engrave it once you order, and send you a sketch to approve before I touch the metal.',
      ),
    },
    category: 'goldsmith',
    kind: 'ring',
    priority: 3,
    createdDaysAgo: 33,
    price: 690,
    discount: 0,
    inventory: 6,
    isPromoted: false,
    isCustomizable: true,
    options: [ringSizes([50, 52, 54, 56, 58, 60, 62, 64])],
    personalText: {
      title: { he: 'אות או שם לחריטה בפנים', en: 'A letter or name to engrave inside' },
      maxLength: 8,
      extra: 0,
    },
    leadDays: 14,
    pictures: [
      picture(
        'product-ring-branch-signet-1',
        'טבעת חותם מזהב, עומדת, ועל פניה ענף חרוט',
        'A gold signet ring standing, a branch engraved on its face',
      ),
      picture(
        'product-ring-branch-signet-2',
        'פני הטבעת והענף החרוט מקרוב',
        'The face of the ring and the engraved branch close up',
      ),
      picture('product-ring-branch-signet-3', 'טבעת החותם ענודה על אצבע', 'The signet worn on a finger'),
    ],
  },
  {
    key: 'product-cuff-earth',
    title: { he: 'צמיד ״אדמה״ פתוח', en: 'Earth open cuff' },
    description: {
      he: describe(
        'נחושת שמתכהה יפה עם הזמן. נעשה לפי מידת היד שלכם, ופתוח כדי שיהיה קל לענוד אותו.',
        'נחושת מלאה ברוחב 16 מ״מ, קצוות מעוגלים ומלוטשים. מוכן תוך כשבוע.',
        'לענוד מהצד הצר של שורש היד, ולא לפתוח ולסגור בכוח.',
      ),
      en: describe(
        'Copper that darkens beautifully with time. Made to your wrist, and open so it slips on easily.',
        'Solid copper, 16 mm wide, with rounded and polished ends. Ready in about a week.',
        'Slip it on from the narrow side of the wrist, and don’t force it open and shut.',
      ),
    },
    category: 'goldsmith',
    kind: 'bracelet',
    priority: 5,
    createdDaysAgo: 20,
    price: 450,
    discount: 0,
    inventory: 8,
    isPromoted: false,
    isCustomizable: true,
    personalText: {
      title: { he: 'היקף שורש היד, בס״מ', en: 'Around your wrist, in cm' },
      maxLength: 20,
      extra: 0,
      required: true,
    },
    leadDays: 5,
    pictures: [
      picture(
        'product-cuff-earth-1',
        'צמיד נחושת רקוע עם קצוות מעוגלים, הפתח מלפנים',
        'A hammered copper cuff with rounded ends, its opening in front',
      ),
      picture(
        'product-cuff-earth-2',
        'הצמיד מהצד האחורי, כולו רקוע',
        'The cuff from the back, hammered all over',
      ),
      picture('product-cuff-earth-3', 'צמיד הנחושת ענוד על שורש היד', 'The copper cuff worn on a wrist'),
    ],
  },
  {
    key: 'product-bangles-three',
    title: { he: 'שלישיית צמידים דקים', en: 'Three thin bangles' },
    description: {
      he: describe(
        'שלושה צמידים שמצלצלים בשקט כשמזיזים את היד. כסף, כסף מצופה זהב ונחושת.',
        'כסף 925, כסף מצופה זהב 14K ונחושת. קוטר פנימי 64 מ״מ, עובי 2 מ״מ.',
        'מתאימים לרוב הידיים. למידה אחרת, כתבו לי.',
      ),
      en: describe(
        'Three bangles that ring softly when you move. Silver, gold-plated silver and copper.',
        '925 silver, 14K gold-plated silver and copper. Inner diameter 64 mm, 2 mm thick.',
        'They fit most wrists. Need another size? Write to me.',
      ),
    },
    category: 'goldsmith',
    kind: 'bracelet',
    priority: 3,
    createdDaysAgo: 48,
    price: 620,
    discount: 0,
    inventory: 5,
    isPromoted: false,
    isCustomizable: false,
    pictures: [
      picture(
        'product-bangles-three-1',
        'צמידים דקים מכסף, מזהב ומנחושת, זה על זה על עץ כהה',
        'Thin silver, gold and copper bangles stacked on dark wood',
      ),
      picture(
        'product-bangles-three-2',
        'שלושת הצמידים עומדים, אחד עובר בתוך השני',
        'The three bangles standing, one through the other',
      ),
      picture(
        'product-bangles-three-3',
        'שלושת הצמידים ענודים יחד על שורש היד',
        'The three bangles worn together on a wrist',
      ),
    ],
  },
];
