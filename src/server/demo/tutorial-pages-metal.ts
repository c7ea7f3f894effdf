import type { DemoPage } from './types.ts';
import { page } from './wording.ts';

export const THREE_TEXTURES: DemoPage[] = [
  page('tutorial-three-textures-page-1', {
    alt: {
      he: 'דיסקית נחושת חלקה (1), ולידה פטיש ועיפרון (2)',
      en: 'A plain copper disc (1), with a hammer and a pencil (2)',
    },
    he: [
      'מה שמים על השולחן',
      'דיסקית נחושת בקוטר 3 ס״מ ובעובי מילימטר, פטיש אחד עם שלושה ראשים מתחלפים, כדור גדול, ראש צר וכדור קטן, ועיפרון. לסוף: מקדח של 2 מ״מ, פצירה, חוליה וצמר פלדה דק. מתחת לדיסקית צריך משהו קשה ושטוח: סדן קטן, או הצד החלק של פטיש כבד שמונח על מגבת.',
      'לפני הכול עוברים עם האצבע על ראש הפטיש. כל שריטה בו תופיע אחר כך בנחושת, אז אם משהו תופס, מלטשים.',
    ],
    en: [
      'What goes on the bench',
      'A copper disc 3 cm across and a millimeter thick, one hammer with three interchangeable faces (a large ball, a narrow edge and a small ball), and a pencil. For the end: a 2 mm drill, a file, a jump ring and fine steel wool. Under the disc goes something hard and flat: a small steel block, or the smooth side of a heavy hammer laid on a towel.',
      'First run a finger over the hammer’s face. Every scratch on it ends up in the copper, so if something catches, polish it.',
    ],
  }),
  page('tutorial-three-textures-page-2', {
    alt: {
      he: 'סימון מרכז ושלושה מעגלים על הדיסקית בעיפרון',
      en: 'Marking the center and three circles on the disc in pencil',
    },
    he: [
      'מסמנים מרכז ומעגלים',
      'מעבירים שני קווים שנפגשים באמצע, ומסביבם שלושה מעגלים ביד חופשית. הם לא חייבים להיות יפים. הם רק מסלול לפטיש, ובסוף לא יישאר מהם כלום.',
    ],
    en: [
      'Mark the center and circles',
      'Draw two lines that cross in the middle, and three circles around them, freehand. They needn’t be pretty. They’re only a track for the hammer, and nothing of them will be left.',
    ],
  }),
  page('tutorial-three-textures-page-3', {
    alt: {
      he: 'הפטיש רוקע סביב, מהשוליים פנימה; המרכז עוד חלק',
      en: 'The hammer works around from the edge inward; the center is still smooth',
    },
    he: [
      'רוקעים מהשוליים פנימה',
      'מתחילים במעגל החיצוני ומסתובבים איתו. הפטיש נופל מגובה של כף יד, מאותו הגובה בכל פעם, ואת הדיסקית מסובבת היד השנייה. כל מכה נוגעת קצת בזו שלפניה.',
      'אם הדיסקית מתקערת, הופכים אותה ומיישרים בשתי מכות קלות. אם היא נעשית קשה ומצלצלת, הגיע הזמן להפסקה: מחממים אותה עד לאדום עמום, מקררים במים וממשיכים.',
    ],
    en: [
      'Work from the edge inward',
      'Start on the outer circle and go around with it. Let the hammer fall from a hand’s height, the same height every time, while the other hand turns the disc. Each blow just touches the one before.',
      'If the disc cups, turn it over and flatten it with two light taps. If it goes hard and starts to ring, give it a rest: heat it to a dull red, quench it in water, and go on.',
    ],
  }),
  page('tutorial-three-textures-page-4', {
    alt: {
      he: 'שלוש דיסקיות, ומתחת לכל אחת ראש הפטיש שלה: כדור גדול (5), להב צר (6), כדור קטן (7)',
      en: 'Three discs, each above its hammer face: a large ball (5), a narrow edge (6), a small ball (7)',
    },
    he: [
      'שלושה ראשים, שלושה מרקמים',
      'כדור גדול משאיר שקעים רחבים ורכים, כמו אור על מים (5). ראש צר משאיר פסים, וכדאי להחזיק אותו תמיד באותו כיוון (6). כדור קטן עושה נקודות צפופות, כמו חול רטוב (7).',
      'מנסים את שלושתם על פיסת נחושת אחרת, ורק אז בוחרים אחד לדיסקית. שניים על אותה דיסקית יפים רק כשיש ביניהם קו ברור.',
    ],
    en: [
      'Three faces, three textures',
      'A large ball leaves wide, soft dents, like light on water (5). A narrow face leaves stripes, and wants to be held the same way throughout (6). A small ball makes close dots, like wet sand (7).',
      'Try all three on a scrap of copper, and only then choose one for the disc. Two on the same disc look good only with a clear line between them.',
    ],
  }),
  page('tutorial-three-textures-page-5', {
    alt: {
      he: 'הדיסקית הגמורה, רקועה כולה, על שרשרת',
      en: 'The finished disc, hammered all over, on a chain',
    },
    he: [
      'מדיסקית לתליון',
      'קודחים חור של 2 מ״מ במרחק 3 מ״מ מהשפה, מחליקים את השפה בפצירה ומעבירים חוליה. עכשיו אפשר לשפשף בצמר פלדה דק, וכל השקעים נדלקים.',
      'הנחושת תתכהה עם הזמן. מי שאוהב את זה משאיר, ומי שלא, מנקה בלימון ומלח.',
    ],
    en: [
      'From disc to pendant',
      'Drill a 2 mm hole 3 mm from the edge, smooth the edge with a file, and thread a jump ring. Now rub it with fine steel wool, and all the dents light up.',
      'Copper darkens with time. If you like that, leave it. If you don’t, clean it with lemon and salt.',
    ],
  }),
];

