/** Words of the simulator's own pages. */
import type { Lang } from '#domain/language.ts';
import type { PayerChoice } from './simulated-cardcom.ts';
import type { CreateFault } from './simulator-faults.ts';
import { FAILING, LATE, LATER, type SwitchName, type Switches } from './switches.ts';

type SwitchTexts = { [Name in SwitchName]: { name: string; values: Record<Switches[Name], string> } };

interface SimulatorTexts {
  simulator: string;
  title: string;
  note: string;
  toPay: string;
  choices: Record<PayerChoice, string>;
  paid: string;
  declined: string;
  panel: string;
  panelText: string;
  switched: (count: number) => string;
  switches: SwitchTexts;
  save: string;
  closed: { title: string; text: string; back: string };
  next: { title: string; name: string; values: Record<CreateFault, string>; save: string };
  latest: string;
  none: string;
  states: { open: string; paid: string; declined: string };
  document: { title: string; text: string };
}

const he: SimulatorTexts = {
  simulator: 'סימולטור',
  title: 'תשלום לדוגמה',
  note: 'זהו דף הדגמה: שום כסף לא עובר, ואין צורך בכרטיס אשראי.',
  toPay: 'לתשלום',
  choices: {
    approve: 'אישור התשלום',
    bit: 'אישור בביט',
    decline: 'סירוב',
    cancel: 'ביטול וחזרה לחנות',
    close: 'סגירת הדף בלי לחזור',
  },
  paid: 'התשלום הזה כבר אושר. לחיצה נוספת לא מחייבת שוב.',
  declined: 'הניסיון האחרון סורב. אפשר לנסות שוב.',
  panel: 'למפתחים: מה ישתבש',
  panelText: 'הבחירה חלה על הדף הזה בלבד, ונשמרת עם כל אחד מהכפתורים.',
  switched: (count) => (count === 1 ? 'שינוי אחד' : `${count} שינויים`),
  switches: {
    notice: {
      name: 'ההודעה לחנות',
      values: {
        first: 'לפני שהלקוח חוזר',
        last: 'יחד עם החזרה של הלקוח',
        lost: 'הולכת לאיבוד',
        twice: 'מגיעה פעמיים',
        ten: 'מגיעה עשר פעמים בבת אחת',
        late: `באיחור של ${LATE} שניות`,
        later: `באיחור של ${LATER} שניות`,
        after_hold: 'אחרי שזמן השמירה של ההזמנה נגמר',
        foreign: 'על דף של מישהו אחר',
      },
    },
    answer: {
      name: 'התשובה כשהחנות שואלת',
      values: {
        truth: 'נכונה',
        pending: `״עוד לא שולם״ במשך ${FAILING} שניות`,
        error: `שגיאה 500 במשך ${FAILING} שניות`,
        html: `דף HTML במשך ${FAILING} שניות`,
        silence: `שתיקה במשך ${FAILING} שניות`,
        pending_always: '״עוד לא שולם״ תמיד',
      },
    },
    money: {
      name: 'מה נגבה',
      values: {
        right: 'מה שהתבקש',
        amount: 'סכום אחר',
        coin: 'מטבע אחר',
        terminal: 'במסוף בדיקות',
        attempt: 'בשביל הזמנה אחרת',
      },
    },
    document: { name: 'המסמך', values: { made: 'נוצר', failed: 'לא נוצר' } },
    refund: {
      name: 'החזר, אם יתבקש',
      values: {
        done: 'מתבצע',
        refused: 'נדחה',
        silence_but_done: 'מתבצע, אבל בלי תשובה',
        silence: 'לא מתבצע, ובלי תשובה',
      },
    },
    credit: {
      name: 'המסמך על החזר חלקי',
      values: { done: 'נוצר', refused: 'נדחה', silence: 'בלי תשובה' },
    },
    payer: { name: 'אחרי הלחיצה', values: { returns: 'חוזרים לחנות', stays: 'הדף נסגר, ולא חוזרים' } },
  },
  save: 'שמירה בלי לשלם',
  closed: {
    title: 'הדף נסגר',
    text: 'כך נראה לקוח שסגר את הדף ולא חזר לחנות. החנות תגלה לבד מה קרה.',
    back: 'חזרה לדף התשלום',
  },
  next: {
    title: 'הסימולטור',
    name: 'הדף הבא שהחנות תבקש',
    values: {
      none: 'נפתח',
      refused: 'הבקשה נדחית',
      error: 'שגיאה 500',
      error_but_made: 'שגיאה 500 אחרי שהדף כבר נוצר',
      silence: 'שתיקה',
    },
    save: 'שמירה',
  },
  latest: 'הדפים האחרונים',
  none: 'עוד לא נפתח דף.',
  states: { open: 'פתוח', paid: 'אושר', declined: 'סורב' },
  document: { title: 'מסמך לדוגמה', text: 'כאן היה נפתח המסמך של חברת הסליקה. זהו לא מסמך מס.' },
};

