import { count } from '../plural.ts';

const tutorialHe = {
  errorLoading: 'המדריך לא נטען',
  errorLoadingHint: 'אולי החיבור נקטע לרגע. אפשר לנסות שוב.',
  reader: {
    label: 'עמודי המדריך',
    previous: 'הקודם',
    next: 'הבא',
    previousPage: 'לעמוד הקודם',
    nextPage: 'לעמוד הבא',
    position: (page: number, pages: number) => `עמוד ${page} מתוך ${pages}`,
    fullScreen: 'מסך מלא',
    endFullScreen: 'יציאה ממסך מלא',
    words: 'מה רואים בעמוד',
    pageOf: (title: string, page: number) => `${title}, עמוד ${page}`,
    resumed: (page: number) => `ממשיכים מעמוד ${page}, שם עצרת בפעם הקודמת.`,
    toBeginning: 'לעמוד הראשון',
    pictureFailed: 'העמוד לא נטען.',
    opening: 'המדריך נפתח',
    about: 'על המדריך',
    print: 'הדפסת המדריך כולו',
    printFailed: (n: number) =>
      `${count('he', n, 'עמוד אחד לא נטען', 'שני עמודים לא נטענו', (many) => `${many} עמודים לא נטענו`)}, ולכן ההדפסה לא נפתחה.`,
    onePage: 'זהו עמוד אחד מהמדריך. להדפסת כל העמודים לוחצים באתר על ״הדפסת המדריך כולו״.',
  },
  locked: {
    inside: 'מה בפנים',
    pages: (n: number) => count('he', n, 'עמוד אחד', 'שני עמודים', (many) => `${many} עמודים`),
    minutes: (n: number) =>
      count('he', n, 'דקה אחת של קריאה', 'שתי דקות קריאה', (many) => `${many} דקות קריאה`),
    level: (level: string) => `רמה: ${level}`,
    headings: 'העמודים',
    page: (n: number) => `עמוד ${n}`,
    sample: 'הצצה לעמוד הראשון',
    access: 'נפתח אחרי הרכישה ונשאר שלך כל עוד האתר פועל',
    printing: 'אפשר להדפיס אותו כולו',
    canceling: 'אפשר לבטל עד שפותחים את העמוד הראשון',
    inCart: 'המדריך בסל שלך.',
    toCheckout: 'לקופה',
    owned: 'כבר רכשת אותו?',
    login: 'כניסה לחשבון',
  },
  rating: {
    title: 'איך היה?',
    titleForAll: 'מה חשבו הקוראים',
    stars: (n: number) => count('he', n, 'כוכב אחד', 'שני כוכבים', (many) => `${many} כוכבים`),
    meanings: ['לא בשבילי', 'ככה ככה', 'טוב', 'טוב מאוד', 'מצוין'],
    saved: 'תודה, הדירוג נשמר. אפשר לשנות אותו בכל עת.',
    failed: 'הדירוג לא נשמר. אפשר לנסות שוב.',
    average: (rating: string, votes: string) => `${rating} מתוך 5, ${votes}`,
    votes: (n: number) => count('he', n, 'דירוג אחד', 'שני דירוגים', (many) => `${many} דירוגים`),
    none: 'עוד אין דירוגים.',
    loginToRate: 'כניסה לחשבון כדי לדרג',
  },
};

export default tutorialHe;
