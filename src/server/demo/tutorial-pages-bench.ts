import type { DemoPage } from './types.ts';
import { page } from './wording.ts';

export const PATINA: DemoPage[] = [
  page('tutorial-patina-page-1', {
    alt: {
      he: 'שלוש דיסקיות נחושת רקועות, מטלית ומברשת',
      en: 'Three hammered copper discs, a cloth and a brush',
    },
    he: [
      'נקי, ועוד יותר נקי',
      'שלוש דיסקיות רקועות, כדי שיהיה למה להשוות. משפשפים כל אחת במברשת פליז עם טיפת סבון כלים, שוטפים ומייבשים במטלית.',
      'מכאן והלאה נוגעים רק בשוליים, ועם כפפות. טביעת אצבע אחת תישאר כתם בהיר, וזה רואים רק בסוף.',
    ],
    en: [
      'Clean, then cleaner',
      'Three hammered discs, so that there’s something to compare. Scrub each with a brass brush and a drop of dish soap, rinse, and dry with a cloth.',
      'From here on touch only the edges, and with gloves. One fingerprint stays as a pale spot, and you see it only at the end.',
    ],
  }),
  page('tutorial-patina-page-2', {
    alt: {
      he: 'שלוש דיסקיות תלויות על חוט בצנצנות תמיסה, ומתחתן שעונים: רבע, חצי ושלושה רבעים',
      en: 'Three discs hang by wires in jars of solution, with clocks below: a quarter, a half, three quarters',
    },
    he: [
      'אותה תמיסה, שלושה זמנים',
      'מול חלון פתוח: גרגר של כבד גופרית בגודל אפונה לכוס מים חמים, לא רותחים. תולים כל דיסקית על חוט ומורידים את כולן יחד.',
      'את הראשונה מוציאים אחרי רבע דקה, את השנייה אחרי חצי ואת השלישית אחרי שלושת רבעי דקה. כל אחת עוברת מיד למים קרים, וזה עוצר את הגוון.',
    ],
    en: [
      'One solution, three times',
      'By an open window: a pea of liver of sulfur to a glass of hot water, not boiling. Hang each disc on a wire, and lower them all together.',
      'Take the first out after a quarter of a minute, the second after a half, the third after three quarters. Each goes straight into cold water, and that stops the color.',
    ],
  }),
  page('tutorial-patina-page-3', {
    alt: {
      he: 'מטלית מבריקה את הבליטות של הדיסקית הכהה, הלוך ושוב',
      en: 'A cloth polishes the high points of the dark disc, back and forth',
    },
    he: [
      'מחזירים את האור',
      'כשהכול יבש, מעבירים מטלית רכה על הדיסקית הכהה, הלוך ושוב ובלי ללחוץ. הבליטות מתבהרות, והשקעים נשארים שחורים. בזכות זה רואים כל מכת פטיש.',
      'עוצרים מוקדם ממה שנדמה. תמיד אפשר להבריק עוד, אבל להכהות שוב אפשר רק מההתחלה.',
    ],
    en: [
      'Bring the light back',
      'Once all is dry, run a soft cloth over the dark disc, back and forth, without pressing. The high points brighten, the hollows stay black, and every hammer blow shows.',
      'Stop sooner than you think. You can always polish more, but darkening it again means starting over.',
    ],
  }),
  page('tutorial-patina-page-4', {
    alt: {
      he: 'שלוש הדיסקיות הגמורות: ורודה, זהובה וכהה',
      en: 'The three finished discs: pink, golden and dark',
    },
    he: [
      'שלושה גוונים ליד זה',
      'ורוד, זהוב, כמעט שחור. מורחים שעווה מיקרוקריסטלית, ממתינים עשר דקות ומבריקים, כדי שהגוון לא ימשיך לזוז.',
      'רושמים על הגב את הזמן ואת חום המים. בפעם הבאה תרצו בדיוק את השני.',
    ],
    en: [
      'Three shades, side by side',
      'Pink, golden, almost black. Rub in microcrystalline wax, wait ten minutes and buff, so that the color stops moving.',
      'Write the time and the water’s heat on the back. Next time you’ll want exactly the second one.',
    ],
  }),
];

