import type { Shekels } from '#domain/money.ts';
import { quoted } from '../quoted.ts';
import { sumText } from './sums.ts';

export const orderActsHe = {
  changed: 'ההזמנה השתנתה בינתיים. כך היא עכשיו.',
  failed: (reason: string) => `השינוי לא נשמר. ${reason}`,
  cancel: 'בלי שינוי',
  move: {
    making: 'התחלת עבודה',
    ready: 'סימון כמוכן',
    handed_over: 'סימון כנמסר',
    attended: 'סימון השתתפות',
    absent: 'סימון היעדרות',
  },
  moveSent: 'סימון כנשלח',
  moveOf: (act: string, title: string) => `${act}: ${quoted('he', title)}`,
  mail: 'שליחת מייל ללקוח',
  text: 'כמה מילים מהשולחן',
  textHint: 'לא חובה. מופיע במייל ובעמוד ההזמנה.',
  moved: 'השינוי נשמר.',
  movedWithMail: 'השינוי נשמר, והמייל בדרך.',
  cancelling: {
    open: 'ביטול ההזמנה',
    title: (order: string) => `ביטול ${order}`,
    text: 'מה ששמור חוזר למלאי, ויוצא מייל.',
    reason: 'הסיבה',
    reasonHint: 'נראית רק כאן.',
    noReason: 'צריך לכתוב סיבה.',
    restock: 'החזרה למלאי',
    done: 'ההזמנה בוטלה.',
  },
  paid: {
    open: 'סימון כשולם',
    title: 'תשלום שהתקבל',
    how: 'איך זה שולם',
    amount: 'סכום',
    tooMuch: (most: Shekels) => `סכום בשקלים, עד ${sumText('he', most)}`,
    reference: 'אסמכתה',
    optional: 'לא חובה',
    partly: 'פחות מהסכום החסר משאיר את ההזמנה ממתינה להשלמת התשלום.',
    done: (amount: Shekels) => `נרשם תשלום של ${sumText('he', amount)}.`,
  },
  tracking: {
    open: 'פרטי המעקב',
    number: 'מספר מעקב',
    url: 'קישור למעקב',
    urlHint: 'כתובת שלמה, שמתחילה ב־https. המייל ללקוח יוצא בשמירה הראשונה.',
    save: 'שמירת המעקב',
    wrongUrl: 'הקישור צריך להתחיל ב־https ולהיות שלם.',
    done: 'פרטי המעקב נשמרו.',
  },
};
