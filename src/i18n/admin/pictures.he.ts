import { count } from '../plural.ts';

export const picturesHe = {
  picture: (n: number, of: number) => `תמונה ${n} מתוך ${of}`,
  page: (n: number, of: number) => `דף ${n} מתוך ${of}`,
  pageCount: (n: number) => count('he', n, 'דף אחד', 'שני דפים', (many) => `${many} דפים`),
  main: 'ראשית',
  readingHint: 'הסדר הוא סדר הקריאה. במקלדת: רווח מרים, חצים מזיזים.',

  add: 'גרירה לכאן, הדבקה או לחיצה',
  replaceHere: 'להחלפה: גרירה, הדבקה או לחיצה',
  addPages: 'הוספת דפים',
  dropNow: 'אפשר לשחרר כאן',
  fromGallery: 'מהגלריה',
  fromGalleryInstead: 'החלפה מהגלריה',
  camera: 'צילום',
  full: (max: number) => `יש כאן כבר ${max} תמונות, וזה המספר המרבי.`,

  waiting: 'ממתינה',
  progress: (file: string) => `העלאה: ${file}`,
  uploading: (n: number) =>
    count('he', n, 'תמונה אחת בהעלאה', 'שתי תמונות בהעלאה', (many) => `${many} תמונות בהעלאה`),
  stop: (file: string) => `עצירת ההעלאה: ${file}`,

  notUploaded: (n: number) =>
    count(
      'he',
      n,
      'תמונה אחת לא עלתה. מה שנכתב ושאר התמונות שמורים.',
      'שתי תמונות לא עלו. מה שנכתב ושאר התמונות שמורים.',
      (many) => `${many} תמונות לא עלו. מה שנכתב ושאר התמונות שמורים.`,
    ),
  retry: 'ניסיון נוסף',
  retryNamed: (file: string) => `ניסיון נוסף: ${file}`,
  instead: 'החלפה',
  insteadNamed: (file: string) => `החלפה בקובץ אחר: ${file}`,
  dismiss: (file: string) => `הסרה מהרשימה: ${file}`,
  uploadFailed: 'ההעלאה נכשלה. אפשר לנסות שוב.',
  tooLarge: (megabytes: number) => `התמונה גדולה מדי (${megabytes} מ״ב). אפשר עד 10 מ״ב ו־40 מגה־פיקסל.`,
  problems: {
    connection: 'החיבור נפל באמצע. הקובץ עדיין כאן.',
    unreadable: 'אי אפשר לקרוא את הקובץ. אולי הוא הוזז או נמחק.',
    tooMany: 'אין יותר מקום לתמונות.',
  },

  alreadyHere: 'התמונה הזאת כבר נמצאת כאן:',

  makeMain: 'הפיכה לראשית',
  earlier: 'למקום הקודם',
  later: 'למקום הבא',
  replace: 'החלפה',
  remove: 'הסרה',
  lastStays: 'דף אחד לפחות צריך להישאר. אפשר להחליף אותו.',
  altMark: 'תיאור',
  described: 'יש תיאור בשתי השפות',
  notDescribed: 'חסר תיאור',
  altHe: 'תיאור התמונה בעברית, לקוראי מסך',
  altEn: 'תיאור התמונה באנגלית',
  missingHe: 'חסר',
  missingEn: 'חסר באנגלית',

  lifted: (name: string) => `${name} הורמה. חצים מזיזים, רווח מניח, Escape מחזיר.`,
  movedTo: (n: number, of: number) => `עברה למקום ${n} מתוך ${of}`,
  dropped: (n: number, of: number) => `הונחה במקום ${n} מתוך ${of}`,
  putBack: (n: number, of: number) => `חזרה למקום ${n} מתוך ${of}`,
  removed: 'התמונה הוסרה',
};