export const STRAIGHT_SAW: DemoPage[] = [
  page('tutorial-straight-saw-page-1', {
    alt: {
      he: 'פח נחושת שקו מסומן במרכזו בעיפרון (1), ולידו מסור צורפים (2)',
      en: 'Copper sheet with a pencil line down its middle (1), and a jeweler’s saw (2)',
    },
    he: [
      'קו, ומסור שמחכה לו',
      'פח נחושת בעובי 0.8 מ״מ, וקו אחד בעיפרון לאורך סרגל (1). לידו המסור, עם להב 2/0 (2). להב גס יותר ממהר וקורע, ודק יותר נשבר למתחילים.',
      'קונים תריסר להבים ולא אחד. בשיעור הראשון שוברים ארבעה, וזה בסדר גמור.',
    ],
    en: [
      'A line, and a saw waiting for it',
      'Copper sheet, 0.8 mm thick, with one pencil line drawn along a ruler (1). Beside it the saw, with a 2/0 blade (2). A coarser blade rushes and tears; a finer one snaps in a beginner’s hands.',
      'Buy a dozen blades, not one. You’ll break four in the first lesson, and that’s quite all right.',
    ],
  }),
  page('tutorial-straight-saw-page-2', {
    alt: {
      he: 'מתיחת הלהב במסור; בהגדלה השיניים פונות מטה',
      en: 'Tensioning the blade in the frame; the detail shows its teeth pointing down',
    },
    he: [
      'מותחים את הלהב',
      'השיניים פונות החוצה ומטה, אל הידית. אם לא רואים אותן, מעבירים את הלהב על השרוול: בכיוון אחד הוא מחליק, ובשני הוא נתפס.',
      'סוגרים את הקצה התחתון, נשענים עם הכתף על המסגרת עד שהיא מתכווצת קצת, ורק אז סוגרים את העליון. פורטים על הלהב באצבע: צליל גבוה, הוא מוכן. צליל עמום, פותחים ומותחים שוב.',
    ],
    en: [
      'Tension the blade',
      'The teeth point outward and down, toward the handle. If you can’t see them, run the blade over your sleeve: one way it slides, the other it catches.',
      'Clamp the lower end, lean on the frame with your shoulder until it gives a little, and only then clamp the upper end. Pluck the blade with a finger: a high note means it’s ready. A dull one, open it and try again.',
    ],
  }),
  page('tutorial-straight-saw-page-3', {
    alt: {
      he: 'ניסור הפח על לשון הצורפים; חצים מראים מעלה ומטה',
      en: 'Sawing the sheet on the bench pin; arrows show up and down',
    },
    he: [
      'מנסרים ונושמים',
      'הפח שוכב על לשון הצורפים, והקו מעל החריץ. היד השמאלית מחזיקה את הפח ולא זזה. המסור חותך רק בירידה. בעלייה הוא רק חוזר.',
      'תנועות ארוכות, לכל אורך הלהב, בלי ללחוץ. אם הכתפיים עולות לאוזניים, עוצרים, נושמים ומתחילים שוב. קצת שעווה על הלהב עוזרת.',
    ],
    en: [
      'Saw, and breathe',
      'The sheet lies on the bench pin with the line over the slot. The left hand holds the sheet and doesn’t move. The saw cuts only on the way down; on the way up it just comes back.',
      'Long strokes, the whole length of the blade, without pressing. If your shoulders climb to your ears, stop, breathe, begin again. A little wax on the blade helps.',
    ],
  }),
  page('tutorial-straight-saw-page-4', {
    alt: {
      he: 'להב ישר מסומן כנכון (5), להב נטוי כשגוי (6)',
      en: 'An upright blade is marked right (5), a tilted one wrong (6)',
    },
    he: [
      'הלהב עומד זקוף',
      'בין הלהב לפח יש תמיד זווית ישרה (5). כשהוא נוטה, החתך יוצא באלכסון, והלהב נתקע ונשבר (6).',
      'סוטים מהקו? לא מסובבים את היד. ממשיכים לנסר במקום, בלי להתקדם, ומסובבים לאט את הפח עד שהלהב שוב על הקו.',
    ],
    en: [
      'Keep the blade upright',
      'Blade and sheet always meet at a right angle (5). When it leans, the cut runs slantwise, and the blade jams and snaps (6).',
      'Drifting off the line? Don’t twist your hand. Keep sawing on the spot, without moving on, and slowly turn the sheet until the blade is back on the line.',
    ],
  }),
  page('tutorial-straight-saw-page-5', {
    alt: {
      he: 'שני החצאים המנוסרים, ופצירה שמיישרת את הקצה',
      en: 'The two sawn halves, and a file to true the edge',
    },
    he: [
      'שני חצאים, וקצה אחד ישר',
      'מניחים את החצאים זה על זה. ההבדל ביניהם הוא מה שנשאר ללמוד. את הקצה מיישרים בפצירה שטוחה, תמיד קדימה, ומסיימים בנייר לטש.',
      'עכשיו עוד רצועה, ועוד אחת. אחרי השלישית היד כבר זוכרת לבד.',
    ],
    en: [
      'Two halves, one true edge',
      'Lay the halves on each other. The difference between them is what’s left to learn. True the edge with a flat file, always forward, and finish with emery paper.',
      'Now another strip, and another. After the third your hand remembers by itself.',
    ],
  }),
];

