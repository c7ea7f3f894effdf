export const productOptionsHe = {
  title: 'אפשרויות ומלאי',
  personalText: 'טקסט אישי',
  personalTextHint: 'חריטה, שם או הקדשה שנכתבים בהזמנה',
  textTitle: 'מה כתוב ליד השדה',
  textTitleEn: 'מה כתוב ליד השדה באנגלית',
  textTitleExample: 'למשל: חריטה מבפנים',
  maxLength: 'עד כמה תווים',
  maxLengthHint: 'נספרים כמו שקוראים: גם אות עם ניקוד היא תו אחד.',
  textExtra: 'תוספת מחיר',
  required: 'חובה למלא',
  requiredHint: 'בלי הטקסט אי אפשר להזמין',
  cancellation:
    'פריט עם טקסט אישי נעשה במיוחד. לפני התשלום הלקוחות מאשרים שאי אפשר לבטל אחרי שהעבודה התחילה.',
  leadDays: 'ימי עסקים עד שהפריט מוכן',
  leadDaysHint: 'ראשון עד חמישי, בלי חגים. הלקוחות רואים תאריך משוער.',
  leadDaysUnseen: 'מופיע רק בפריט בהזמנה אישית או עם טקסט אישי.',
  readyBy: (day: string) => `הזמנה מהיום תהיה מוכנה בערך ב${day}.`,
};
