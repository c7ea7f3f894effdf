import { count } from '../plural.ts';

const greetings = { morning: 'בוקר טוב', noon: 'צהריים טובים', evening: 'ערב טוב' };

export const todayHe = {
  greeting: (part: keyof typeof greetings, name: string) =>
    name ? `${greetings[part]}, ${name}` : greetings[part],
  newProduct: 'מוצר חדש',
  newWorkshop: 'סדנה חדשה',
  jump: 'מה מחכה לך היום',
  waiting: {
    messages: (n: number) => count('he', n, 'הודעה מחכה', 'הודעות מחכות', () => 'הודעות מחכות'),
    nearlyFull: (n: number) =>
      count('he', n, 'סדנה כמעט מלאה', 'סדנאות כמעט מלאות', () => 'סדנאות כמעט מלאות'),
    lowStock: (n: number) => count('he', n, 'מוצר אוזל', 'מוצרים אוזלים', () => 'מוצרים אוזלים'),
    untranslated: (n: number) => count('he', n, 'חסר באנגלית', 'חסרים באנגלית', () => 'חסרים באנגלית'),
  },
  messages: {
    title: 'הודעות חדשות',
    all: 'לכל ההודעות',
    reply: 'מענה',
    replyTo: (name: string) => `מענה ל${/^[\u0590-\u05ff]/.test(name) ? '' : '־'}${name}`,
    replySubject: (subject: string) => `בעניין: ${subject}`,
    more: (n: number) => count('he', n, 'ועוד הודעה אחת', 'ועוד שתי הודעות', (many) => `ועוד ${many} הודעות`),
  },
  customers: {
    title: 'לקוחות חדשים השבוע',
    all: 'לכל המשתמשים',
    thisWeek: (n: number) =>
      count('he', n, 'לקוח חדש אחד השבוע', 'שני לקוחות חדשים השבוע', (many) => `${many} לקוחות חדשים השבוע`),
    more: (n: number) => count('he', n, 'ועוד אחד', 'ועוד שניים', (many) => `ועוד ${many}`),
  },
  meetsSoon: 'סדנאות היום ומחר',
  workshops: {
    title: 'הסדנאות הקרובות',
    all: 'לכולן',
    taken: (participants: number, limit: number) => `${participants} מתוך ${limit}`,
    meeting: (n: number, all: number) => `מפגש ${n} מתוך ${all}`,
    seatsLeft: (n: number) =>
      count('he', n, 'נשאר מקום אחד', 'נשארו שני מקומות', (many) => `נשארו ${many} מקומות`),
    full: 'מלאה',
    over: (n: number) => count('he', n, 'נרשם אחד יותר', 'נרשמו שניים יותר', (many) => `נרשמו ${many} יותר`),
    none: 'אין כרגע סדנאות קרובות.',
    more: (n: number) => count('he', n, 'ועוד סדנה אחת', 'ועוד שתי סדנאות', (many) => `ועוד ${many} סדנאות`),
  },
  stock: {
    title: 'המלאי אוזל',
    all: 'לכל המוצרים',
    soldOut: 'אזל',
    left: (n: number) => count('he', n, 'נשאר אחד', 'נשארו שניים', (many) => `נשארו ${many}`),
    enough: (n: number) => `${n} במלאי`,
    madeToOrder: 'בהזמנה אישית',
    stepper: (title: string) => `מלאי: ${title}`,
    variants: 'לפי צירוף',
    variantsOf: (title: string) => `מלאי לפי צירוף: ${title}`,
    rule: 'כאן מופיע כל מוצר מוצג שנשארו ממנו 3 יחידות או פחות, חוץ ממוצרים שהם יחידים במינם.',
    others: (n: number) =>
      count('he', n, 'ועוד מוצר אחד.', 'ועוד שני מוצרים.', (many) => `ועוד ${many} מוצרים.`),
  },
  english: {
    title: 'חסר באנגלית',
    first: 'לפי הסדר',
    kinds: { products: 'מוצר', workshops: 'סדנה', tutorials: 'מדריך', 'banner-texts': 'טקסט באנר' },
    fields: { title: 'כותרת', description: 'תיאור', location: 'מקום', text: 'טקסט' },
    what: (kind: string, fields: string) => `${kind} · ${fields}`,
    fill: 'השלמה',
    fillFor: (title: string) => `השלמה: ${title}`,
    more: (n: number) => count('he', n, 'ועוד פריט אחד', 'ועוד שני פריטים', (many) => `ועוד ${many} פריטים`),
  },
  inOrder: {
    label: 'מה בסדר',
    text: (parts: string) => `בסדר גמור: ${parts}.`,
    messages: 'ההודעות',
    stock: 'המלאי',
    english: 'הטקסטים באנגלית',
  },
  firstSteps: {
    title: 'החנות שלך מוכנה. נשאר רק למלא אותה',
    text: 'אפשר להתחיל מכאן, בכל סדר. מה שנשמר מופיע באתר מיד, ואת האנגלית אפשר להשלים אחר כך.',
    contact: { title: 'שם וטלפון', text: 'איך קוראים לחנות, ואיך מגיעים אלייך.' },
    words: { title: 'המילים שלך', text: 'הכותרת, הסיפור והתמונות שבעמודי האתר.' },
    product: { title: 'המוצר הראשון', text: 'טבעת, תמונת נייר, כל מה שנמכר מהמדף.' },
    workshop: { title: 'הסדנה הראשונה', text: 'מועד, מקום וכמה אנשים סביב השולחן.' },
    tutorial: { title: 'המדריך הראשון', text: 'דפים מצוירים, בתשלום או חינם.' },
    delivery: { title: 'מסירה ותשלום', text: 'איך זה מגיע ללקוחות, וכמה זה עולה.' },
    done: 'נעשה',
    progress: (done: number, all: number) => `${done} מתוך ${all}`,
    putAway: 'הסתרה',
    away: 'הצעדים הראשונים הוסתרו',
    undo: 'החזרה',
    failed: 'לא נשמר. כדאי לבדוק את החיבור ולנסות שוב.',
  },
  demo: {
    title: 'בחנות יש עוד פריטים לדוגמה',
    text: (n: number) =>
      count(
        'he',
        n,
        'פריט אחד שלא נגעת בו.',
        'שני פריטים שלא נגעת בהם.',
        (many) => `${many} פריטים שלא נגעת בהם.`,
      ) + ' גם ההזמנות לדוגמה יוסרו. כל מה שהוספת או שינית נשאר.',
    clear: 'הסרת הדוגמאות',
    confirmTitle: 'להסיר את הפריטים לדוגמה?',
    confirmText: (n: number) =>
      count(
        'he',
        n,
        'פריט אחד יוסר מהחנות.',
        'שני פריטים יוסרו מהחנות.',
        (many) => `${many} פריטים יוסרו מהחנות.`,
      ) + ' גם כל ההזמנות לדוגמה והלקוחות שלהן יוסרו. כל מה שהוספת או שינית נשאר, וכך גם הזמנות אמיתיות.',
    confirm: 'הסרה',
    cancel: 'השארת הדוגמאות',
    cleared: (n: number) =>
      count(
        'he',
        n,
        'פריט אחד הוסר מהחנות',
        'שני פריטים הוסרו מהחנות',
        (many) => `${many} פריטים הוסרו מהחנות`,
      ),
    failed: 'הפריטים לדוגמה לא הוסרו.',
  },
  failed: 'מה שמחכה לך היום לא נטען',
};
