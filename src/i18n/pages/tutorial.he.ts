/** The tutorial's page: the viewer, the locked view and the rating. */
import { count } from '../plural.ts';

const tutorialHe = {
  errorLoading: 'המדריך לא נטען',
  errorLoadingHint: 'אולי החיבור נקטע לרגע. אפשר לנסות שוב.',
  reader: {
    label: 'דפי המדריך',
    previous: 'הקודם',
    next: 'הבא',
    previousPage: 'לעמוד הקודם',
    nextPage: 'לעמוד הבא',
    position: (page: number, pages: number) => `עמוד ${page} מתוך ${pages}`,
    fullScreen: 'מסך מלא',
    endFullScreen: 'יציאה ממסך מלא',
    words: 'מה רואים בעמוד',
    pageOf: (title: string, page: number) => `${title}, עמוד ${page}`,
    resumed: (page: number) => `ממשיכים מעמוד ${page}, איפה שעצרת.`,
    toBeginning: 'לעמוד הראשון',
    pictureFailed: 'העמוד לא נטען.',
    opening: 'המדריך נפתח',
    about: 'על המדריך',
  },
  locked: {
    inside: 'מה בפנים',
    pages: (n: number) =>
      count('he', n, 'עמוד מצויר אחד', 'שני עמודים מצוירים', (many) => `${many} עמודים מצוירים`),
    minutes: (n: number) =>
      count('he', n, 'דקה אחת של קריאה', 'שתי דקות קריאה', (many) => `${many} דקות קריאה`),
    level: (level: string) => `רמה: ${level}`,
    forever: 'נפתח אחרי הרכישה ונשאר שלך לתמיד, גם אם יירד מהאתר',
    inCart: 'המדריך בסל שלך.',
    toCheckout: 'למעבר לקופה',
    owned: 'כבר רכשת אותו?',
    login: 'כניסה לחשבון',
  },
  rating: {
    title: 'איך היה?',
    titleForAll: 'מה חשבו הקוראים',
    stars: (n: number) => count('he', n, 'כוכב אחד', 'שני כוכבים', (many) => `${many} כוכבים`),
    meanings: ['לא בשבילי', 'ככה ככה', 'טוב', 'טוב מאוד', 'מצוין'],
    saved: 'תודה, הדירוג נשמר. אפשר לשנות אותו בכל זמן.',
    failed: 'הדירוג לא נשמר. אפשר לנסות שוב.',
    average: (rating: string, votes: string) => `${rating} מתוך 5, ${votes}`,
    votes: (n: number) => count('he', n, 'מדרג אחד', 'שני מדרגים', (many) => `${many} מדרגים`),
    none: 'עוד אין דירוגים.',
    loginToRate: 'כדי לדרג נכנסים לחשבון',
  },
};

export default tutorialHe;
