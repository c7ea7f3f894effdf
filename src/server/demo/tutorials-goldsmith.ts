import { PATINA, BEZEL } from './tutorial-pages-bench.ts';
import { FIRST_SOLDER, STRAIGHT_SAW, THREE_TEXTURES } from './tutorial-pages-metal.ts';
import { JUMP_RINGS, RING_SIZE, WIRE_WRAP } from './tutorial-pages-wire.ts';
import type { DemoTutorial } from './types.ts';
import { describe, picture } from './wording.ts';

export const DEMO_GOLDSMITH_TUTORIALS: DemoTutorial[] = [
  {
    key: 'tutorial-three-textures',
    title: { he: 'שלוש טקסטורות עם פטיש אחד', en: 'Three textures, one hammer' },
    description: {
      he: describe(
        'כדור גדול, ראש צר וכדור קטן: מה כל אחד עושה למתכת. מתחילים בדיסקית חלקה ומסיימים בתליון.',
        'צריך פטיש אחד עם ראשים מתחלפים, עיפרון, דיסקית נחושת ומשטח קשה לרקוע עליו.',
      ),
      en: describe(
        'A large ball, a narrow edge and a small ball: what each face does to metal. Start with a disc, end with a pendant.',
        'You need one hammer with interchangeable faces, a pencil, a copper disc and something hard to hammer on.',
      ),
    },
    category: 'goldsmith',
    priority: 10,
    createdDaysAgo: 90,
    level: 'beginner',
    price: 0,
    durationMinutes: 12,
    rating: 4.86,
    ratingCount: 86,
    popularity: 640,
    cover: picture(
      'tutorial-three-textures',
      'דיסקית זהב רקועה ופטיש על דף משבצות',
      'A hammered gold disc and a hammer on graph paper',
    ),
    pages: THREE_TEXTURES,
  },
  {
    key: 'tutorial-straight-saw',
    title: { he: 'לנסר קו ישר, סוף סוף', en: 'Saw a straight line, at last' },
    description: {
      he: describe(
        'איך מחזיקים מסור, איך מותחים להב ולמה נושמים. אחרי שלוש רצועות היד כבר זוכרת לבד.',
        'צריך מסור צורפים, להב 2/0, פח נחושת ושולחן עם לשון צורפים.',
      ),
      en: describe(
        'How to hold the saw, tension the blade and breathe. After three strips your hand remembers.',
        'You need a jeweler’s saw, a 2/0 blade, copper sheet and a bench pin.',
      ),
    },
    category: 'goldsmith',
    priority: 8,
    createdDaysAgo: 76,
    level: 'beginner',
    price: 45,
    durationMinutes: 18,
    rating: 4.78,
    ratingCount: 64,
    popularity: 520,
    cover: picture(
      'tutorial-straight-saw',
      'דיסקית נחושת שנוסר ממנה רבע, ומסור צורפים',
      'A copper disc with a quarter sawn out, and a jeweler’s saw',
    ),
    pages: STRAIGHT_SAW,
  },
  {
    key: 'tutorial-first-solder',
    title: { he: 'הלחמה ראשונה בבית', en: 'First solder at home' },
    description: {
      he: describe(
        'ציוד, בטיחות ותפר אחד נקי, צעד אחר צעד. האש פחות מפחידה כשיודעים לאן היא הולכת.',
        'צריך מבער קטן, לבנה, פלקס והלחם כסף. עובדים ליד חלון פתוח ועם משקפי מגן.',
      ),
      en: describe(
        'Kit, safety and one clean seam, step by step. Fire is kinder once you know where it’s going.',
        'You need a small torch, a fire brick, flux and silver solder. Open a window and wear goggles.',
      ),
    },
    category: 'goldsmith',
    priority: 7,
    createdDaysAgo: 64,
    level: 'medium',
    price: 60,
    shouldShowFirstPage: true,
    durationMinutes: 34,
    rating: 4.66,
    ratingCount: 41,
    popularity: 460,
    cover: picture(
      'tutorial-first-solder',
      'טבעת על לבנת הלחמה, ולהבת מבער נוגעת בה',
      'A ring on a fire brick, touched by a torch flame',
    ),
    pages: FIRST_SOLDER,
  },
  {
    key: 'tutorial-wire-wrap',
    title: { he: 'ליפוף חוט סביב אבן', en: 'Wire-wrapped stone' },
    description: {
      he: describe(
        'שלושה סיבובים, לולאה אחת ואבן שלא זזה. בלי אש ובלי דבק, רק חוט וצבת ליד החלון.',
        'צריך 40 ס״מ של חוט רך בעובי 0.8 מ״מ, צבת עגולה ואבן שאוהבים.',
      ),
      en: describe(
        'Three turns, one loop and a stone that stays put. No fire, no glue, just wire and pliers.',
        'You need 40 cm of soft 0.8 mm wire, round-nose pliers and a stone you love.',
      ),
    },
    category: 'goldsmith',
    priority: 5,
    createdDaysAgo: 52,
    level: 'medium',
    price: 55,
    durationMinutes: 22,
    rating: 4.58,
    ratingCount: 38,
    popularity: 350,
    cover: picture(
      'tutorial-wire-wrap',
      'אבן טורקיז עטופה בחוט זהב, ולידה צבת',
      'A turquoise stone wrapped in gold wire, beside pliers',
    ),
    pages: WIRE_WRAP,
  },
  {
    key: 'tutorial-jump-rings',
    title: { he: 'לפתוח ולסגור חוליה', en: 'Open and close a jump ring' },
    description: {
      he: describe(
        'התנועה הכי קטנה בצורפות, והכי חשובה. הצידה ולא החוצה, ואז שום שרשרת לא נפתחת.',
        'צריך חוט, מוט עגול, מסור ושתי צבתות. בסוף יש צמיד שלם.',
      ),
      en: describe(
        'The smallest move at the bench, and the one that matters. Sideways, never apart.',
        'You need wire, a round rod, a saw and two pairs of pliers. You end up with a whole bracelet.',
      ),
    },
    category: 'goldsmith',
    priority: 4,
    createdDaysAgo: 45,
    level: 'beginner',
    price: 35,
    durationMinutes: 16,
    rating: 4.73,
    ratingCount: 52,
    popularity: 310,
    cover: picture(
      'tutorial-jump-rings',
      'חוליות זהב, חוליה פתוחה אחת וצבת שמוסיפה חוליית נחושת',
      'Gold links, one of them open, and pliers adding a copper one',
    ),
    pages: JUMP_RINGS,
  },
  {
    key: 'tutorial-ring-size',
    title: { he: 'למדוד טבעת בלי לטעות', en: 'Measure a ring size' },
    description: {
      he: describe(
        'רצועת נייר, עיפרון וסרגל. מודדים בערב, כשהאצבעות חמות, ושלוש פעמים כדי להיות בטוחים.',
        'לטבעת רחבה מוסיפים חצי מידה. כדאי לעשות את זה לפני שמזמינים אצלי.',
      ),
      en: describe(
        'A strip of paper, a pencil and a ruler. Measure in the evening, with warm fingers, three times.',
        'Add half a size for a wide band. Worth doing before you order one from me.',
      ),
    },
    category: 'goldsmith',
    priority: 4,
    createdDaysAgo: 30,
    level: 'beginner',
    price: 0,
    durationMinutes: 8,
    rating: 4.92,
    ratingCount: 73,
    popularity: 290,
    cover: picture(
      'tutorial-ring-size',
      'טבעת כסף, סרגל ומוט מידות על דף משבצות',
      'A silver ring, a ruler and a ring mandrel on graph paper',
    ),
    pages: RING_SIZE,
  },
  {
    key: 'tutorial-patina',
    title: { he: 'שלושה גוונים של פטינה', en: 'Three shades of patina' },
    description: {
      he: describe(
        'מנחושת ורודה ועד כמעט שחור, באותה קערה. כל ההבדל הוא בשעון ובמתי מוציאים.',
        'צריך כבד גופרית, מים חמים, חוט תלייה, כפפות וחלון פתוח.',
        'עובדים רחוק מכסף שלא רוצים להשחיר.',
      ),
      en: describe(
        'From pink copper to almost black, in one bowl. The clock makes all the difference.',
        'You need liver of sulfur, warm water, a wire to hang by, gloves and an open window.',
        'Keep it away from any silver you want to stay bright.',
      ),
    },
    category: 'goldsmith',
    priority: 2,
    createdDaysAgo: 24,
    level: 'advanced',
    price: 48,
    durationMinutes: 28,
    rating: 4.47,
    ratingCount: 19,
    popularity: 240,
    cover: picture(
      'tutorial-patina',
      'שלוש דיסקיות רקועות: נחושת, ברונזה וכהה',
      'Three hammered discs: copper, bronze and dark',
    ),
    pages: PATINA,
  },
  {
    key: 'tutorial-bezel',
    title: { he: 'שיבוץ אבן ראשון', en: 'Your first bezel setting' },
    description: {
      he: describe(
        'פס דק, בסיס ואבן אחת, עד שהיא יושבת ולא מקרקשת. מדריך ארוך, שכדאי לקרוא פעמיים.',
        'למי שכבר הלחימו בבית. צריך פס כסף רך, פצירה, דוחף שיבוץ ואבן עם תחתית שטוחה.',
      ),
      en: describe(
        'A thin strip, a base and one stone, until it sits without a rattle. Long, so read it twice.',
        'For people who solder at home. You need soft silver strip, a file, a pusher and a flat-backed stone.',
      ),
    },
    category: 'goldsmith',
    priority: 3,
    createdDaysAgo: 13,
    level: 'advanced',
    price: 79,
    shouldShowFirstPage: true,
    durationMinutes: 45,
    rating: 4.63,
    ratingCount: 24,
    popularity: 210,
    cover: picture(
      'tutorial-bezel',
      'מסגרת זהב ריקה, אבן גרנט ופצירה',
      'An empty gold bezel, a garnet and a file',
    ),
    pages: BEZEL,
  },
];
