/** Days are relative, so that some workshops are always upcoming, one has started and one is past. */
import type { BothLanguages, DemoWorkshop } from './types.ts';
import { describe, picture } from './wording.ts';

const STUDIO: BothLanguages = { he: 'הסטודיו, הרצליה', en: 'The studio, Herzliya' };
const GARDEN: BothLanguages = { he: 'גן הפסלים, הרצליה', en: 'The sculpture garden, Herzliya' };

const SOLDERING: DemoWorkshop = {
  key: 'workshop-soldering',
  title: { he: 'הלחמה בלי פחד', en: 'Soldering without fear' },
  description: {
    he: describe(
      'ערב אחד עם האש: לבנה, מבער ותפר נקי. לבוגרי סדנת הטבעת, ולמי שכבר ניסר פס ישר.',
      'מלחימים שלוש טבעות אימון ואחת אמיתית. משקפי מגן וסינר מחכים על הכיסא.',
    ),
    en: describe(
      'One evening with the flame. For graduates of the ring workshop, or anyone who can saw straight.',
      'We solder three practice rings and one real one. Goggles and an apron are waiting on your chair.',
    ),
  },
  category: 'goldsmith',
  priority: 6,
  createdDaysAgo: 40,
  level: 'medium',
  location: STUDIO,
  participantLimit: 8,
  participants: 8,
  price: 420,
  earlyBird: null,
  shouldHidePrice: false,
  picture: picture(
    'workshop-soldering',
    'טבעת זהב על לבנה, והלהבה של המבער נוגעת בה',
    'A gold ring on a block, touched by the flame of a torch',
  ),
  meetings: [{ daysFromNow: 18, time: '18:00', minutes: 180 }],
  series: 'demo-soldering',
};

