/** The contact page's form (spec §2, §8; product: Contact). */
const contactHe = {
  lead: 'שאלה על מידה, הזמנה אישית או סדנה לקבוצה: הכי פשוט לכתוב או להתקשר.',
  pageDescription: 'איך מגיעים לסטודיו בהרצליה ואיך יוצרים קשר: טופס, טלפון, וואטסאפ ומייל.',
  formTitle: 'לכתוב לי',
  directTitle: 'או ישירות',
  name: 'שם',
  email: 'אימייל',
  emailHint: 'לכאן תגיע התשובה.',
  subject: 'נושא',
  message: 'הודעה',
  purpose: 'הפרטים משמשים רק כדי לענות להודעה.',
  privacy: 'על הפרטיות',
  submit: 'שליחה',
  sending: 'נשלח…',
  required: {
    name: 'איך קוראים לך?',
    email: 'לאן לענות? צריך כתובת אימייל.',
    subject: 'במה מדובר? כמה מילים יספיקו.',
    message: 'צריך לכתוב הודעה.',
  },
  emailWrong: 'זו אינה כתובת אימייל. היא נראית כך: name@example.com.',
  sent: 'תודה על ההודעה! אחזור אליך בקרוב.',
  failed: 'אופס! משהו השתבש. כדאי לנסות שוב.',
  noScript: 'כדי לשלוח מכאן צריך JavaScript. בלעדיו אפשר לכתוב ולהתקשר בדרכים הישירות.',
  /** Read only by what fills in every field that it finds. */
  trap: 'לא למלא',
  address: 'הסטודיו',
  networks: 'ברשתות',
};

export default contactHe;
