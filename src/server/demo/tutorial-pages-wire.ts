import type { DemoPage } from './types.ts';
import { page } from './wording.ts';

export const WIRE_WRAP: DemoPage[] = [
  page('tutorial-wire-wrap-page-1', {
    alt: {
      he: 'אבן טורקיז עגולה, חוט זהב מעל קו מידה, וצבת',
      en: 'A round turquoise stone, gold wire over a measuring line, and pliers',
    },
    he: [
      'אבן, חוט וצבת',
      'אבן עגולה של 12 מ״מ בערך, 40 ס״מ של חוט רך בעובי 0.8 מ״מ וצבת עגולה. חוט קשה לא יציית, וחוט דק מדי לא יחזיק.',
      'מיישרים את החוט במשיכה אחת בין האצבעות, עם מטלית. אם יש בו קפל, חותכים אחריו: במקום הזה הוא יישבר.',
    ],
    en: [
      'Stone, wire, pliers',
      'A round stone of about 12 mm, 40 cm of soft 0.8 mm wire, and round-nose pliers. Hard wire won’t obey, and wire that’s too thin won’t hold.',
      'Straighten the wire with one pull between your fingers, through a cloth. If there’s a kink in it, cut past it: that’s where it would break.',
    ],
  }),
  page('tutorial-wire-wrap-page-2', {
    alt: {
      he: 'האבן בתוך סליל חוט, וצבת אוחזת בשני הקצוות הזקופים',
      en: 'The stone in a coil of wire, and pliers holding the two upright ends',
    },
    he: [
      'סליל סביב האבן',
      'מלפפים את החוט סביב האבן מלמטה למעלה, ומשאירים בין סיבוב לסיבוב מרווח של עובי חוט או שניים. האגודל מחזיק את הסיבוב האחרון, והיד השנייה מושכת.',
      'את שני הקצוות מביאים זה ליד זה מעל האבן, וזוקפים אותם בצבת. האבן צריכה לשבת בלי לקרקש. אם היא זזה, מהדקים כל סיבוב ברבע סיבוב של הצבת.',
    ],
    en: [
      'A coil around the stone',
      'Wind the wire around the stone from the bottom up, leaving a gap of a wire or two between turns. The thumb holds the last turn while the other hand pulls.',
      'Bring both ends together above the stone and stand them up with the pliers. The stone should sit without a rattle. If it moves, tighten each turn with a quarter twist of the pliers.',
    ],
  }),
  page('tutorial-wire-wrap-page-3', {
    alt: {
      he: 'הקצה הקצר נכרך סביב הצוואר; בהגדלה הסיבובים צמודים',
      en: 'The short end winds around the neck; the detail shows its turns lying close',
    },
    he: [
      'שלושה סיבובים לצוואר',
      'את הקצה הקצר כורכים סביב הארוך, צמוד לאבן, שלוש פעמים ובלי רווחים. כל סיבוב נשען על הקודם.',
      'חותכים את הקצה קרוב, ולוחצים אותו פנימה עם קצה הצבת. עוברים באצבע: אם הוא דוקר את האצבע, הוא יתפוס גם בסוודר.',
    ],
    en: [
      'Three turns for the neck',
      'Wind the short end around the long one, close to the stone, three times and without gaps. Each turn leans on the one before.',
      'Trim the end close, and press it in with the tip of the pliers. Run a finger over it: if it pricks the finger, it will catch on a sweater too.',
    ],
  }),
  page('tutorial-wire-wrap-page-4', {
    alt: {
      he: 'האבן העטופה תלויה מהלולאה על שרשרת',
      en: 'The wrapped stone hangs by its loop from a chain',
    },
    he: [
      'לולאה, ושרשרת',
      'מהקצה הארוך עושים לולאה סביב הצבת, משחילים בה את השרשרת, ואז כורכים את השארית סביב הצוואר. בסדר הזה, כי אחר כך השרשרת כבר לא תיכנס.',
      'מנערים ליד האוזן. אם שקט, אפשר ללבוש.',
    ],
    en: [
      'A loop, and a chain',
      'Turn a loop in the long end around the pliers, thread the chain into it, and only then wind the rest around the neck. In this order, because afterwards the chain won’t go in.',
      'Shake it by your ear. If it’s quiet, it’s ready to wear.',
    ],
  }),
];

