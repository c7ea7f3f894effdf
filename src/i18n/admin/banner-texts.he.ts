import { count } from '../plural.ts';
import { quoted } from '../quoted.ts';

export const bannerTextsHe = {
  title: 'טקסטי באנר',
  count: (all: number, running: number) =>
    `${count('he', all, 'טקסט אחד', 'שני טקסטים', (n) => `${n} טקסטים`)}, ${running === 0 ? 'אף אחד לא מוצג באתר' : `${running} באתר עכשיו`}`,
  add: 'טקסט חדש',
  newText: 'טקסט באנר חדש',
  editText: 'עריכת טקסט באנר',
  search: 'חיפוש בטקסטים',
  text: 'טקסט',
  textEn: 'טקסט באנגלית',
  endDate: 'תאריך סיום',
  endDateHint: 'עם תאריך: מוצג עד סוף אותו יום, שעון ישראל.',
  noEndDate: 'ללא תאריך סיום',
  state: 'מצב',
  running: 'באתר עכשיו',
  ended: 'הסתיים',
  looksLike: 'כך זה ייראה',
  looksNow: (running: number) =>
    running > 1 ? 'כך הבאנר נראה עכשיו; הטקסטים מתחלפים כל 5 שניות' : 'כך הבאנר נראה עכשיו',
  placeholder: 'הטקסט יופיע כאן',
  emptyTitle: 'עוד אין טקסטים לבאנר',
  emptyText: 'הבאנר הוא השורה שבראש כל עמוד: מבצע, חג, משהו חדש. בלי טקסטים הוא לא מופיע.',
  emptyAdd: 'כתיבת טקסט ראשון',
  deletion: {
    deleteText: 'הטקסט יוסר מהבאנר שבאתר.',
    gone: 'הטקסט הזה כבר לא נמצא ברשימה.',
    deleted: (title: string) => `${quoted('he', title)} נמחק`,
    restored: (title: string) => `${quoted('he', title)} חזר`,
    stillDeleted: (title: string) => `הביטול לא הצליח: ${quoted('he', title)} עדיין מחוק.`,
  },
};