const en: SimulatorTexts = {
  simulator: 'Simulator',
  title: 'Example payment',
  note: 'This is a demonstration: no money moves, and no credit card is needed.',
  toPay: 'To pay',
  choices: {
    approve: 'Approve the payment',
    bit: 'Approve with Bit',
    decline: 'Decline',
    cancel: 'Cancel and return to the shop',
    close: 'Close the page without returning',
  },
  paid: 'This payment has been approved already. Another press charges nothing more.',
  declined: 'The last try was declined. You can try again.',
  panel: 'For developers: what goes wrong',
  panelText: 'This applies to this page only, and is saved with each of the buttons.',
  switched: (count) => (count === 1 ? 'one change' : `${count} changes`),
  switches: {
    notice: {
      name: 'The notice to the shop',
      values: {
        first: 'before the payer returns',
        last: 'together with the payer’s return',
        lost: 'gets lost',
        twice: 'comes twice',
        ten: 'comes ten times at once',
        late: `is ${LATE} seconds late`,
        later: `is ${LATER} seconds late`,
        after_hold: 'after the order’s hold has ended',
        foreign: 'is about somebody else’s page',
      },
    },
    answer: {
      name: 'The answer when the shop asks',
      values: {
        truth: 'is true',
        pending: `is “not paid yet” for ${FAILING} seconds`,
        error: `is an error 500 for ${FAILING} seconds`,
        html: `is an HTML page for ${FAILING} seconds`,
        silence: `is silence for ${FAILING} seconds`,
        pending_always: 'is always “not paid yet”',
      },
    },
    money: {
      name: 'What is charged',
      values: {
        right: 'what was asked for',
        amount: 'another amount',
        coin: 'another currency',
        terminal: 'at a test terminal',
        attempt: 'for another order',
      },
    },
    document: { name: 'The document', values: { made: 'is made', failed: 'is not made' } },
    refund: {
      name: 'A refund, if asked for',
      values: {
        done: 'is made',
        refused: 'is refused',
        silence_but_done: 'is made, but not answered',
        silence: 'is neither made nor answered',
      },
    },
    credit: {
      name: 'The document about a refund in part',
      values: { done: 'is made', refused: 'is refused', silence: 'is not answered' },
    },
    payer: { name: 'After the press', values: { returns: 'back to the shop', stays: 'the page is closed' } },
  },
  save: 'Save without paying',
  closed: {
    title: 'The page is closed',
    text: 'This is a payer who closed the page and didn’t return. The shop finds out by itself what happened.',
    back: 'Back to the payment page',
  },
  next: {
    title: 'The simulator',
    name: 'The next page that the shop asks for',
    values: {
      none: 'is opened',
      refused: 'is refused',
      error: 'error 500',
      error_but_made: 'error 500 after the page was made',
      silence: 'silence',
    },
    save: 'Save',
  },
  latest: 'The latest pages',
  none: 'No page has been opened yet.',
  states: { open: 'open', paid: 'approved', declined: 'declined' },
  document: {
    title: 'Example document',
    text: 'The payment company’s document would be here. This is not a tax document.',
  },
};

export function simulatorTexts(lang: Lang): SimulatorTexts {
  return lang === 'en' ? en : he;
}
