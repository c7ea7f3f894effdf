import type { DemoPage } from './types.ts';
import { page } from './wording.ts';

export const PAPER_POMEGRANATE: DemoPage[] = [
  page('tutorial-paper-pomegranate-page-1', {
    alt: {
      he: 'ששת חלקי הרימון, ממוספרים מהגדול לקטן ומהאדום לכהה',
      en: 'The six parts of the pomegranate, numbered from large to small and from red to dark',
    },
    he: [
      'שישה חלקים, שישה גוונים',
      'הקליפה עם הכתר (1), ארבע שכבות שהולכות ומתבהרות (2 עד 5), והרקע הכהה של הגרגרים (6). נייר של 220 גרם: דק ממנו יתעקם, עבה ממנו לא ייחתך נקי.',
      'כותבים בעיפרון את המספר על הגב של כל חלק, לפני שהכול מתערבב על השולחן.',
    ],
    en: [
      'Six parts, six shades',
      'The skin with its crown (1), four layers that grow lighter (2 to 5), and the dark ground for the seeds (6). Paper of 220 gsm: thinner will warp, thicker won’t cut clean.',
      'Write the number on the back of each part in pencil, before they all get mixed up on the table.',
    ],
  }),
  page('tutorial-paper-pomegranate-page-2', {
    alt: {
      he: 'סכין חותכת את צורת הרימון לאורך קו מקווקו, על משטח ירוק',
      en: 'A knife cuts the pomegranate’s shape along a dashed line, on a green mat',
    },
    he: [
      'חותכים את הקליפה',
      'בקריקט: הגדרת קרטון דק, וניסיון בפינה לפני שמריצים. בסכין: להב חדש, והנייר מסתובב ולא היד.',
      'בכתר מתחילים מהשקעים ויוצאים החוצה, כדי שהשפיצים לא ייקרעו. את החור שבאמצע חותכים לפני קו המתאר, כשעוד יש במה להחזיק.',
    ],
    en: [
      'Cut the skin',
      'On the Cricut: the light cardstock setting, and a test in the corner before you run it. By knife: a new blade, and turn the paper, not your hand.',
      'In the crown start from the notches and cut outward, so that the points don’t tear. Cut the hole in the middle before the outline, while there’s still something to hold.',
    ],
  }),
  page('tutorial-paper-pomegranate-page-3', {
    alt: {
      he: 'סדר השכבות: הכהה למטה (6), ומעליה מהבהירה (5) עד האדומה (1)',
      en: 'The order of the layers: the dark one below (6), above it from the lightest (5) to the red (1)',
    },
    he: [
      'מהכהה לאדום',
      'מסדרים יבש, בלי דבק. למטה הכהה (6), מעליה הבהירה ביותר (5), וכך עד הקליפה האדומה (1). בכל שכבה החור גדול מזה שמתחתיה, וכך רואים קצת מכל אחת.',
      'זזים אחורה ומסתכלים. אם שכבה נעלמת, מסובבים אותה קצת. אחרי הדבק כבר לא מסובבים.',
    ],
    en: [
      'From the dark to the red',
      'Lay them out dry, without glue. The dark one below (6), the lightest above it (5), and so on up to the red skin (1). Each layer’s hole is larger than the one below, so a little of every layer shows.',
      'Step back and look. If a layer disappears, turn it a little. After the glue there’s no more turning.',
    ],
  }),
  page('tutorial-paper-pomegranate-page-4', {
    alt: {
      he: 'שמונה ריבועי קצף על שכבה; בהגדלה המרווח שהם יוצרים',
      en: 'Eight foam squares on a layer; the detail shows the gap they make',
    },
    he: [
      'אוויר בין השכבות',
      'שמונה ריבועי קצף לכל שכבה, במרחק סנטימטר מהחור, כדי שלא יציצו. הם מרימים את הנייר בשני מילימטרים, והצל עושה את השאר.',
      'מורידים את הנייר המגן רק משניים, מניחים, בודקים שהמרכזים זה מעל זה, ורק אז מושכים את השאר.',
    ],
    en: [
      'Air between the layers',
      'Eight foam squares to a layer, a centimeter from the hole so that they don’t peek out. They lift the paper by two millimeters, and the shadow does the rest.',
      'Peel the backing off only two, lay it down, check that the centers line up, and only then pull off the others.',
    ],
  }),
  page('tutorial-paper-pomegranate-page-5', {
    alt: {
      he: 'הרימון הגמור עם הגרגרים ושני עלים',
      en: 'The finished pomegranate with its seeds and two leaves',
    },
    he: [
      'גרגרים ועלים',
      'את הגרגרים חותכים מהשאריות, כמה שיוצא, ומדביקים בפינצטה מהאמצע החוצה, צפוף וקצת זה על זה. שני עלים מאחור סוגרים את הצורה.',
      'במסגרת עמוקה הוא יפה שנים. על שולחן ראש השנה הוא יפה מאוד, ערב אחד.',
    ],
    en: [
      'Seeds and leaves',
      'Cut the seeds from scraps, as many as come, and glue them with tweezers from the middle outward, close together and a little on top of each other. Two leaves behind finish the shape.',
      'In a deep frame it’s lovely for years. On a Rosh Hashanah table it’s very lovely, for one evening.',
    ],
  }),
];

