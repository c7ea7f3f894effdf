import type { Shekels } from '#domain/money.ts';
import type { Provider } from '#domain/payments/providers.ts';
import { providerName } from './provider-names.ts';
import { sumText } from './sums.ts';

const name = (provider: Provider) => providerName('he', provider);

export const orderMoneyHe = {
  through: (provider: Provider) => `דרך ${name(provider)}, בעמוד התשלום שלו`,
  askAgain: 'בדיקה חוזרת',
  asked: 'הספק נשאל שוב. כך זה עכשיו.',
  ways: {
    legend: 'איך זה חוזר',
    toCard: (card: string) => `לאותו כרטיס, ${card}`,
    toPayer: 'לאותו אמצעי תשלום',
    provider: (provider: Provider) =>
      provider === 'simulator'
        ? 'דרך הסימולטור: שום כסף לא עובר.'
        : `דרך ${name(provider)}. מגיע לרוב תוך כמה ימי עסקים.`,
    hand: 'ביד: ביט, העברה או מזומן',
    handText: 'כאן רק רושמים. את הכסף את מעבירה.',
    closed: {
      no_password: 'החזר דרך הספק סגור: בהגדרות השרת חסרה סיסמת ה־API.',
      elsewhere: 'הכסף נכנס דרך ספק או מסוף אחר, ולכן מחזירים ביד או באתר של הספק.',
    },
    most: (left: Shekels) => `דרך הספק אפשר להחזיר עד ${sumText(left)}.`,
    deadline: (day: string) => `לפי החוק הכסף צריך לחזור עד ${day}.`,
    done: (sum: Shekels, provider: Provider) => `${sumText(sum)} הוחזרו דרך ${name(provider)}.`,
    sent: (sum: Shekels) => `ההחזר של ${sumText(sum)} נשלח.`,
    refused: (sum: Shekels) => `ההחזר של ${sumText(sum)} סורב. הכסף לא זז.`,
    unknown: (sum: Shekels) => `לא ידוע אם ${sumText(sum)} הוחזרו.`,
  },
  failed: {
    unknown: (sum: Shekels) => `לא ידוע אם ${sumText(sum)} הוחזרו`,
    unknownText: 'לא הגיעה תשובה מהספק. החנות ממשיכה לבדוק לבד, ועד שיתברר אי אפשר לשלוח החזר נוסף.',
    refused: (sum: Shekels) => `ההחזר של ${sumText(sum)} סורב`,
    refusedText: 'הכסף לא זז, וההזמנה נשארה כמו שהייתה. אפשר לנסות שוב, או להחזיר ביד ולרשום כאן.',
    again: 'ניסיון נוסף',
    byHand: 'החזר ביד',
    drop: 'ויתור על ההחזר',
    dropTitle: 'לוותר על ההחזר הזה?',
    dropText: 'הוא יישאר רשום כמסורב, ולא יופיע יותר במשימות.',
    dropped: 'ההחזר ירד מהמשימות.',
    sawDone: 'ראיתי שבוצע',
    sawDoneTitle: 'לרשום שההחזר בוצע?',
    sawDoneText: 'רק אחרי שראית את ההחזר באתר של הספק. ללקוח יוצא מייל.',
    wasDone: 'ההחזר נרשם.',
    sawNot: 'ראיתי שלא בוצע',
    sawNotTitle: 'לרשום שההחזר לא בוצע?',
    sawNotText: 'רק אחרי שבדקת שאין החזר כזה באתר של הספק. אחר כך אפשר לשלוח אותו שוב.',
    wasNot: 'נרשם שההחזר לא בוצע.',
  },
  mismatch: {
    text: 'הגיע תשלום שלא תואם את מה שביקשה החנות, ולכן הוא לא נרשם.',
    amount: (amount: Shekels, wanted: Shekels) =>
      `אצל הספק רשומים ${sumText(amount)} במקום ${sumText(wanted)}.`,
    amountUnknown: (wanted: Shekels) => `הסכום אצל הספק לא ברור. החנות ביקשה ${sumText(wanted)}.`,
    currency: 'המטבע אצל הספק הוא לא שקל.',
    attempt: 'אצל הספק התשלום רשום על ניסיון אחר.',
    terminal: 'התשלום נעשה במסוף אחר.',
    transaction: 'אין לתשלום מספר עסקה, או שהעסקה כבר רשומה בהזמנה אחרת.',
    refunded: 'אצל הספק העסקה מופיעה כזיכוי.',
    todo: 'כדאי להסתכל באתר של הספק. אם הכסף טופל שם, אפשר לסגור את הבדיקה.',
    settle: 'טופל, סגירת הבדיקה',
    settleTitle: 'לסגור את הבדיקה?',
    settleText: 'החנות לא תרשום את הכסף הזה ולא תשאל עליו שוב את הספק.',
    settled: 'הבדיקה נסגרה.',
  },
  mirror: {
    title: 'השוואה עם הספק',
    ours: 'בחנות',
    theirs: (provider: Provider) => `אצל ${name(provider)}`,
    asking: 'הספק נשאל עכשיו…',
    same: (time: string) => `זהה. נבדק ב־${time}.`,
    different: (time: string) => `לא תואם. נבדק ב־${time}.`,
    difference: (sum: Shekels, time: string) => `הפרש ${sumText(sum)}. נבדק ב־${time}.`,
    unanswered: 'אין תשובה מהספק. אפשר להמשיך לעבוד, ולבדוק שוב עוד מעט.',
    lastSame: (when: string) => `התשלום אושר אצלו לאחרונה ב־${when}.`,
    failed: (reason: string) => `הבדיקה לא הצליחה. ${reason}`,
    unknown: 'לא ידוע',
    rows: {
      charge_not_there: (ours: Shekels) =>
        `תשלום של ${sumText(ours)} רשום בחנות ולא אצל הספק. עדיף לא למסור עד שבודקים באתר של הספק.`,
      charge_not_here: (theirs: Shekels) =>
        `אצל הספק שולמו ${sumText(theirs)} שלא רשומים בחנות. בדיקה חוזרת תרשום אותם, אם הכול תואם.`,
      charge_review: (theirs: Shekels) =>
        `אצל הספק שולמו ${sumText(theirs)}, ולא מה שביקשה החנות. מה לעשות כתוב בהחלטה שבראש העמוד.`,
      charge_amount: (ours: Shekels, theirs: Shekels) =>
        `בחנות רשומים ${sumText(ours)} ואצל הספק ${sumText(theirs)}. כדאי לבדוק באתר של הספק.`,
      charge_other: (ours: Shekels) =>
        `הסכום זהה, ${sumText(ours)}, אבל העסקה או המטבע שונים. כדאי לבדוק באתר של הספק.`,
      refund: (ours: Shekels) =>
        `החזר של ${sumText(ours)} רשום כבוצע ולא מופיע אצל הספק. כדאי לבדוק שם לפני שמחזירים שוב.`,
    },
  },
  documents: {
    title: 'מסמכים',
    kinds: {
      TaxInvoiceAndReceipt: 'חשבונית מס קבלה',
      TaxInvoiceAndReceiptRefund: 'חשבונית זיכוי',
      Receipt: 'קבלה',
      ReceiptRefund: 'קבלת זיכוי',
    },
    other: 'מסמך',
    missing: {
      charge: (sum: Shekels) =>
        `על התשלום של ${sumText(sum)} לא הופקה קבלה. צריך להפיק אותה באתר של הספק ולרשום כאן את המספר.`,
      refund: (sum: Shekels) =>
        `על ההחזר של ${sumText(sum)} לא הופק זיכוי. צריך להפיק אותו באתר של הספק ולרשום כאן את המספר.`,
    },
    unknown: (sum: Shekels) =>
      `לא ידוע אם הופק זיכוי על ${sumText(sum)}. לפני שמפיקים כדאי לבדוק באתר של הספק, ואז לרשום את המספר.`,
    making: (sum: Shekels) => `הזיכוי על ${sumText(sum)} בהפקה.`,
    number: 'מספר המסמך',
    empty: 'צריך לכתוב את המספר.',
    save: 'רישום המסמך',
    saved: 'המסמך נרשם.',
  },
};
