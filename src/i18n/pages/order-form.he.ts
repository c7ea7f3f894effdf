/** The checkout's form, with the page's own texts. */
import { count } from '../plural.ts';
import { quoted } from '../quoted.ts';
import checkoutHe from './checkout.he.ts';

const orderFormHe = {
  ...checkoutHe,
  openOrder: {
    until: (number: number, moment: string) =>
      `הזמנה ${number} עוד מחכה לתשלום, ושמורה עד ${moment}. מה שבסל הוא הזמנה נוספת.`,
    waits: (number: number) => `הזמנה ${number} עוד מחכה לתשלום. מה שבסל הוא הזמנה נוספת.`,
    online: (number: number, moment: string) => `הזמנה ${number} מהסל הזה מחכה לתשלום, ושמורה עד ${moment}.`,
    first: 'כדי לא לשלם פעמיים, קודם משלמים אותה או מבטלים אותה.',
    show: 'להזמנה ולתשלום',
  },
  contactTitle: 'הפרטים שלך',
  contactText: 'מה שחסר בחשבון יישמר בו.',
  emailHint: 'לשם יישלח האישור.',
  phoneHint: 'רק כדי לתאם את ההזמנה.',
  changes: {
    title: 'משהו השתנה בסל',
    soldOut: (title: string) =>
      `הפריט ${quoted('he', title)} אזל בינתיים, ולא נכלל בסכום. ההזמנה תישלח בלעדיו.`,
    owned: (title: string) => `המדריך ${quoted('he', title)} כבר שלך, ולא נכלל בסכום. ההזמנה תישלח בלעדיו.`,
    short: (title: string) => `מ־${quoted('he', title)} יש עכשיו פחות ממה שבסל. צריך להקטין את הכמות.`,
    price: (title: string, from: string, to: string) =>
      `המחיר של ${quoted('he', title)} השתנה מ־${from} ל־${to}. לחיצה נוספת תשלח את ההזמנה במחיר החדש.`,
  },
  deliveryTitle: 'איך זה מגיע',
  noDelivery: 'כרגע אין איסוף ואין משלוחים, ולכן אפשר להזמין רק סדנאות ומדריכים.',
  freeFrom: (sum: string) => `חינם מ־${sum}.`,
  free: 'ללא תשלום',
  businessDays: (from: number, to: number) =>
    from === to ? (from === 1 ? 'יום עסקים אחד.' : `${from} ימי עסקים.`) : `${from} עד ${to} ימי עסקים.`,
  address: {
    city: 'יישוב',
    street: 'רחוב',
    house: 'מספר בית',
    entrance: 'כניסה',
    floor: 'קומה',
    apartment: 'דירה',
    postcode: 'מיקוד',
    note: 'הערה לשליח',
  },
  noteTitle: 'הערה להזמנה',
  noteLabel: 'מה שחשוב שאדע',
  paymentTitle: 'איך משלמים',
  payments: { card: 'כרטיס אשראי', bit: 'ביט', arrange: 'בתיאום איתי' },
  consentsTitle: 'לפני ששולחים',
  consents: {
    madeToOrder: 'הפריט נעשה במיוחד בשבילי, ולכן אי אפשר לבטל אותו אחרי שהתחילה העבודה עליו.',
    digital: 'המדריך ייפתח לי כשהתשלום יגיע. אחרי פתיחת העמוד הראשון אי אפשר לבטל אותו.',
  },
  madeForYou: 'נעשה במיוחד: אין ביטול אחרי שהעבודה מתחילה.',
  fromPayment: 'מוכן אחרי התשלום, בתוך',
  itemCount: (n: number) => count('he', n, 'פריט אחד', 'שני פריטים', (many) => `${many} פריטים`),
  vatInside: 'כולל מע״מ',
  send: 'שליחת ההזמנה',
  pay: 'לתשלום',
  confirm: 'אישור ההזמנה',
  placing: 'רגע…',
  hints: {
    card: 'עוד רגע בעמוד המאובטח של חברת הסליקה.',
    bit: 'עוד רגע בעמוד המאובטח של חברת הסליקה.',
    arrange: 'בלי תשלום עכשיו. הפרטים בעמוד הבא.',
    choose: 'נשאר לבחור איך משלמים.',
    simulated: 'הדגמה: שום כסף לא עובר.',
  },
  notPlaced: 'לא הגיעה תשובה. כלום לא אבד, ולחיצה נוספת תשלח את אותה הזמנה.',
  quoteFailed: 'לא הצלחנו לחשב את הסכום.',
  problemsTitle: (count: number) =>
    count === 1 ? 'פרט אחד חסר או לא תקין:' : `${count} פרטים חסרים או לא תקינים:`,
  problems: {
    required: 'שדה חובה',
    email: 'כתובת אימייל נראית כך: name@example.com',
    phone: 'מספר טלפון נראה כך: 050-1234567',
    postcode: 'במיקוד יש שבע ספרות',
    delivery: 'צריך לבחור',
    payment: 'צריך לבחור',
    consents: 'צריך לאשר את כל הסעיפים',
  },
  problemFields: {
    'contact.firstName': 'שם פרטי',
    'contact.lastName': 'שם משפחה',
    'contact.email': 'אימייל',
    'contact.phone': 'טלפון',
    'delivery.method': 'איך זה מגיע',
    'delivery.address.city': 'יישוב',
    'delivery.address.street': 'רחוב',
    'delivery.address.house': 'מספר בית',
    'delivery.address.entrance': 'כניסה',
    'delivery.address.floor': 'קומה',
    'delivery.address.apartment': 'דירה',
    'delivery.address.postcode': 'מיקוד',
    'delivery.address.note': 'הערה לשליח',
    payment: 'איך משלמים',
    consents: 'לפני ששולחים',
  },
};

export default orderFormHe;
