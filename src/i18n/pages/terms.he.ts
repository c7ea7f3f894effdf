/** A section's key is its anchor in the address. */
const termsHe = {
  title: 'תקנון',
  lead: 'מה מקבלים, איך משלמים ואיך מבטלים או מחזירים. בשפה פשוטה, כי גם את זה צריך לקרוא.',
  pageDescription:
    'תקנון החנות: גיל, מחירים ותשלום, ביטול עסקה, סדנאות, מדריכים דיגיטליים, מסירה וסמכות שיפוט.',
  updated: (day: string) => `התקנון עודכן ב־${day}`,
  licenses: 'רישיונות התוכנה שבדפי החנות',
  hours: 'שעות',
  byDate: 'צריך עד תאריך מסוים? כתבו לי',
  sections: {
    general: 'כללי',
    age: 'גיל',
    payment: 'מחירים ותשלום',
    cancellation: 'ביטול עסקה',
    returns: 'החזרת מוצרים',
    workshops: 'סדנאות',
    digital: 'מוצרים דיגיטליים',
    pickup: 'איסוף ומסירה',
    warranty: 'אחריות',
    law: 'דין וסמכות שיפוט',
    questions: 'המוכרת, שאלות ופניות',
  },
};

export default termsHe;
