import { count } from '../plural.ts';

const loginHe = {
  title: 'טוב לראות אותך',
  text: 'כניסה לסל ולמדריכים שלך.',
  textNext: 'רגע לפני שממשיכים, צריך להיכנס לחשבון.',
  textKept: 'מה שנכתב נשמר, נמשיך משם.',
  pendingTitle: 'מה שבחרת ממתין לך',
  pendingText: 'שמור לך כאן. אחרי הכניסה זה נכנס לסל, בלי לבחור שוב.',
  pendingPlace: (seats: number) =>
    count('he', seats, 'מקום בתור', 'שני מקומות בתור', (many) => `${many} מקומות בתור`),
  pendingPlaceText: 'אחרי הכניסה המקום נשמר ברשימת ההמתנה, בלי לבקש שוב.',
  pageTitle: 'כניסה',
  pageDescription: 'כניסה לחשבון בחנות.',
  submit: 'כניסה',
  failed: 'הכניסה לא הצליחה',
  noAccount: 'עוד אין לך חשבון?',
  toRegister: (percent: string | null) =>
    percent === null ? 'הרשמה' : `הרשמה, ו־${percent} הנחה על הקנייה הראשונה`,
  forgotPassword: 'שכחת את הסיסמה?',
  toNewPassword: 'לבחירת סיסמה חדשה',
  writeToReset: 'אפשר לכתוב לי ואאפס אותה',
  byCode: 'כניסה עם קוד במייל',
  byPassword: 'כניסה עם סיסמה',
  or: 'או',
  codeText: 'כותבים אימייל, מקבלים קוד בן שש ספרות ונכנסים. בלי סיסמה לזכור.',
  sendCode: 'שליחת קוד',
  codeNotSent: 'הקוד לא נשלח. כדאי לבדוק את החיבור ולנסות שוב.',
  codeOpensAccount: (percent: string | null) =>
    percent === null
      ? 'אין עדיין חשבון? הקוד יפתח אותו.'
      : `אין עדיין חשבון? הקוד יפתח אותו, והקנייה הראשונה ב־${percent} פחות.`,
  codeTitle: 'הקוד מחכה במייל',
  changeEmail: 'שינוי',
  code: 'קוד בן 6 ספרות',
  codeHint: 'הקוד טוב לעשר דקות. אפשר להדביק את כולו בבת אחת.',
  codeMissing: 'צריך את כל שש הספרות.',
  notArrived: 'לא הגיע? כדאי להציץ בספאם.',
  resendIn: (seconds: number) => `שליחה חוזרת בעוד ${seconds === 1 ? 'שנייה' : `${seconds} שניות`}`,
  resend: 'שליחת קוד חדש',
  resent: 'קוד חדש בדרך. הוא מבטל את הקודם.',
};

export default loginHe;
