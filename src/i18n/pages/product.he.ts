/** Pickup, returns and warranty must say what the terms say. */
const productHe = {
  breadcrumbs: 'נתיב ניווט',
  readyNote: 'מוכן, ומחכה לך.',
  orderNote: 'נעשה במיוחד בשבילך, אחרי ההזמנה. את המועד נקבע יחד.',
  soldOutNote: 'אזל מהשולחן. אפשר לשאול אם ייעשה עוד אחד, ומתי.',
  byDate: 'צריך עד תאריך מסוים? כתבו לי',
  delivery: 'איך זה מגיע',
  until14Days: 'אפשר לבטל עד 14 יום אחרי הקבלה.',
  untilBegun: 'נעשה בהזמנה: אפשר לבטל כל עוד לא התחלתי לעבוד עליו.',
  cancellation: 'איך מבטלים',
  sizeTitle: 'מידה והתאמה',
  howToMeasure: 'איך מודדים?',
  careTitle: 'טיפול ושמירה',
  returnsTitle: 'החזרה ואחריות',
  cancelFee: 'דמי הביטול הם 5% או ₪100, לפי הנמוך. על פגם אין דמי ביטול.',
  terms: 'לתקנון המלא',
  askTitle: 'שאלה על הפריט',
  askHint: 'כל הודעה מגיעה ישר אליי.',
  askSubject: (title: string) => `שאלה על ${title}`,
  askText: (title: string, address: string) => `שלום, יש לי שאלה על ${title}:\n${address}\n`,
  share: 'שיתוף',
  copied: 'הקישור הועתק',
  copyFailed: 'הקישור לא הועתק. אפשר להעתיק אותו משורת הכתובת.',
  sheetTitle: 'ממגירת השרטוטים',
  related: 'אולי גם אלה',
};

export default productHe;