export const JUMP_RINGS: DemoPage[] = [
  page('tutorial-jump-rings-page-1', {
    alt: {
      he: 'חוט זהב כרוך לקפיץ סביב מוט; חץ מראה את הסיבוב',
      en: 'Gold wire wound around a rod into a coil; an arrow shows the turn',
    },
    he: [
      'מגלגלים קפיץ',
      'חוט בעובי מילימטר ומוט עגול של 5 מ״מ. ידית של מסרגה מצוינת. מחזיקים את קצה החוט צמוד למוט, ומסובבים את המוט ולא את החוט.',
      'כל סיבוב נוגע בשכן שלו. לצמיד צריך כ־40 חוליות, כלומר קפיץ באורך 4 ס״מ. רווחים בקפיץ הם חוליות עקומות.',
    ],
    en: [
      'Wind a coil',
      'Wire a millimeter thick and a round 5 mm rod; the end of a knitting needle is perfect. Hold the wire’s end against the rod, and turn the rod, not the wire.',
      'Each turn touches its neighbor. A bracelet takes about 40 links, which is a coil 4 cm long. Gaps in the coil become crooked links.',
    ],
  }),
  page('tutorial-jump-rings-page-2', {
    alt: {
      he: 'מסור חותך את הקפיץ לאורך קו אחד',
      en: 'A saw cuts the coil along one line',
    },
    he: [
      'חותכים לאורך קו אחד',
      'עוטפים את הקפיץ בנייר דבק, מניחים אותו על לשון הצורפים ומנסרים לאורך, בקו אחד. כל חוליה שנחתכת נופלת לתוך הנייר ולא על הרצפה.',
      'לא חותכים בקטר. הוא משאיר קצוות בצורת גג, והם לא ייסגרו לעולם.',
    ],
    en: [
      'Cut along one line',
      'Wrap the coil in masking tape, lay it on the bench pin, and saw lengthwise in a single line. Each link that’s cut drops into the tape, and not on the floor.',
      'Don’t use cutters. They leave ends shaped like a roof, and those never close.',
    ],
  }),
  page('tutorial-jump-rings-page-3', {
    alt: {
      he: 'פתיחה הצידה מסומנת כנכונה, פתיחה החוצה כשגויה',
      en: 'Opening sideways is marked right, pulling apart is marked wrong',
    },
    he: [
      'הצידה, לא החוצה',
      'מחזיקים כל צד בצבת. יד אחת אליכם, השנייה מכם והלאה, כמו דלת. כך החוליה שומרת על העיגול.',
      'מי שמושך החוצה מקבל ביצה, וביצה לא חוזרת להיות עיגול. סוגרים באותה תנועה, קצת מעבר לנקודת המפגש ובחזרה. כשנשמע קליק קטן, הקצוות יושבים.',
    ],
    en: [
      'Sideways, never apart',
      'Hold each side with pliers. One hand toward you, the other away, like a door. That way the ring stays round.',
      'Pull it apart and you get an egg, and an egg won’t be a circle again. Close it by the same move, a little past the meeting point and back. When you hear a tiny click, the ends have met.',
    ],
  }),
  page('tutorial-jump-rings-page-4', {
    alt: {
      he: 'צבת מוסיפה את החוליה הבאה לשרשרת',
      en: 'Pliers add the next link to the chain',
    },
    he: [
      'חוליה ועוד חוליה',
      'פותחים, משחילים בחוליה האחרונה, סוגרים. בודקים כל חוליה לפני שעוברים לבאה: מעבירים ציפורן על התפר, ואם היא נתקעת, סוגרים שוב.',
      'מודדים על היד כל עשר חוליות. פרק כף יד ועוד אצבע אחת, וזה האורך.',
    ],
    en: [
      'Link by link',
      'Open, thread it into the last link, close. Check each one before the next: run a fingernail over the seam, and if it catches, close it again.',
      'Measure on your wrist every ten links. A wrist and one finger more: that’s the length.',
    ],
  }),
  page('tutorial-jump-rings-page-5', {
    alt: { he: 'צמיד החוליות הגמור, סגור', en: 'The finished link bracelet, closed' },
    he: [
      'צמיד שלא נפתח',
      'מוסיפים סוגר בקצה אחד וחוליה גדולה יותר בשני. ואז המבחן: תולים את הצמיד על וו ומושכים. אם חוליה נפתחת, עדיף שתיפתח עכשיו.',
    ],
    en: [
      'A bracelet that stays shut',
      'Add a clasp at one end and a larger ring at the other. Then the test: hang the bracelet on a hook and pull. If a link opens, better now than later.',
    ],
  }),
];