export const VINYL_BRANCH: DemoPage[] = [
  page('tutorial-vinyl-branch-page-1', {
    alt: {
      he: 'כוס זכוכית, פיסת ויניל אדום, ציור של ענף ועיפרון',
      en: 'A glass, a piece of red vinyl, a drawing of a branch and a pencil',
    },
    he: [
      'מודדים את הכוס',
      'כוס חלקה, ויניל קבוע וציור של ענף. מודדים את החלק הישר של הכוס, ומקטינים את הענף לשני שלישים ממנו. על חלק מעוגל הוויניל מתקפל.',
      'מנקים את הזכוכית באלכוהול, ומכאן נוגעים בה רק מבפנים. שומן של אצבע, והעלה הזה יתקלף ראשון.',
    ],
    en: [
      'Measure the glass',
      'A smooth glass, permanent vinyl and a drawing of a branch. Measure the straight part of the glass, and make the branch two thirds of it. On a curve the vinyl creases.',
      'Clean the glass with rubbing alcohol, and from here on touch it only from the inside. One greasy fingerprint, and that leaf peels first.',
    ],
  }),
  page('tutorial-vinyl-branch-page-2', {
    alt: {
      he: 'פינצטה מקלפת את הוויניל המיותר, והענף נשאר על הגב',
      en: 'Tweezers lift the spare vinyl, and the branch stays on its backing',
    },
    he: [
      'מקלפים את המיותר',
      'חותכים את הוויניל עד הנייר ולא דרכו. תופסים פינה בפינצטה ומושכים לאט, כמעט שטוח לשולחן. אם עלה קטן מתרומם, מחזיקים אותו בקצה הסכין וממשיכים.',
    ],
    en: [
      'Lift the spare vinyl',
      'Cut through the vinyl, but not its backing. Catch a corner with the tweezers and pull slowly, almost flat to the table. If a small leaf lifts, hold it down with the tip of the knife and go on.',
    ],
  }),
  page('tutorial-vinyl-branch-page-3', {
    alt: {
      he: 'נייר ההעברה עם הענף על הכוס, ומגרדת מהדקת אותו מעלה ומטה',
      en: 'The transfer film with the branch on the glass, rubbed up and down with a scraper',
    },
    he: [
      'מעבירים לכוס',
      'מצמידים נייר העברה לענף, משפשפים ומרימים: הענף עולה איתו. מניחים על הזכוכית מהאמצע, ומגרדים מהאמצע למעלה ומהאמצע למטה. כך האוויר יוצא, ולא נשארות בועות.',
      'בועה עקשנית? סיכה אחת ולחיצה.',
    ],
    en: [
      'Move it to the glass',
      'Press transfer film onto the branch, rub, and lift: the branch comes with it. Lay it on the glass from the middle, and rub from the middle up and from the middle down. That lets the air out, and no bubbles stay.',
      'A stubborn bubble? One pin, one press.',
    ],
  }),
  page('tutorial-vinyl-branch-page-4', {
    alt: {
      he: 'נייר ההעברה יורד כלפי מטה, והענף האדום נשאר על הכוס',
      en: 'The transfer film comes off downward, and the red branch stays on the glass',
    },
    he: [
      'הנייר יורד, הענף נשאר',
      'מקלפים את נייר ההעברה מלמעלה למטה, מקופל על עצמו. אם עלה מתרומם, חוזרים, משפשפים ומנסים שוב.',
      'מחכים יום לפני השטיפה הראשונה, ושוטפים ביד. אפשר להגיש בה קפה כבר עכשיו, אם אוחזים מהצד השני.',
    ],
    en: [
      'The film goes, the branch stays',
      'Peel the film from top to bottom, folded back on itself. If a leaf lifts, go back, rub, and try again.',
      'Wait a day before the first wash, and wash it by hand. You can serve coffee in it right away, if you hold the other side.',
    ],
  }),
];

