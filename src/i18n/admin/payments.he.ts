import type { Shekels } from '#domain/money.ts';
import type { Provider } from '#domain/payments/providers.ts';
import { count } from '../plural.ts';
import { providerName } from './provider-names.ts';
import { sumText } from './sums.ts';

const payments = (n: number) => count('he', n, 'תשלום אחד', 'שני תשלומים', (many) => `${many} תשלומים`);
const refunds = (n: number) => count('he', n, 'החזר אחד', 'שני החזרים', (many) => `${many} החזרים`);

export const paymentsHe = {
  night: {
    yesterday: 'של אתמול',
    ofDay: (day: string) => `של ${day}`,
    same: (when: string, n: number, sum: Shekels) => `הכסף ${when} תואם: ${payments(n)}, ${sumText(sum)}`,
    refunds: (n: number, sum: Shekels) => `, ${refunds(n)}, ${sumText(sum)}`,
    none: (when: string) => `הכסף ${when} תואם: לא היו תשלומים באשראי ובביט`,
    settled: (when: string) => `ההפרשים בכסף ${when} טופלו`,
    unanswered: (when: string) => `הכסף ${when} עוד לא הושווה: אין תשובה מהספק. הבדיקה תחזור לבד.`,
    refused: (when: string) => `הכסף ${when} לא הושווה: הספק לא נותן לחנות את הרשימה שלו.`,
  },
  differences: {
    title: 'כסף שלא תואם',
    on: (day: string, reference: string) => `${day}, עסקה ${reference}`,
    kinds: {
      charge_not_here: (_: Shekels, theirs: Shekels) =>
        `אצל הספק תשלום של ${sumText(theirs)} שלא רשום בחנות. אם הוא לא מהאתר, אפשר לסמן שטופל.`,
      charge_not_there: (ours: Shekels) =>
        `בחנות תשלום של ${sumText(ours)} שלא מופיע אצל הספק. עדיף לא למסור עד שבודקים באתר של הספק.`,
      charge_amount: (ours: Shekels, theirs: Shekels) =>
        `תשלום: בחנות ${sumText(ours)}, אצל הספק ${sumText(theirs)}. כדאי לבדוק באתר של הספק.`,
      refund_not_here: (_: Shekels, theirs: Shekels) =>
        `אצל הספק החזר של ${sumText(theirs)} שלא רשום בחנות. אם החזרת שם, אפשר לרשום אותו בהזמנה כהחזר ביד.`,
      refund_not_there: (ours: Shekels) =>
        `בחנות החזר של ${sumText(ours)} שלא מופיע אצל הספק. כדאי לבדוק שם אם הכסף חזר.`,
      refund_amount: (ours: Shekels, theirs: Shekels) =>
        `החזר: בחנות ${sumText(ours)}, אצל הספק ${sumText(theirs)}. כדאי לבדוק באתר של הספק.`,
    },
    settle: 'סימון כטופל',
    settleOf: (reference: string) => `סימון כטופל: עסקה ${reference}`,
    settled: 'ההפרש סומן כטופל.',
    failed: (reason: string) => `הסימון לא נשמר. ${reason}`,
  },
  state: {
    title: 'ספק הסליקה',
    none: 'עוד לא חובר ספק',
    noneText:
      'כדי לקבל אשראי וביט פותחים חשבון אצל Cardcom או PayPlus, ומי שמפעיל את השרת רושם את המפתחות בהגדרות שלו. ההסבר המלא בקובץ docs/payments.md.',
    simulator: 'סימולטור',
    simulatorText: 'אפשר לעבור קנייה שלמה, ושום כסף לא עובר. כך זה רק בחנות לדוגמה שאין אליה גישה מבחוץ.',
    connected: (provider: Provider) => `${providerName('he', provider)} מחובר`,
    terminal: (terminal: string) => `מסוף ${terminal}`,
    test: 'זה מסוף ניסיון: שום כרטיס לא מחויב באמת.',
    found: 'המפתחות נמצאו בהגדרות השרת. הם לא מופיעים כאן, ואי אפשר לשנות אותם מכאן.',
    missing: (settings: string) =>
      `בהגדרות השרת חסר ${settings}. בלעדיו אין החזרים דרך הספק, אין זיכויים ואין השוואה לילית.`,
    standIns:
      'החיבור נבדק מול דמה של הספק, ועוד לא מול הספק עצמו. לפני המכירה הראשונה כדאי לעבור פעם אחת את הדרך כולה:',
  },
  testTerminal: {
    title: 'הכרטיסים לא מחויבים באמת',
    noMoney: (provider: Provider) =>
      `החנות מחוברת למסוף ניסיון של ${providerName('he', provider)}: ההזמנות נראות משולמות, ושום כסף לא נכנס.`,
    whatToDo: 'לפני המכירה הראשונה, מי שמפעיל את השרת רושם בהגדרות שלו את המפתחות של החשבון שלך.',
  },
  trial: {
    title: 'חיוב אחד של שקל',
    product: 'להוסיף פריט במחיר שקל אחד, עם יחידה אחת במלאי',
    addProduct: 'פריט חדש',
    buy: 'לקנות אותו באתר, מחשבון של לקוח ובכרטיס שלך',
    receipt: 'לבדוק שהקבלה הגיעה במייל ושהסכום נכון',
    refund: 'להחזיר את השקל דרך הספק, מעמוד ההזמנה',
    credit: 'לבדוק שהזיכוי הגיע, ולמחוק את הפריט',
    done: 'נעשה',
  },
};