export const DEMO_WORKSHOPS: DemoWorkshop[] = [
  {
    key: 'workshop-first-ring',
    title: { he: 'טבעת ראשונה, מפס ועד אצבע', en: 'Your first ring, strip to finger' },
    description: {
      he: describe(
        'מודדים, מנסרים, מלחימים ומלטשים. יוצאים עם טבעת כסף על היד, גם בלי שום ניסיון קודם.',
        'במפגש הראשון הפס הופך לטבעת, בשני רוקעים ומלטשים. הכסף, הכלים והתה עליי.',
        'באים בנעליים סגורות ובשיער אסוף.',
      ),
      en: describe(
        'Measure, saw, solder, polish. You go home with a silver ring on your hand, no experience needed.',
        'The first meeting turns a strip into a ring; in the second we hammer and polish it.',
        'Silver, tools and tea are on me. Please wear closed shoes and tie back long hair.',
      ),
    },
    category: 'goldsmith',
    priority: 10,
    createdDaysAgo: 21,
    level: 'beginner',
    location: STUDIO,
    participantLimit: 8,
    participants: 5,
    price: 480,
    earlyBird: { daysFromNow: 10, percentage: 15 },
    shouldHidePrice: false,
    picture: picture(
      'workshop-first-ring',
      'שלוש טבעות, מנחושת, מזהב ומכסף, ומעליהן מוט מידות',
      'Three rings, copper, gold and silver, with a ring mandrel above them',
    ),
    meetings: [
      { daysFromNow: 14, time: '09:30', minutes: 240 },
      { daysFromNow: 20, time: '17:30', minutes: 240 },
    ],
  },
  {
    key: 'workshop-shadow-box',
    title: { he: 'שכבות של נייר, תמונה בקופסה', en: 'Layers of paper: a shadow box' },
    description: {
      he: describe(
        'בונים תמונה מחמש שכבות, מהסקיצה ועד המסגרת. הכול נחתך על הקריקט, ומודבק ביד.',
        'אין צורך להביא מחשב או מכונה. המסגרת כלולה, והתמונה תלויה בבית באותו ערב.',
      ),
      en: describe(
        'Build a five-layer picture, from sketch to frame, cut on the Cricut and put together by hand.',
        'No need to bring a computer or a machine. The frame is included: hang it at home that same night.',
      ),
    },
    category: 'cricut',
    priority: 8,
    createdDaysAgo: 18,
    level: 'beginner',
    location: STUDIO,
    participantLimit: 8,
    participants: 2,
    price: 260,
    earlyBird: null,
    shouldHidePrice: false,
    picture: picture(
      'workshop-shadow-box',
      'שכבות נייר בגוני אדום על משטח חיתוך ירוק, עם מספריים וסכין',
      'Red paper layers on a green cutting mat, with scissors and a knife',
    ),
    meetings: [{ daysFromNow: 22, time: '10:00', minutes: 150 }],
  },
  {
    key: 'workshop-texture',
    title: { he: 'ריקוע וטקסטורות', en: 'Hammering and texture' },
    description: {
      he: describe(
        'שמונה פטישים, עשר טקסטורות ודיסקית נחושת אחת שהולכת הביתה. סדנה רועשת ומשחררת.',
        'לומדים מה כל ראש עושה למתכת, מתי לרכך באש ומתי לעצור. אוזניות מגן יש אצלי.',
      ),
      en: describe(
        'Eight hammers, ten textures and one copper disc to take home. Loud, and good for the soul.',
        'What each face does to metal, when to soften it with fire and when to stop. I have ear protection.',
      ),
    },
    category: 'goldsmith',
    priority: 7,
    createdDaysAgo: 35,
    level: 'medium',
    location: STUDIO,
    participantLimit: 8,
    participants: 3,
    price: 390,
    earlyBird: null,
    shouldHidePrice: false,
    picture: picture(
      'workshop-texture',
      'דיסקית נחושת רקועה על בול עץ, ומעליה פטיש',
      'A hammered copper disc on a wooden block, under a hammer',
    ),
    meetings: [
      { daysFromNow: -4, time: '17:30', minutes: 180 },
      { daysFromNow: 5, time: '17:30', minutes: 180 },
    ],
  },
  SOLDERING,
  {
    ...SOLDERING,
    key: 'workshop-soldering-again',
    title: { he: 'הלחמה בלי פחד, עוד ערב', en: 'Soldering without fear, another evening' },
    priority: 5,
    createdDaysAgo: 12,
    participants: 3,
    meetings: [{ daysFromNow: 39, time: '18:00', minutes: 180 }],
  },
  {
    key: 'workshop-stones-pearls',
    title: { he: 'אבנים, פנינים וחוט זהב', en: 'Stones, pearls and gold wire' },
    description: {
      he: describe(
        'בחירה, קשירה ושיבוץ פשוט. מביאים סיפור, יוצאים עם תליון שאפשר לענוד כבר בדרך הביתה.',
        'קבוצה קטנה ויום ארוך, עם הפסקה לצהריים. יש לכם אבן שמחכה במגירה? תביאו.',
      ),
      en: describe(
        'Choosing, knotting, simple setting. Bring a story, leave with a pendant you can wear home.',
        'A small group and a long day, with a break for lunch. Is there a stone waiting in your drawer? Bring it.',
      ),
    },
    category: 'goldsmith',
    priority: 5,
    createdDaysAgo: 15,
    level: 'advanced',
    location: STUDIO,
    participantLimit: 6,
    participants: 2,
    price: 560,
    earlyBird: null,
    shouldHidePrice: true,
    picture: picture(
      'workshop-stones-pearls',
      'פנינים ואבני טורקיז וגרנט על נייר, לצד טבעת ופצירה',
      'Pearls, turquoise and garnets on paper, beside a ring and a file',
    ),
    meetings: [{ daysFromNow: 33, time: '10:00', minutes: 300 }],
  },
  {
    key: 'workshop-open-cuff',
    title: { he: 'צמיד פתוח ביום אחד', en: 'An open cuff in one day' },
    description: {
      he: describe(
        'יום אחד בחוץ, עם גזע עץ, פטיש ורצועת נחושת. לכל הרמות, ולמי שאוהבים לעבוד תחת עץ.',
        'רוקעים, מכופפים ומעגלים קצוות. הצמיד נמדד לכל יד, ויוצאים איתו. כובע ומים עליכם.',
      ),
      en: describe(
        'A day outdoors with a tree stump, a hammer and a strip of copper. All levels, under one big tree.',
        'We hammer, bend and round the ends. Each cuff is fitted to its wrist. Bring a hat and water.',
      ),
    },
    category: 'goldsmith',
    priority: 5,
    createdDaysAgo: 11,
    level: 'all',
    location: GARDEN,
    participantLimit: 8,
    participants: 6,
    price: 360,
    earlyBird: null,
    shouldHidePrice: false,
    picture: picture(
      'workshop-open-cuff',
      'צמיד נחושת פתוח ורקוע ולצידו פטיש',
      'A hammered open copper cuff with a hammer beside it',
    ),
    question: {
      he: 'יש אלרגיה או רגישות שכדאי שאדע עליה?',
      en: 'Any allergies or needs I should know about?',
    },
    meetings: [{ daysFromNow: 45, time: '09:00', minutes: 360 }],
  },
  {
    key: 'workshop-passover-cards',
    title: { he: 'כרטיסי הושבה לליל הסדר', en: 'Place cards for the Seder' },
    description: {
      he: describe(
        'גוזרים, מקפלים וכותבים שם לכל מי שיישב לשולחן. אפשר לבוא עם ילדים מגיל תשע.',
        'יוצאים עם שנים־עשר כרטיסים ועם תבנית על נייר, לאורחים של הרגע האחרון.',
      ),
      en: describe(
        'Cut, fold and letter a card for everyone at your table. Children nine and up are welcome.',
        'You go home with twelve cards and a paper template, for last-minute guests.',
      ),
    },
    category: 'cricut',
    priority: 4,
    createdDaysAgo: 6,
    level: 'beginner',
    location: STUDIO,
    participantLimit: 8,
    participants: 3,
    price: 180,
    earlyBird: { daysFromNow: 40, percentage: 10 },
    shouldHidePrice: false,
    picture: picture(
      'workshop-passover-cards',
      'שני כרטיסי הושבה, כוס יין וענף, על משטח חיתוך כחול עם סכין',
      'Two place cards, a wine cup and a branch, on a blue cutting mat with a knife',
    ),
    meetings: [{ daysFromNow: 60, time: '17:00', minutes: 150 }],
  },
  {
    key: 'workshop-chain-links',
    title: { he: 'שרשרת, חוליה אחר חוליה', en: 'Chain, link by link' },
    description: {
      he: describe(
        'ארבעים חוליות, סוגר אחד, הרבה סבלנות ותה. בסוף הערב יש שרשרת, ואצבעות שיודעות לבד.',
        'למי שכבר עברו את סדנת ההלחמה. החוט מגיע מלופף, ואת הניסור עושים יחד.',
      ),
      en: describe(
        'Forty links, one clasp, plenty of patience and tea. You leave with a chain and wiser fingers.',
        'For graduates of the soldering workshop. The wire comes coiled, and we do the sawing together.',
      ),
    },
    category: 'goldsmith',
    priority: 3,
    createdDaysAgo: 75,
    level: 'advanced',
    location: STUDIO,
    participantLimit: 8,
    participants: 7,
    price: 440,
    earlyBird: null,
    shouldHidePrice: false,
    picture: picture(
      'workshop-chain-links',
      'שרשרת זהב, חוליות פתוחות וצבת',
      'A gold chain, open jump rings and pliers',
    ),
    meetings: [{ daysFromNow: -8, time: '17:30', minutes: 210 }],
  },
];