export const PAPER_FLOWER: DemoPage[] = [
  page('tutorial-paper-flower-page-1', {
    alt: {
      he: 'עלי כותרת בשלושה גדלים, ארבעה מכל אחד, ומספריים',
      en: 'Petals in three sizes, four of each, and scissors',
    },
    he: [
      'שלוש שורות של עלים',
      'מציירים עלה אחד בכל גודל על קרטון, וזו התבנית: 5, 4 ו־3 ס״מ. גוזרים שמונה מכל גודל, ארבעה בכל פעם מנייר מקופל. הגוון הכהה לגדולים, הבהיר לקטנים.',
      'מקפלים כל עלה לאורכו ופותחים. הקפל הוא מה שנותן לו חיים.',
    ],
    en: [
      'Three rows of petals',
      'Draw one petal of each size on card, and that’s your template: 5, 4 and 3 cm. Cut eight of each, four at a time from folded paper. The darker shade for the large ones, the lighter for the small.',
      'Fold each petal lengthwise and open it. The fold is what gives it life.',
    ],
  }),
  page('tutorial-paper-flower-page-2', {
    alt: {
      he: 'קצה של עלה מתגלגל סביב עיפרון; בהגדלה הסליל מהצד',
      en: 'A petal’s tip curls around a pencil; the detail shows the curl from the side',
    },
    he: [
      'מגלגלים על עיפרון',
      'מניחים עיפרון על קצה העלה, מגלגלים שני סיבובים אליכם ומשחררים. נייר יבש מדי נסדק: מעבירים לידו כוס תה חמה, והאדים מרככים אותו.',
    ],
    en: [
      'Curl it on a pencil',
      'Lay a pencil on the tip of the petal, roll it two turns toward you, and let go. Paper that’s too dry cracks: pass it by a hot cup of tea, and the steam softens it.',
    ],
  }),
  page('tutorial-paper-flower-page-3', {
    alt: {
      he: 'שלוש שכבות של עלים זו מעל זו, הגדולה למטה והקטנה למעלה',
      en: 'Three layers of petals one above the other, the largest below and the smallest on top',
    },
    he: [
      'שלוש שכבות, מהגדולה לקטנה',
      'מדביקים שמונה עלים גדולים לעיגול נייר קטן, הקפלים כלפי מעלה. עליהם את הבינוניים, מסובבים כך שכל עלה נופל ברווח, ואז את הקטנים.',
      'טיפת דבק בבסיס בלבד, ועשר שניות של אצבע. דבק שעולה למעלה מיישר את הגלגול.',
    ],
    en: [
      'Three layers, large to small',
      'Glue eight large petals to a small circle of paper, folds facing up. On them the middle ones, turned so that each falls into a gap, and then the small ones.',
      'A drop of glue at the base only, and ten seconds of a finger. Glue that climbs up straightens the curl.',
    ],
  }),
  page('tutorial-paper-flower-page-4', {
    alt: {
      he: 'הפרח הגמור עם לב זהוב ושני עלים ירוקים',
      en: 'The finished flower with its gold center and two green leaves',
    },
    he: [
      'לב זהוב ושני עלים',
      'חרוז, כפתור או כדור נייר זהוב באמצע, ושני עלים ירוקים מאחור. מרימים את העלים הפנימיים באצבע, והפרח נפתח.',
      'אחד על אריזה מספיק. עשרה על חוט הם זר, ועשרים דקות הן באמת עשרים דקות, מהפרח השלישי.',
    ],
    en: [
      'A gold center, two leaves',
      'A bead, a button or a ball of gold paper in the middle, and two green leaves behind. Lift the inner petals with a finger, and the flower opens.',
      'One on a parcel is enough. Ten on a string are a wreath, and twenty minutes really are twenty minutes, from the third flower on.',
    ],
  }),
];

