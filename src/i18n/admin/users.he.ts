import { count } from '../plural.ts';
import { quoted } from '../quoted.ts';

export const usersHe = {
  title: 'משתמשים',
  total: (n: number) => count('he', n, 'רשום אחד', 'שני רשומים', (many) => `${many} רשומים`),
  found: (n: number) => count('he', n, 'נמצא אחד', 'נמצאו שניים', (many) => `נמצאו ${many}`),
  readOnly: 'רשימה לקריאה בלבד',
  search: 'חיפוש לפי שם, אימייל או טלפון',
  clearSearch: 'ניקוי החיפוש',
  columns: {
    email: 'אימייל',
    firstName: 'שם פרטי',
    lastName: 'שם משפחה',
    phone: 'טלפון',
    role: 'תפקיד',
    joined: 'הצטרפות',
    lastLogin: 'כניסה אחרונה',
  },
  roles: { user: 'לקוח', superAdmin: 'ניהול' },
  joinedOn: (day: string) => `הצטרפות ${day}`,
  loggedInOn: (day: string) => `כניסה ${day}`,
  noLogin: 'אין עדיין',
  noLoginYet: 'עוד לא הייתה כניסה',
  noPhone: 'אין טלפון',
  none: 'עוד אין משתמשים רשומים.',
  notFound: (text: string) => `לא נמצאו משתמשים שמתאימים ל${quoted('he', text)}.`,
  failed: 'המשתמשים לא נטענו',
};
