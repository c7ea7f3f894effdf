import { count } from '../plural.ts';
import { quoted } from '../quoted.ts';

export const usersHe = {
  title: 'משתמשים',
  total: (n: number) => count('he', n, 'רשום אחד', 'שני רשומים', (many) => `${many} רשומים`),
  found: (n: number) => count('he', n, 'נמצא אחד', 'נמצאו שניים', (many) => `נמצאו ${many}`),
  onlyRoles: 'כאן אפשר לשנות רק את התפקיד',
  search: 'חיפוש לפי שם, אימייל או טלפון',
  clearSearch: 'ניקוי החיפוש',
  name: 'שם',
  columns: {
    email: 'אימייל',
    firstName: 'שם פרטי',
    lastName: 'שם משפחה',
    phone: 'טלפון',
    role: 'תפקיד',
    joined: 'הצטרפות',
    lastLogin: 'כניסה אחרונה',
    actions: 'פעולות',
  },
  roles: { user: 'לקוח', superAdmin: 'ניהול' },
  joinedOn: (day: string) => `הצטרפות ${day}`,
  loggedInOn: (day: string) => `כניסה ${day}`,
  noLogin: 'אין עדיין',
  noLoginYet: 'עוד לא הייתה כניסה',
  noPhone: 'אין טלפון',
  none: 'עוד אין משתמשים רשומים.',
  notFound: (text: string) => `לא נמצאו משתמשים שמתאימים ל${quoted('he', text)}.`,
  newsletter: {
    subscribers: (n: number) =>
      count(
        'he',
        n,
        'הסכמה אחת לחדשות במייל',
        'שתי הסכמות לחדשות במייל',
        (many) => `${many} הסכמות לחדשות במייל`,
      ),
    rules:
      'לכל משלוח כדאי להוריד קובץ חדש. החוק דורש את המילה ״פרסומת״ בתחילת הנושא, פרטי קשר, ובכל מייל את קישור ההפסקה שבשורה של אותו אדם.',
    download: 'הורדת הרשימה',
  },
  failed: 'המשתמשים לא נטענו',
  makeAdmin: 'להפוך למנהלת',
  endAdmin: 'להסיר מהניהול',
  promote: {
    title: (name: string) => `להפוך את ${name} למנהלת?`,
    text: 'מנהלת רואה ומשנה כאן הכול, כמוך: את החנות, הסדנאות והמדריכים, את הלקוחות וההודעות, ואת מי שמנהלת.',
    confirm: 'להפוך למנהלת',
  },
  demote: {
    title: (name: string) => `להסיר את ${name} מהניהול?`,
    text: 'החשבון יישאר חשבון לקוח, וייצא מיד מכל מכשיר שבו הוא מחובר.',
    confirm: 'להסיר מהניהול',
  },
  resign: {
    title: (_name: string) => 'להסיר את עצמך מהניהול?',
    text: 'החשבון שלך יישאר חשבון לקוח, ותצאי מיד מכל המכשירים. רק מנהלת אחרת תוכל להחזיר לך את הניהול.',
    confirm: 'להסיר אותי מהניהול',
  },
  ownPassword: 'הסיסמה שלך',
  cancel: 'ביטול',
  promoted: (name: string) => `הניהול נוסף לחשבון של ${name}`,
  demoted: (name: string) => `הניהול הוסר מהחשבון של ${name}`,
  resigned: 'הניהול הוסר מהחשבון שלך. אפשר להיכנס שוב, כלקוחה.',
};
