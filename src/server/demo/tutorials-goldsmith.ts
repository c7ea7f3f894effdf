import type { DemoTutorial } from './types.ts';
import { describe, picture } from './wording.ts';

export const DEMO_GOLDSMITH_TUTORIALS: DemoTutorial[] = [
  {
    key: 'tutorial-three-textures',
    title: { he: 'שלוש טקסטורות עם פטיש אחד', en: 'Three textures, one hammer' },
    description: {
      he: describe(
        'כדורי, שטוח וצר: מה כל ראש עושה למתכת. מתחילים בדיסקית חלקה ומסיימים בתליון.',
        'צריך פטיש אחד, עיפרון, דיסקית נחושת ומשטח קשה לרקוע עליו.',
      ),
      en: describe(
        'Round, flat and narrow: what each face does to metal. Start with a disc, end with a pendant.',
        'You need one hammer, a pencil, a copper disc and something hard to hammer on.',
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
    pages: [
      picture(
        'tutorial-three-textures-page-1',
        'דיסקית נחושת חלקה, ולידה פטיש ועיפרון',
        'A plain copper disc, with a hammer and a pencil',
      ),
      picture(
        'tutorial-three-textures-page-2',
        'סימון מרכז ומעגלים על הדיסקית בעיפרון',
        'Marking the center and circles on the disc in pencil',
      ),
      picture(
        'tutorial-three-textures-page-3',
        'הפטיש רוקע מהשוליים פנימה, לאורך ההיקף',
        'The hammer works around the disc, from the edge inward',
      ),
      picture(
        'tutorial-three-textures-page-4',
        'שלוש טקסטורות, ומתחת לכל אחת ראש הפטיש שעשה אותה',
        'Three textures, each above the hammer face that made it',
      ),
      picture(
        'tutorial-three-textures-page-5',
        'הדיסקית הגמורה, רקועה כולה, על שרשרת',
        'The finished disc, hammered all over, on a chain',
      ),
    ],
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
    pages: [
      picture(
        'tutorial-straight-saw-page-1',
        'פח נחושת שקו מסומן במרכזו, ולידו מסור',
        'Copper sheet with a line marked down its middle, beside a saw',
      ),
      picture(
        'tutorial-straight-saw-page-2',
        'מתיחת הלהב, ובהגדלה: השיניים פונות מטה',
        'Tensioning the blade; the detail shows its teeth pointing down',
      ),
      picture(
        'tutorial-straight-saw-page-3',
        'ניסור הפח על לשון הצורפים, מעלה ומטה',
        'Sawing the sheet on the bench pin, up and down',
      ),
      picture(
        'tutorial-straight-saw-page-4',
        'זווית הלהב: ישרה זה נכון, נטויה זה לא',
        'The angle of the blade: upright is right, tilted is wrong',
      ),
      picture(
        'tutorial-straight-saw-page-5',
        'שני החצאים המנוסרים ופצירה שמיישרת את הקצה',
        'The two sawn halves, and a file to true the edge',
      ),
    ],
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
    durationMinutes: 34,
    rating: 4.66,
    ratingCount: 41,
    popularity: 460,
    cover: picture(
      'tutorial-first-solder',
      'טבעת על לבנת הלחמה, ולהבת מבער נוגעת בה',
      'A ring on a fire brick, touched by a torch flame',
    ),
    pages: [
      picture(
        'tutorial-first-solder-page-1',
        'טבעת נחושת פתוחה, ובהגדלה: הקצוות צמודים בלי רווח',
        'An open copper ring; the detail shows its ends meeting with no gap',
      ),
      picture(
        'tutorial-first-solder-page-2',
        'מכחול מורח פלקס על התפר, ועליו פיסות הלחם קטנות',
        'A brush paints flux on the seam, small chips of solder on the joint',
      ),
      picture(
        'tutorial-first-solder-page-3',
        'הטבעת על הלבנה, והלהבה מקיפה את כולה לפני התפר',
        'The ring on the brick, the flame circling all of it before the seam',
      ),
      picture(
        'tutorial-first-solder-page-4',
        'הטבעת מתקררת בקערת מים, ולידה הטבעת הגמורה',
        'The ring cooling in a bowl of water, and the finished ring',
      ),
    ],
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
    pages: [
      picture(
        'tutorial-wire-wrap-page-1',
        'אבן טורקיז, חוט זהב וקו מידה לאורכו',
        'A turquoise stone and gold wire over a measuring line',
      ),
      picture(
        'tutorial-wire-wrap-page-2',
        'צבת מכופפת לולאה עגולה בקצה החוט',
        'Pliers form a round loop at the end of the wire',
      ),
      picture(
        'tutorial-wire-wrap-page-3',
        'החוט נכרך סביב האבן בכיוון החץ',
        'The wire winds around the stone in the direction of the arrow',
      ),
      picture(
        'tutorial-wire-wrap-page-4',
        'האבן העטופה תלויה מהלולאה על שרשרת',
        'The wrapped stone hangs by its loop from a chain',
      ),
    ],
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
    pages: [
      picture(
        'tutorial-jump-rings-page-1',
        'חוט זהב נכרך לקפיץ סביב מוט',
        'Gold wire wound around a rod into a coil',
      ),
      picture(
        'tutorial-jump-rings-page-2',
        'מסור חותך את הקפיץ לאורך קו אחד',
        'A saw cuts the coil along one line',
      ),
      picture(
        'tutorial-jump-rings-page-3',
        'פתיחה הצידה מסומנת כנכונה, פתיחה החוצה כשגויה',
        'Opening sideways is marked right, pulling apart is marked wrong',
      ),
      picture(
        'tutorial-jump-rings-page-4',
        'צבת מוסיפה את החוליה הבאה לשרשרת',
        'Pliers add the next link to the chain',
      ),
      picture('tutorial-jump-rings-page-5', 'צמיד החוליות הגמור, סגור', 'The finished link bracelet, closed'),
    ],
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
    pages: [
      picture(
        'tutorial-ring-size-page-1',
        'רצועת נייר כרוכה סביב אצבע',
        'A strip of paper wrapped around a finger',
      ),
      picture(
        'tutorial-ring-size-page-2',
        'עיפרון מסמן היכן הרצועה פוגשת את עצמה',
        'A pencil marks where the strip meets itself',
      ),
      picture(
        'tutorial-ring-size-page-3',
        'הרצועה לאורך סרגל, והמרחק נמדד בין שני הסימונים',
        'The strip along a ruler, measured between its two marks',
      ),
      picture('tutorial-ring-size-page-4', 'הטבעת מושחלת על מוט המידות', 'The ring on the mandrel'),
    ],
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
    pages: [
      picture(
        'tutorial-patina-page-1',
        'מברשת מנקה דיסקית נחושת רקועה',
        'A brush rubs a hammered copper disc clean',
      ),
      picture(
        'tutorial-patina-page-2',
        'הדיסקית יורדת על חוט לקערת תמיסה חמה, ואדים עולים',
        'The disc hangs on a wire into a bowl of warm, steaming solution',
      ),
      picture(
        'tutorial-patina-page-3',
        'שלושה גוונים אחרי שלושה זמנים, ושעון מתחת לכל דיסקית',
        'Three shades after three times, a small clock under each disc',
      ),
      picture(
        'tutorial-patina-page-4',
        'מטלית מבריקה את הבליטות של הדיסקית הכהה',
        'A cloth polishes the high points of the dark disc',
      ),
    ],
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
    durationMinutes: 45,
    rating: 4.63,
    ratingCount: 24,
    popularity: 210,
    cover: picture(
      'tutorial-bezel',
      'מסגרת זהב ריקה, אבן גרנט ופצירה',
      'An empty gold bezel, a garnet and a file',
    ),
    pages: [
      picture(
        'tutorial-bezel-page-1',
        'פס זהב מקיף את הגרנט, ובהגדלה: גובהו מול האבן',
        'A gold strip around the garnet; the detail shows its height against the stone',
      ),
      picture(
        'tutorial-bezel-page-2',
        'המסגרת הסגורה על בסיסה, ופצירה מיישרת את השפה',
        'The closed bezel on its base plate, its edge leveled with a file',
      ),
      picture(
        'tutorial-bezel-page-3',
        'האבן במסגרת, ודחיפה מארבעה צדדים לפי הסדר 1 עד 4',
        'The stone in the bezel, pushed from four opposite sides in the order 1 to 4',
      ),
      picture('tutorial-bezel-page-4', 'האבן משובצת בטבעת הגמורה', 'The stone set in the finished ring'),
    ],
  },
];
