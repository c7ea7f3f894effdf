const contactHe = {
  pageDescription: 'יצירת קשר: טופס, ומה שיש מטלפון, וואטסאפ, מייל וכתובת.',
  formTitle: 'כתבו לי',
  directTitle: 'או ישירות',
  name: 'שם',
  email: 'אימייל',
  emailHint: 'לכאן תגיע התשובה.',
  subject: 'נושא',
  message: 'הודעה',
  purpose: 'הפרטים משמשים רק כדי לענות להודעה.',
  privacy: 'מדיניות הפרטיות',
  submit: 'שליחה',
  sending: 'בשליחה…',
  required: {
    name: 'איך קוראים לך?',
    email: 'לאן לענות? צריך כתובת אימייל.',
    subject: 'במה מדובר? כמה מילים יספיקו.',
    message: 'צריך לכתוב הודעה.',
  },
  emailWrong: 'כתובת אימייל נראית כך: name@example.com.',
  sent: 'תודה על ההודעה! אחזור אליך בקרוב.',
  failed: 'אופס! משהו השתבש. כדאי לנסות שוב.',
  noScript: 'כדי לשלוח מכאן צריך JavaScript. אפשר לכתוב או להתקשר ישירות.',
  /** A hidden field that only robots fill in. */
  trap: 'לא למלא',
  address: 'הסטודיו',
  hours: 'שעות',
  networks: 'ברשתות',
  cancellation: {
    subject: 'ביטול עסקה',
    message: 'שלום,\nברצוני לבטל את העסקה הזאת:\nמה הוזמן ומתי: \nטלפון לתיאום: \n',
  },
};

export default contactHe;
