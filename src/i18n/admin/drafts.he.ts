import { count } from '../plural.ts';

export const draftsHe = {
  title: 'טיוטות',
  draft: 'טיוטה:',
  unnamed: {
    products: 'מוצר בלי שם',
    workshops: 'סדנה בלי שם',
    tutorials: 'מדריך בלי שם',
    'banner-texts': 'טקסט באנר ריק',
    settings: 'הגדרות החנות',
    words: 'המילים שלי',
  },
  isNew: 'עוד לא בחנות',
  isChange: 'שינויים שלא נשמרו',
  elsewhere: 'ממכשיר אחר',
  continue: 'להמשיך',
  continueOf: (name: string) => `להמשיך את הטיוטה: ${name}`,
  discard: 'מחיקה',
  discardOf: (name: string) => `מחיקה: הטיוטה ${name}`,
  discarded: (name: string) => (name ? `הטיוטה ״${name}״ נמחקה` : 'הטיוטה נמחקה'),
  undo: 'ביטול המחיקה',
  more: (n: number) => count('he', n, 'ועוד טיוטה אחת', 'ועוד שתי טיוטות', (many) => `ועוד ${many} טיוטות`),
};
