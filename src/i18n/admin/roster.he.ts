import { count } from '../plural.ts';

const seats = (n: number) => count('he', n, 'מקום אחד', 'שני מקומות', (many) => `${many} מקומות`);
const mails = (n: number) => count('he', n, 'מייל אחד', 'שני מיילים', (many) => `${many} מיילים`);

export const rosterHe = {
  title: 'משתתפים',
  open: 'רשימת משתתפים',
  back: 'לסדנה',
  failed: 'הרשימה לא נטענה',
  gone: 'הסדנה הזאת לא נמצאה. אולי נמחקה.',
  past: 'הסדנה הסתיימה',
  taken: (taken: number, limit: number) => `${taken} מתוך ${limit}`,
  offered: (n: number) =>
    count('he', n, 'מקום אחד מוצע', 'שני מקומות מוצעים', (many) => `${many} מקומות מוצעים`),
  kept: (n: number) =>
    count(
      'he',
      n,
      'מקום אחד שמור להזמנה שלא שולמה',
      'שני מקומות שמורים להזמנות שלא שולמו',
      (many) => `${many} מקומות שמורים להזמנות שלא שולמו`,
    ),
  own: (n: number) =>
    count('he', n, 'מקום אחד שלך בלי שם', 'שני מקומות שלך בלי שם', (many) => `${many} מקומות שלך בלי שם`),
  columns: { who: 'מי', phone: 'טלפון', note: 'הערה', arrival: 'הגעה' },
  none: 'עוד אין משתתפים. מי שיזמין יופיע כאן, ואפשר גם להוסיף ביד.',
  total: (people: number, n: number) =>
    people === n
      ? count('he', n, 'משתתף אחד', 'שני משתתפים', (many) => `${many} משתתפים`)
      : `${count('he', people, 'שם אחד', 'שני שמות', (many) => `${many} שמות`)}, ${seats(n)}`,
  order: (number: number) => `הזמנה ${number}`,
  byHand: 'נוסף ביד',
  givenBy: (name: string) => `במקום ${name}`,
  seats,
  call: (name: string) => `שיחה אל ${name}`,
  whatsapp: (name: string) => `הודעת וואטסאפ אל ${name}`,
  addNote: 'הערה',
  addNoteOf: (name: string) => `הערה על ${name}`,
  editNoteOf: (name: string, note: string) => `${note}, עריכת ההערה על ${name}`,
  note: 'הערה',
  save: 'שמירה',
  cancel: 'ביטול',
  arrival: 'הגעה',
  arrived: 'הגיעו',
  cameOf: (name: string) => `${name}: הגעה`,
  marked: (time: string) => `נרשמה ב־${time}`,
  absent: 'לא הגיעו',
  notSaved: (reason: string) => `לא נשמר. ${reason}`,
  menuOf: (name: string) => `פעולות: ${name}`,
  edit: 'שם, טלפון והערה',
  move: 'העברה לסדנה אחרת',
  toOrder: 'להזמנה',
  remove: 'ביטול המקום',
  removeTitle: (name: string) => `לבטל את המקום של ${name}?`,
  removeText: 'המקום יתפנה, והשם יישאר ברשימה בין מי שבוטלו.',
  removed: (name: string) => `המקום של ${name} בוטל`,
  stay: 'להשאיר',
  forget: 'הסרה מהרשימה',
  forgotten: (name: string) => `${name}: הוסר מהרשימה`,
  cancelled: (n: number) => `בוטלו (${n})`,

  moving: {
    title: (name: string) => `העברה: ${name}`,
    text: 'התשלום עובר עם המקום, ומי שיש לו אימייל מקבל הודעה במייל.',
    where: 'לאן',
    series: 'מועדים אחרים של אותה סדנה',
    others: 'סדנאות אחרות',
    left: (n: number) =>
      count('he', n, 'נשאר מקום אחד', 'נשארו שני מקומות', (many) =>
        many === 0 ? 'מלאה' : `נשארו ${many} מקומות`,
      ),
    hidden: 'מוסתרת',
    none: 'אין סדנה אחרת שעוד לפנינו.',
    choose: 'לאיזו סדנה להעביר?',
    act: 'העברה',
    done: (name: string, workshop: string) => `${name}: הועבר אל ${workshop}`,
  },

  waiting: {
    title: 'רשימת המתנה',
    none: 'אף אחד לא ממתין.',
    offer: (until: string) => `הוצע מקום, עד ${until}`,
    mail: (name: string) => `מייל אל ${name}`,
    foot: 'מקום שהתפנה מוצע במייל למי שראשון בתור, ומי שמבקש יותר ממה שהתפנה שומר על תורו.',
  },

  adding: {
    title: 'הוספה ביד',
    name: 'שם',
    phone: 'טלפון',
    email: 'אימייל',
    emailHint: 'לתזכורת ולהודעות',
    seats: 'מקומות',
    note: 'הערה',
    fromOwn: (n: number) => `מתוך המקומות ששמרת בלי שם (${n})`,
    more: 'מקום נוסף',
    less: 'מקום פחות',
    act: 'הוספה לרשימה',
    done: (name: string) => `${name}: נוסף לרשימה`,
    noRoom: (free: number) => (free === 0 ? 'אין מקום פנוי.' : `פנוי: ${seats(free)}.`),
    editTitle: (name: string) => `עריכה: ${name}`,
    saved: 'נשמר',
  },

  message: {
    title: 'הודעה לכולם',
    short: 'הודעה',
    to: 'אל מי',
    attendees: (n: number) => `משתתפים ${n}`,
    waiting: (n: number) => `ממתינים ${n}`,
    subject: 'נושא',
    text: 'ההודעה',
    without: 'בלי אימייל, ולכן בוואטסאפ:',
    unreached: (name: string) => `${name}: בלי אימייל ובלי טלפון`,
    each: 'כל אחד מקבל מייל משלו, בלי הכתובות של האחרים.',
    noSubject: 'צריך נושא.',
    noText: 'צריך כמה מילים.',
    nobody: 'אין כאן אף אחד עם אימייל.',
    send: (n: number) => `שליחה: ${mails(n)}`,
    sent: (n: number) => count('he', n, 'מייל אחד בדרך', 'שני מיילים בדרך', (many) => `${many} מיילים בדרך`),
    failed: (reason: string) => `ההודעה לא נשלחה. ${reason}`,
  },

  print: {
    came: 'הגעה',
    seats: 'מקומות',
  },
};