export const RING_SIZE: DemoPage[] = [
  page('tutorial-ring-size-page-1', {
    alt: {
      he: 'רצועת נייר סביב אצבע; בהגדלה עיפרון מסמן היכן היא פוגשת את עצמה',
      en: 'A strip of paper around a finger; in the detail a pencil marks where it meets itself',
    },
    he: [
      'עוטפים ומסמנים',
      'גוזרים רצועת נייר ברוחב 5 מ״מ ועוטפים בה את האצבע, במקום שבו הטבעת תשב. היא צריכה לעבור את המפרק בלי מאבק, ולא להסתובב לבד.',
      'מסמנים בעיפרון את המקום שבו הקצה פוגש את הנייר. מודדים בערב, כשהאצבעות חמות: בבוקר ובקור הן דקות יותר.',
    ],
    en: [
      'Wrap, and mark',
      'Cut a strip of paper 5 mm wide and wrap it around the finger, where the ring will sit. It should pass the knuckle without a fight, and not turn by itself.',
      'Mark in pencil where the end meets the paper. Measure in the evening, with warm fingers: in the morning and in the cold they’re thinner.',
    ],
  }),
  page('tutorial-ring-size-page-2', {
    alt: {
      he: 'הרצועה מעל סרגל, והמרחק נמדד בין שני הסימונים',
      en: 'The strip above a ruler, measured between its two marks',
    },
    he: [
      'מודדים מסימון לסימון',
      'פורשים את הרצועה לאורך סרגל וקוראים במילימטרים, מקצה הנייר ועד הסימון. המספר הזה הוא המידה: 54 מ״מ הם מידה 54.',
      'עושים את זה שלוש פעמים, עם רצועה חדשה בכל פעם. אם יצאו שלושה מספרים, האמצעי הוא הנכון.',
    ],
    en: [
      'Measure from mark to mark',
      'Lay the strip along a ruler and read in millimeters, from the end of the paper to the mark. That number is the size: 54 mm is size 54.',
      'Do it three times, with a new strip each time. If you get three numbers, the middle one is right.',
    ],
  }),
  page('tutorial-ring-size-page-3', {
    alt: {
      he: 'טבעת על מוט מידות: הקריאה באמצע הטבעת נכונה, בשפה התחתונה שגויה',
      en: 'A ring on a mandrel: reading at its middle is right, at its lower edge wrong',
    },
    he: [
      'אם יש טבעת ומוט',
      'משחילים על מוט המידות טבעת שיושבת טוב על אותה אצבע. קוראים את הקו שבאמצע הטבעת, ולא את זה שבשפה התחתונה: ההבדל יכול להיות מידה שלמה.',
      'אין מוט? מודדים בסרגל את הקוטר הפנימי, ומכפילים ב־3.14.',
    ],
    en: [
      'If you have a ring and a mandrel',
      'Slide a ring that fits the same finger well onto the mandrel. Read the line at the middle of the ring, not the one at its lower edge: the difference can be a whole size.',
      'No mandrel? Measure the inner diameter with a ruler, and multiply by 3.14.',
    ],
  }),
  page('tutorial-ring-size-page-4', {
    alt: {
      he: 'טבעת דקה וטבעת רחבה על אצבע, וקוטר פנימי מול חיצוני',
      en: 'A narrow and a wide ring on a finger, and an inner diameter against an outer one',
    },
    he: [
      'רחבה או דקה',
      'טבעת דקה יושבת לפי המידה. טבעת של 6 מ״מ ויותר מרגישה צרה, ולכן מוסיפים לה חצי מידה.',
      'ותמיד מודדים את הפנים. הצד החיצון תלוי בעובי המתכת, ולא אומר כלום על האצבע. מתלבטים בין שתי מידות? לוקחים את הגדולה: קל יותר להקטין.',
    ],
    en: [
      'Wide or narrow',
      'A narrow ring sits by its size. One of 6 mm or more feels tighter, so add half a size for it.',
      'And always measure the inside. The outside depends on the thickness of the metal, and says nothing about the finger. Torn between two sizes? Take the larger one: making it smaller is easier.',
    ],
  }),
];
