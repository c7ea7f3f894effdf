import { NEWSLETTER_WORDS } from '../newsletter-words.ts';
import { count } from '../plural.ts';

const registerHe = {
  title: 'נעים להכיר',
  text: (percent: string | null) =>
    percent === null
      ? 'חשבון אחד לסל ולמדריכים.'
      : `חשבון אחד לסל ולמדריכים, ו־${percent} הנחה על הקנייה הראשונה.`,
  pendingTitle: 'מה שבחרת ממתין לך',
  pendingText: 'שמור לך כאן. אחרי ההרשמה זה נכנס לסל, בלי לבחור שוב.',
  pendingPlace: (seats: number) =>
    count('he', seats, 'מקום בתור', 'שני מקומות בתור', (many) => `${many} מקומות בתור`),
  pendingPlaceText: 'אחרי ההרשמה המקום נשמר ברשימת ההמתנה, בלי לבקש שוב.',
  pageTitle: 'הרשמה',
  pageDescription: 'הרשמה לחנות.',
  submit: 'הרשמה',
  failed: 'ההרשמה לא הצליחה',
  confirmPassword: 'אימות סיסמה',
  passwordsDoNotMatch: 'הסיסמאות אינן תואמות',
  phoneHint: 'רק כדי לתאם הזמנה או סדנה.',
  passwordHint: (min: number) => `לפחות ${min} תווים.`,
  newsletter: NEWSLETTER_WORDS.he,
  newsletterNote: 'לא חובה. קודם יישלח מייל לאישור, ואפשר להפסיק בכל עת.',
  purpose: 'הפרטים משמשים לסל, להזמנות ולתיאום שלהן בלבד.',
  privacy: 'מדיניות הפרטיות',
  haveAccount: 'כבר יש לך חשבון?',
  toLogin: 'כניסה',
};

export default registerHe;