export const FOLDED_CARD: DemoPage[] = [
  page('tutorial-folded-card-page-1', {
    alt: {
      he: 'גיליון נייר וסרגל לצידו; עיפרון מסמן קו מקווקו באמצע הגובה',
      en: 'A sheet of card with a ruler at its side; a pencil draws a dashed line halfway up',
    },
    he: [
      'קו אחד באמצע',
      'נייר של 250 גרם, 9 על 12 ס״מ. מודדים את האמצע בשני הצדדים, מסמנים שתי נקודות ומחברים בקו חלש. מודדים פעמיים: כרטיס שהקיפול שלו עקום לא יעמוד.',
    ],
    en: [
      'One line, halfway',
      'Card of 250 gsm, 9 by 12 cm. Measure the middle on both sides, mark two points, and join them with a faint line. Measure twice: a card with a crooked fold won’t stand.',
    ],
  }),
  page('tutorial-folded-card-page-2', {
    alt: {
      he: 'סכין חותכת סביב כוס יין מעל קו הקיפול, על משטח ירוק',
      en: 'A knife cuts around a wine cup above the fold line, on a green mat',
    },
    he: [
      'חותכים את הכוס, לא את הקו',
      'מציירים או מדביקים כוס יין כך שהבסיס שלה יושב על הקו. חותכים סביבה, מצד אחד של הבסיס ועד הצד השני, ולא חוצים את הקו מתחתיה.',
      'את שאר הקו רק חורצים, בגב הסכין ולאורך סרגל. חריץ טוב מרגישים באצבע, ולא רואים מהצד השני.',
    ],
    en: [
      'Cut the cup, not the line',
      'Draw or paste a wine cup so that its foot sits on the line. Cut around it, from one side of the foot to the other, and don’t cross the line beneath.',
      'The rest of the line is only scored, with the back of the knife along a ruler. You can feel a good score with a finger, and not see it from the other side.',
    ],
  }),
  page('tutorial-folded-card-page-3', {
    alt: {
      he: 'החצי העליון מתקפל לאחור לפי החץ, והכוס נשארת זקופה',
      en: 'The upper half folds back as the arrow shows, and the cup stays upright',
    },
    he: [
      'מקפלים אחורה',
      'מחזיקים את הכוס באצבע אחת ומקפלים את הנייר אחורה, לאורך החריץ. הכוס נשארת עומדת. עוברים על הקפל בציפורן או בכף, פעם אחת, בלחיצה.',
    ],
    en: [
      'Fold it back',
      'Hold the cup with one finger and fold the card back along the score. The cup stays standing. Run a fingernail or a spoon over the fold, once, and firmly.',
    ],
  }),
  page('tutorial-folded-card-page-4', {
    alt: {
      he: 'כרטיס ההושבה עומד על צלחת, ומעליו כוס היין',
      en: 'The place card standing on a plate, the wine cup above it',
    },
    he: [
      'שם, וצלחת',
      'כותבים את השם לפני שמעמידים, בעט דק, ומשאירים לו מקום מתחת לכוס. הכרטיס עומד על הצלחת או לידה, ואם הוא נופל, פותחים את הקיפול עוד קצת.',
      'כדאי להכין שניים יותר ממספר האורחים. תמיד מישהו מביא מישהו.',
    ],
    en: [
      'A name, and a plate',
      'Write the name before you stand it up, with a fine pen, and leave it room below the cup. The card stands on the plate or beside it, and if it falls, open the fold a little more.',
      'Make two more than you have guests. Somebody always brings somebody.',
    ],
  }),
];