export const BEZEL: DemoPage[] = [
  page('tutorial-bezel-page-1', {
    alt: {
      he: 'פס זהב סביב הגרנט, עיפרון מסמן את המפגש, והפס פרוש ומסומן לחיתוך',
      en: 'A gold strip around the garnet, a pencil marking where it meets, and the strip laid flat, marked for cutting',
    },
    he: [
      'מודדים את הפס על האבן',
      'עוטפים את האבן בפס רך, מסמנים בעיפרון היכן הקצוות נפגשים, ופורשים. חותכים על הסימון, ואז משייפים עוד קצת: המסגרת צריכה לחבק ולא לחנוק.',
      'הגובה חשוב כמו האורך. הפס עולה עד שליש מגובה האבן, במקום שבו היא מתחילה להתעגל פנימה.',
    ],
    en: [
      'Measure the strip on the stone',
      'Wrap soft strip around the stone, mark in pencil where the ends meet, and lay it flat. Cut on the mark, then file a little more: the bezel should hug, not choke.',
      'Height matters as much as length. The strip reaches a third of the stone’s height, where it begins to curve inward.',
    ],
  }),
  page('tutorial-bezel-page-2', {
    alt: {
      he: 'המסגרת על לוח בסיס והאבן מעליה; בהגדלה גובה השפה מול האבן',
      en: 'The bezel on its base plate, the stone above it; the detail shows the wall’s height against the stone',
    },
    he: [
      'מסגרת על בסיס',
      'מלחימים את הפס לטבעת סגורה, ומיישרים את התחתית על נייר לטש עד שהיא יושבת על הלוח בלי אור מתחתיה. עכשיו מלחימים אותה ללוח, עם פיסות קטנות מבחוץ.',
      'מנסים את האבן, ומשאירים חוט דנטלי מתחתיה כדי שאפשר יהיה להוציא אותה. אם היא צריכה דחיפה כדי להיכנס, משייפים מבפנים.',
    ],
    en: [
      'A wall on a base',
      'Solder the strip into a closed ring, and level its foot on emery paper until it sits on the plate with no light beneath. Now solder it to the plate, with small chips on the outside.',
      'Try the stone, with a length of dental floss under it so that it comes out again. If it has to be pushed in, file the inside.',
    ],
  }),
  page('tutorial-bezel-page-3', {
    alt: {
      he: 'האבן במסגרת מלמעלה; דחיפה מלמעלה, מלמטה, מימין ומשמאל לפי מספר הקווים, אחד עד ארבעה',
      en: 'The stone in its bezel from above; pushes from the top, the bottom, the right and the left, numbered by one to four strokes',
    },
    he: [
      'דוחפים מארבעה צדדים',
      'הדוחף עומד ישר מול השפה ונוטה קצת מעל האבן. דחיפה אחת מלמעלה, אחת ממול, אחת מימין ואחת משמאל, כמו שמהדקים גלגל. אחר כך ארבע שבאמצע, ועוד ארבע.',
      'מי שהולך מסביב בזה אחר זה דוחף את עודף המתכת לפניו, ובסוף נשאר קפל. אם היד מחליקה, מחליפים אחיזה: אגודל על האבן, תמיד.',
    ],
    en: [
      'Push from four sides',
      'The pusher stands straight against the wall and leans a little over the stone. One push from the top, one opposite, one from the right, one from the left, as you’d tighten a wheel. Then the four between, and four more.',
      'Going around in order pushes the spare metal ahead, and leaves a crease at the end. If your hand slips, change your grip: a thumb on the stone, always.',
    ],
  }),
  page('tutorial-bezel-page-4', {
    alt: {
      he: 'האבן משובצת, הבסיס חתוך סביבה, ופצירה; חץ מראה את כיוון הליטוש',
      en: 'The stone set, its base trimmed around it, and a file; an arrow shows the way to smooth it',
    },
    he: [
      'שפה חלקה, ואבן שקטה',
      'מנסרים את הלוח סביב המסגרת ומשייפים. את השפה מחליקים בפצירה עדינה ואחר כך בגומי, תמיד הלאה מהאבן.',
      'מנערים ליד האוזן, ומעבירים חוט כותנה על השפה. אם לא נשמע כלום ושום דבר לא נתפס, האבן שלכם משובצת.',
    ],
    en: [
      'A smooth edge, a quiet stone',
      'Saw the plate off around the bezel and file it. Smooth the edge with a fine file and then a rubber wheel, always away from the stone.',
      'Shake it by your ear, and draw a cotton thread over the edge. If nothing sounds and nothing catches, your stone is set.',
    ],
  }),
];