export const FIRST_SOLDER: DemoPage[] = [
  page('tutorial-first-solder-page-1', {
    alt: {
      he: 'טבעת נחושת פתוחה, לבנת הלחמה, מבער, מכחול ושלוש פיסות הלחם',
      en: 'An open copper ring, a fire brick, a torch, a brush and three chips of solder',
    },
    he: [
      'מכינים, לפני שיש אש',
      'על השולחן: לבנת הלחמה, מבער קטן, מכחול, פלקס ושלוש פיסות הלחם כסף בגודל גרגר סוכר. החלון פתוח, השיער אסוף, משקפי מגן על העיניים, וקערת מים בהישג יד.',
      'עובדים על משטח שלא נשרף, ושום דבר שיכול להידלק לא קרוב יותר מאורך זרוע.',
    ],
    en: [
      'Set up, before there’s fire',
      'On the bench: a fire brick, a small torch, a brush, flux, and three chips of silver solder the size of a grain of sugar. Window open, hair tied back, goggles on, and a bowl of water within reach.',
      'Work on a surface that doesn’t burn, and keep everything that could catch more than an arm’s length away.',
    ],
  }),
  page('tutorial-first-solder-page-2', {
    alt: {
      he: 'מכחול מורח פלקס על התפר ועליו פיסת הלחם; קצוות צמודים הם נכון, רווח הוא שגוי',
      en: 'A brush puts flux on the seam with a chip of solder; ends that meet are right, a gap is wrong',
    },
    he: [
      'תפר סגור, פלקס ופיסה אחת',
      'ההלחם לא ממלא רווחים. מקרבים את הקצוות עד שלא רואים ביניהם אור, ואם צריך, מעבירים מסור דק בתוך התפר וסוגרים שוב.',
      'מורחים פלקס משני הצדדים ומניחים פיסה אחת בדיוק על התפר. מי ששם שלוש, מבלה את הערב בפצירה.',
    ],
    en: [
      'A closed seam, flux, one chip',
      'Solder doesn’t fill gaps. Bring the ends together until no light shows between them; if you have to, run a fine blade through the seam and close it again.',
      'Brush flux on both sides and put one chip exactly on the seam. Put three, and you’ll spend the evening filing.',
    ],
  }),
  page('tutorial-first-solder-page-3', {
    alt: {
      he: 'הטבעת על הלבנה, והלהבה מקיפה את כולה לפי החץ',
      en: 'The ring on the brick, the flame going all around it as the arrow shows',
    },
    he: [
      'מחממים את כל הטבעת',
      'ההלחם הולך אל החום. לכן מקיפים עם הלהבה את כל הטבעת, ורק בסוף מגיעים לתפר. קודם הפלקס מבעבע, אחר כך הוא נעשה זגוגי, והטבעת מאדימה.',
      'ברגע שההלחם נמס הוא רץ לאורך התפר כמו קו של כספית. זה הרגע להרחיק את הלהבה. עוד שתי שניות, והטבעת עצמה מתחילה להימס.',
    ],
    en: [
      'Heat the whole ring',
      'Solder goes where the heat is. So take the flame around the whole ring, and come to the seam last. First the flux bubbles, then it turns glassy, and the ring begins to redden.',
      'The moment the solder melts, it runs along the seam like a line of mercury. That’s when the flame goes away. Two seconds more, and the ring itself begins to melt.',
    ],
  }),
  page('tutorial-first-solder-page-4', {
    alt: {
      he: 'הטבעת מתקררת בקערת מים, ולידה הטבעת הגמורה',
      en: 'The ring cooling in a bowl of water, and the finished ring',
    },
    he: [
      'מקררים ובודקים',
      'סופרים עד עשר, מרימים בפינצטה ומורידים למים. מושכים בעדינות משני הצדדים: אם התפר מחזיק, הוא מחזיק. אם לא, מנקים, שמים פלקס ומנסים שוב.',
      'מורידים את הפלקס בחומץ חם עם כפית מלח, שוטפים ומחליקים בפצירה. כשלא מוצאים את התפר, סיימתם.',
    ],
    en: [
      'Cool it, and test it',
      'Count to ten, lift the ring with tweezers and lower it into the water. Pull gently from both sides: if the seam holds, it holds. If not, clean it, flux it and try again.',
      'Take off the flux in warm vinegar with a spoon of salt, rinse, and smooth with a file. When you can’t find the seam, you’re done.',
    ],
  }),
];
