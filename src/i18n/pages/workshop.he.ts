import { count } from '../plural.ts';

const workshopHe = {
  breadcrumbs: 'נתיב ניווט',
  map: 'למפה',
  mapLabel: (place: string) => `למפה: ${place}`,
  meetings: (n: number) => count('he', n, 'מתי', 'שני מפגשים', (many) => `${many} מפגשים`),
  oneCourse: 'ההרשמה היא לכל המפגשים יחד.',
  over: 'הסתיים',
  calendar: 'הוספה ליומן',
  share: 'שיתוף',
  copied: 'הקישור הועתק',
  copyFailed: 'הקישור לא הועתק. אפשר להעתיק אותו משורת הכתובת.',
  bringTitle: 'מה להביא',
  knowTitle: 'טוב לדעת',
  accessibility: 'הנגישות בסטודיו',
  askTitle: 'שאלה על הסדנה',
  askHint: 'כל הודעה מגיעה ישר אליי.',
  askSubject: (title: string) => `שאלה על ${title}`,
  askText: (title: string, address: string) => `שלום, יש לי שאלה על הסדנה ${title}:\n${address}\n`,
  others: 'עוד סדנאות קרובות',
  tutorials: 'בינתיים, מדריכים מאותו תחום',
};

export default workshopHe;
