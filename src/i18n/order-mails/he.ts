import type { Shekels } from '#domain/money.ts';
import { formatDuration } from '../duration.ts';
import { isolated, isolatedAddress } from '../isolated.ts';
import { day, hours, moment, shortDay, sum } from './runs.ts';

const money = (amount: Shekels) => sum(amount);
const afterFee = (fee: Shekels) => (fee > 0 ? `, אחרי דמי ביטול של ${money(fee)}` : '');

/** What an order's customer reads; the renderer takes the isolates out of subjects. */
export const orderMailHe = {
  toOrder: (number: number) => `להזמנה ${number}`,
  andMore: (title: string, more: number) => `${title} ועוד ${more}`,
  why: 'המייל הזה נשלח כי בוצעה הזמנה באתר, ואין בו פרסום.',

  placed: {
    subject: (number: number, left: Shekels, until: string | null) =>
      until === null
        ? `הזמנה ${number} נשמרה: נשאר לשלם ${money(left)}`
        : `הזמנה ${number} שמורה עד ${shortDay('he', until)}: נשאר לשלם ${money(left)}`,
    heading: (name: string) => `תודה, ${isolated(name)}. ההזמנה נשמרה`,
    left: (left: Shekels) => `נשאר לשלם ${money(left)}.`,
    until: (until: string) =>
      `מה שהוזמן שמור עד ${moment('he', until)}. הזמנה שלא שולמה עד אז מתבטלת לבד, בלי חיוב.`,
    howToPay: 'איך משלמים',
    drop: 'אפשר לוותר על ההזמנה בכל רגע לפני התשלום, בעמוד ההזמנה.',
  },
  confirmed: {
    subject: (number: number, paid: Shekels, readyBy: string | null) =>
      readyBy === null
        ? `הזמנה ${number} אושרה: שולמו ${money(paid)}`
        : `הזמנה ${number} אושרה, מוכנה בערך ב־${shortDay('he', readyBy)}`,
    subjectFree: (number: number) => `הזמנה ${number} אושרה`,
    heading: (name: string) => `תודה, ${isolated(name)}. ההזמנה אצלי`,
    ordered: (iso: string) => `ההזמנה בוצעה ב${day('he', iso)}.`,
    byCard: (paid: Shekels, last4: string | null) =>
      last4 === null
        ? `שולמו ${money(paid)} בכרטיס אשראי.`
        : `שולמו ${money(paid)} בכרטיס שמסתיים ב־${isolatedAddress(last4)}.`,
    byBit: (paid: Shekels) => `שולמו ${money(paid)} בביט.`,
    arranged: (paid: Shekels) => `התשלום התקבל: ${money(paid)}.`,
    free: 'לא היה מה לשלם.',
    page: 'כל הפרטים כאן, וגם בעמוד ההזמנה, שמתעדכן תוך כדי עבודה.',
    notTaxDocument: 'המייל הזה הוא אישור הזמנה. הוא אינו חשבונית ואינו קבלה.',
  },
  making: {
    subject: (number: number, title: string) => `בעבודה: ${title}, הזמנה ${number}`,
    heading: 'העבודה התחילה',
    lead: (number: number) => `מה שעל השולחן עכשיו, מהזמנה ${number}:`,
    more: {
      subject: (number: number, title: string) => `מהשולחן: ${title}, הזמנה ${number}`,
      heading: 'עוד מהשולחן',
    },
  },
  ready: {
    subject: (number: number, title: string, isPickup: boolean) =>
      `${isPickup ? 'מוכן לאיסוף' : 'מוכן למשלוח'}: ${title}, הזמנה ${number}`,
    heading: (isPickup: boolean): string => (isPickup ? 'מוכן ומחכה לאיסוף' : 'מוכן למשלוח'),
    lead: (number: number) => `מה שמוכן מהזמנה ${number}:`,
    setTime: (ways: string) => `לקביעת שעה אפשר ${ways}.`,
    ways: {
      reply: 'להשיב למייל הזה',
      call: (phone: string) => `להתקשר ל־${isolatedAddress(phone)}`,
      whatsapp: 'לכתוב בוואטסאפ',
    },
    toWhatsapp: 'הודעה בוואטסאפ',
    shipping: 'כשהחבילה תצא לדרך יגיע מייל נוסף.',
  },
  sent: {
    subject: (number: number, tracking: string | null) =>
      tracking === null ? `הזמנה ${number} בדרך` : `הזמנה ${number} בדרך, מספר מעקב ${tracking}`,
    heading: 'החבילה בדרך',
    lead: (number: number) => `מה שנשלח מהזמנה ${number}:`,
    trackingHeading: 'מעקב',
    tracking: (tracking: string) => `מספר מעקב: ${isolatedAddress(tracking)}`,
    toTracking: 'למעקב אחרי החבילה',
  },
  refund: {
    subject: (number: number, amount: Shekels) => `הוחזרו ${money(amount)} על הזמנה ${number}`,
    heading: (amount: Shekels, fee: Shekels) => `הוחזרו ${money(amount)}${afterFee(fee)}`,
    lead: (number: number) => `ההחזר הוא על הזמנה ${number}, וכך הוא מחושב:`,
    other: 'משלוח או סכום נוסף',
    sum: 'סכום ההחזר',
    fee: 'דמי ביטול',
    total: 'הוחזרו',
    toCard: (last4: string | null) =>
      `הכסף חוזר ${last4 === null ? 'לכרטיס ששולם בו' : `לכרטיס שמסתיים ב־${isolatedAddress(last4)}`}. מועד הזיכוי תלוי בחברת האשראי.`,
    toBit: 'הכסף חוזר בביט, כפי ששולם. מועד הזיכוי תלוי בביט ובבנק.',
    byHand: 'הכסף הוחזר ישירות, שלא דרך חברת הסליקה.',
  },
  cancellation: {
    subjectReceived: (number: number) => `בקשת הביטול של הזמנה ${number} התקבלה`,
    subjectCancelled: (number: number) => `הזמנה ${number} בוטלה`,
    subjectDecided: (number: number) => `בקשת הביטול של הזמנה ${number} טופלה`,
    received: 'בקשת הביטול התקבלה',
    cancelled: (number: number) => `הזמנה ${number} בוטלה`,
    decided: 'בקשת הביטול טופלה',
    at: (iso: string) => `הבקשה התקבלה ב${moment('he', iso)}. הביטול תקף ממועד הבקשה ואינו תלוי באישור.`,
    asked: 'מה מבקשים לבטל:',
    inWords: 'מתבטל רק החלק שכתוב כאן. מה שמגיע חזרה יוחזר בתוך 14 יום מהבקשה.',
    refund: (amount: Shekels) => `סכום ההחזר: ${money(amount)}, בתוך 14 יום מהבקשה.`,
    noFee: 'לא ינוכו דמי ביטול, כי הבקשה היא בגלל פגם או אי־התאמה לתיאור.',
    sendBack: 'את מה שכבר נמסר יש להחזיר, בתיאום איתי.',
    toRequest: 'לבקשת הביטול',
    written: 'מה שנכתב בבקשה',
    answer: 'התשובה לבקשה',
    whatIsCancelled: 'מה בוטל:',
    nothingPaid: 'לא שולם דבר, ולכן אין מה להחזיר.',
    refunded: (amount: Shekels, paid: Shekels, fee: Shekels) =>
      `עד כה הוחזרו ${money(amount)} מתוך ${money(paid)}${afterFee(fee)}.`,
    refundFollows: 'על כל החזר של כסף מגיע מייל נפרד.',
  },
  expired: {
    subject: (number: number) => `השמירה של הזמנה ${number} הסתיימה`,
    heading: 'השמירה הסתיימה',
    lead: (number: number, until: string | null) =>
      until === null
        ? `הזמנה ${number} לא שולמה בזמן, ולכן בוטלה.`
        : `הזמנה ${number} לא שולמה עד ${moment('he', until)}, ולכן בוטלה.`,
    headingLate: 'התשלום הגיע אחרי סוף השמירה',
    notCharged: 'לא נגבה תשלום.',
    partly: (paid: Shekels) =>
      `עד אז התקבלו ${money(paid)}, חלק מהסכום. הם יוחזרו, ועל ההחזר יגיע מייל נפרד.`,
    again: 'מה שהוזמן חזר לחנות, ואפשר להזמין אותו שוב כל עוד הוא שם.',
    paidAnyway: 'אם כבר העברת את התשלום, כדאי לכתוב לי, ונסדר את זה.',
    subjectLate: (number: number) => `התשלום על הזמנה ${number} הגיע אחרי סוף השמירה`,
    late: (number: number, paid: Shekels) =>
      `על הזמנה ${number} התקבלו ${money(paid)} אחרי שהשמירה הסתיימה, ובינתיים מה שהוזמן כבר לא פנוי. הכסף יוחזר, ועל ההחזר יגיע מייל נפרד.`,
  },

  line: {
    quantity: (quantity: number, price: Shekels) => `כמות: ${quantity}, ${money(price)} ליחידה`,
    copies: (quantity: number) => `כמות: ${quantity}`,
    givenTo: (name: string) => `הועבר: ${isolated(name)}`,
    madeToOrder: 'נעשה בהזמנה אישית',
    kept: 'מוכן ושמור לך',
    picture: 'יש תמונה מהעבודה, בעמוד ההזמנה.',
    readyBy: (iso: string) => `מוכן בערך ב־${shortDay('he', iso)}`,
    meeting: (iso: string, minutes: number) =>
      `${hours('he', iso, minutes)}, ${formatDuration('he', minutes).replaceAll(' ', '\u00A0')}`,
    toTutorial: 'לפתיחת המדריך',
    toGive: 'להעברת המקום למישהו אחר',
  },
  rights: {
    piece: 'אפשר לבטל עד 14 יום אחרי המסירה',
    beforeMaking: 'אפשר לבטל כל עוד העבודה לא התחילה',
    unopened: 'אפשר לבטל כל עוד לא נפתח בו אף עמוד',
    until: (iso: string) => `אפשר לבטל עד סוף ${day('he', iso)}`,
    refund: (right: string, amount: Shekels) => `${right}; יוחזרו ${money(amount)}`,
    making_begun: 'נעשה במיוחד והעבודה כבר התחילה, ולכן אין ביטול',
    opened: 'המדריך כבר נפתח, ולכן אין ביטול',
    seatLate: 'מועד הביטול עבר',
    seatBegun: 'הסדנה כבר התחילה, ולכן אי אפשר לבטל או להעביר את המקום',
    giveSeat:
      'עד המפגש הראשון אפשר להעביר את המקום למישהו אחר, בחשבון או בתשובה למייל הזה עם שם וכתובת מייל.',
    pieceLate: 'עברו 14 יום מהמסירה, ומועד הביטול עבר',
  },
  sums: {
    firstOrder: 'הנחת קנייה ראשונה',
    free: 'ללא תשלום',
    total: 'סך הכול',
    paid: 'שולם',
    left: 'נשאר לשלם',
    vat: (rate: number, amount: Shekels) => `כולל מע״מ ${rate}%: ${money(amount)}.`,
    notTaxDocument: 'המייל הזה אינו חשבונית ואינו קבלה.',
  },
  delivery: {
    told: 'כשאפשר לבוא, יגיע מייל.',
    address: (address: string) => `כתובת: ${address}`,
    hours: (hours: string) => `שעות: ${isolated(hours)}`,
    days: ([from, to]: [number, number]) => `${from}–${to} ימי עסקים`,
    street: (street: string, house: string) => [street, house].filter((part) => part !== '').join(' '),
    entrance: (entrance: string) => `כניסה ${entrance}`,
    floor: (floor: string) => `קומה ${floor}`,
    apartment: (apartment: string) => `דירה ${apartment}`,
    postcode: (postcode: string) => `מיקוד ${postcode}`,
  },
  law: {
    heading: 'ביטול עסקה',
    how: (email: string | null, phone: string | null) =>
      `אפשר לבטל בעמוד ההזמנה או בעמוד ביטול העסקה${email === null ? '' : `, במייל אל ${isolatedAddress(email)}`}${phone === null ? '' : `, בטלפון ${isolatedAddress(phone)}`}. הביטול אינו תלוי באישור. ליד כל פריט כתוב עד מתי.`,
    fee: (hasPiece: boolean) =>
      `בביטול שאינו בגלל פגם מנוכים דמי ביטול: 5% ממחיר מה שבוטל או ₪100, לפי הנמוך${hasPiece ? ', והחזרת המוצר היא על חשבון הלקוחות' : ''}. בביטול בגלל פגם, אי־התאמה או אי־אספקה לא מנוכה דבר. הכסף חוזר בתוך 14 יום מהודעת הביטול.`,
    longer:
      'אנשים עם מוגבלות, מגיל 65 ועולים חדשים: אפשר לבטל בתוך ארבעה חודשים, אם העסקה כללה שיחה, גם בהודעות.',
    toCancel: 'לעמוד ביטול העסקה',
    toTerms: 'לתקנון',
  },
  seller: {
    heading: 'פרטי העסק',
    number: {
      exempt: (number: string) => `עוסק פטור ${isolatedAddress(number)}`,
      licensed: (number: string) => `עוסק מורשה ${isolatedAddress(number)}`,
      company: (number: string) => `ח״פ ${isolatedAddress(number)}`,
    },
    phone: (phone: string) => `טלפון: ${isolatedAddress(phone)}`,
    email: (email: string) => `אימייל: ${isolatedAddress(email)}`,
  },
};
export type OrderMailWords = typeof orderMailHe;
