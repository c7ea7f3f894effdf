const workshopsHe = {
  month: 'חודש',
  weekday: 'יום',
  category: 'תחום',
  level: 'רמה',
  empty: 'אין סדנאות שמתאימות לסינון הזה.',
  emptyAction: 'לכל הסדנאות',
  none: 'הסדנאות הבאות עוד בתכנון. כדאי לחזור ולבדוק בקרוב.',
  error: 'שגיאה בטעינת הסדנאות',
  errorHint: 'כנראה תקלה רגעית ברשת.',
};

export default workshopsHe;
