import { count } from '../plural.ts';

const workshopHe = {
  breadcrumbs: 'נתיב ניווט',
  map: 'למפה',
  mapLabel: (place: string) => `למפה: ${place}`,
  meetings: (n: number) => count('he', n, 'מתי', 'שני מפגשים', (many) => `${many} מפגשים`),
  oneCourse: 'ההרשמה היא לכל המפגשים יחד.',
  restOfCourse: 'ההרשמה היא לכל המפגשים שנשארו.',
  over: 'הסתיים',
  calendar: 'הוספה ליומן',
  share: 'שיתוף',
  copied: 'הקישור הועתק',
  copyFailed: 'הקישור לא הועתק. אפשר להעתיק אותו משורת הכתובת.',
  bringTitle: 'מה להביא',
  knowTitle: 'טוב לדעת',
  cancelUntil: (day: string) => `אפשר לבטל עד סוף ${day}, בדמי ביטול של 5% או ₪100, לפי הנמוך.`,
  cancelOver: 'כבר אי אפשר לבטל.',
  cannotCome: 'ואם לא אוכל להגיע?',
  handOver: 'עד המפגש הראשון אפשר להעביר את המקום למישהו אחר.',
  noCancel: 'הסדנה כבר התחילה, ולכן אי אפשר לבטל או להעביר את המקום.',
  terms: 'לתקנון',
  accessibility: 'הנגישות בסטודיו',
  askTitle: 'שאלה על הסדנה',
  askHint: 'כל הודעה מגיעה ישר אליי.',
  askSubject: (title: string) => `שאלה על ${title}`,
  askText: (title: string, address: string) => `שלום, יש לי שאלה על הסדנה ${title}:\n${address}\n`,
  others: 'עוד סדנאות קרובות',
  tutorials: 'בינתיים, מדריכים מאותו תחום',
};

export default workshopHe;
