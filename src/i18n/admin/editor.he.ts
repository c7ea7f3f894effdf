import { count } from '../plural.ts';

export const editorHe = {
  save: 'שמירה',
  saveNew: 'שמירה ופרסום',
  saveHidden: 'שמירה כמוסתר',
  saving: 'בשמירה…',
  waitingForUploads: 'השמירה ממתינה לתמונות שבדרך',
  held: {
    failed: (n: number) =>
      count(
        'he',
        n,
        'לא נשמר, כי תמונה אחת לא עלתה:',
        'לא נשמר, כי שתי תמונות לא עלו:',
        (many) => `לא נשמר, כי ${many} תמונות לא עלו:`,
      ),
    waiting: (n: number) =>
      count(
        'he',
        n,
        'השמירה מחכה לתמונה שתעלה כשיחזור החיבור:',
        'השמירה מחכה לשתי תמונות שיעלו כשיחזור החיבור:',
        (many) => `השמירה מחכה ל־${many} תמונות שיעלו כשיחזור החיבור:`,
      ),
    others: (n: number) => count('he', n, 'ועוד אחת', 'ועוד שתיים', (many) => `ועוד ${many}`),
    saveWithout: (n: number) => (n === 1 ? 'שמירה בלעדיה' : 'שמירה בלעדיהן'),
  },
  saveWhenOnline: 'שמירה כשיחזור החיבור',
  tryAgain: 'שמירה נוספת',
  cancel: 'ביטול',
  close: 'סגירה',
  history: 'היסטוריה',
  sections: 'חלקי הטופס',
  sectionWithErrors: (title: string) => `${title}: יש מה לתקן`,
  noChanges: 'אין שינויים',
  changes: (n: number) =>
    count('he', n, 'שינוי אחד שלא נשמר', 'שני שינויים שלא נשמרו', (many) => `${many} שינויים שלא נשמרו`),
  toFix: (n: number) =>
    count(
      'he',
      n,
      'שדה אחד לתיקון לפני השמירה',
      'שני שדות לתיקון לפני השמירה',
      (many) => `${many} שדות לתיקון לפני השמירה`,
    ),
  saved: 'נשמר, ומופיע בחנות',
  savedHidden: 'נשמר כמוסתר',
  savedWith: (fields: string) => `נשמר. נשמרו גם שינויים ממקום אחר: ${fields}`,
  seeIt: 'לצפייה באתר',
  serverSilent: 'השרת לא ענה.',
  notSaved: 'לא נשמר:',
  stillKept: 'מה שכתבת שמור כאן במכשיר.',
  stillHere: 'מה שכתבת נשאר כאן.',
  offline: 'אין חיבור לרשת.',
  offlineText: 'אפשר להמשיך לכתוב: הכול נשמר במכשיר.',
  offlineQueued: 'אפשר להמשיך לכתוב: הכול נשמר במכשיר, ויישלח כשהחיבור יחזור.',

  pane: 'תצוגת העורך',
  edit: 'עריכה',
  preview: 'כך זה נראה',

  draft: {
    kept: (time: string) => `טיוטה שמורה במכשיר · ${time}`,
    keptShort: 'טיוטה שמורה',
    refused: 'המכשיר הזה לא שומר טיוטות',
    allSaved: 'הכול שמור',
    restored: (when: string) => `ממשיכים מהטיוטה ${when}`,
    discard: 'מחיקת הטיוטה',
    found: (when: string) => `נמצאה טיוטה ${when} שלא נשמרה`,
    foundChanges: (fields: string) => `שונו בה: ${fields}.`,
    sameVersion: 'מאז איש לא שמר כאן שינויים.',
    otherVersion: 'מאז נשמרו כאן שינויים אחרים. בשמירה נראה מה מתנגש.',
    take: 'המשך מהטיוטה',
    leaveIt: 'התחלה ממה שבאתר',
    startAnew: 'התחלה מחדש',
    today: (time: string) => `מהיום ב־${time}`,
    yesterday: (time: string) => `מאתמול ב־${time}`,
    onDay: (day: string, time: string) => `מ־${day} ב־${time}`,
  },

  leave: {
    title: 'לצאת בלי לשמור?',
    changed: (name: string, fields: string) => `ב״${name}״ יש שינויים שלא נשמרו: ${fields}.`,
    changedUnnamed: (fields: string) => `יש כאן שינויים שלא נשמרו: ${fields}.`,
    uploads: (n: number) =>
      count(
        'he',
        n,
        'תמונה אחת עוד לא עלתה.',
        'שתי תמונות עוד לא עלו.',
        (many) => `${many} תמונות עוד לא עלו.`,
      ),
    dropped: 'אם יוצאים בלי לשמור, גם הטיוטה שבמכשיר נמחקת.',
    saveAndLeave: 'שמירה ויציאה',
    keepEditing: 'המשך העריכה',
    leave: 'יציאה בלי לשמור',
  },

  conflict: {
    byName: (name: string) => `${name}: שמירה חדשה יותר ממה שפתוח כאן`,
    byYou: 'שמרת את זה בינתיים ממקום אחר',
    bySomebody: 'בינתיים זה נשמר ממקום אחר',
    text: (time: string) => `השמירה היא מ־${time}, אחרי שנפתחה כאן העריכה. שום דבר לא נדרס. בוחרים מה נשאר:`,
    mine: 'שלך, עכשיו',
    theirs: (name: string) => `של ${name}`,
    theirsOther: 'מהמקום האחר',
    field: 'שדה',
    taken: (fields: string) => `לא מתנגש, ונכנס: ${fields}`,
    save: 'שמירת הבחירה',
    choosesLeft: (n: number) =>
      count('he', n, 'נשאר לבחור בשדה אחד', 'נשאר לבחור בשני שדות', (many) => `נשאר לבחור ב־${many} שדות`),
    back: 'חזרה לעריכה',
    giveUp: 'ויתור על השינויים שלי',
  },

  gone: {
    title: 'זה נמחק בינתיים',
    text: 'מה שפתוח כאן נמחק ממקום אחר. מה שכתבת עדיין כאן.',
    saveAsNew: 'שמירה כפריט חדש',
    back: 'חזרה לעריכה',
    giveUp: 'סגירה בלי לשמור',
  },

  previewPane: {
    label: 'כך זה נראה באתר',
    he: 'בעברית',
    en: 'באנגלית',
    fallsBack: (fields: string) => `באתר באנגלית יופיע בעברית: ${fields}, כי אין תרגום.`,
    before: 'לפני השמירה',
    ready: 'כל מה שצריך כבר כאן',
    optional: 'רשות, ואפשר אחר כך',
    missing: (what: string) => `${what} · חסר`,
    altsMissing: (n: number) =>
      count(
        'he',
        n,
        'תיאור תמונה · חסר',
        'שני תיאורי תמונות · חסרים',
        (many) => `${many} תיאורי תמונות · חסרים`,
      ),
  },
};
