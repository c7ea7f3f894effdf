export const shellHe = {
  pageTitle: (page: string) => `${page}, ניהול`,
  today: 'היום',
  tabsLabel: 'ניהול החנות',
  tabs: {
    users: 'משתמשים',
    workshops: 'סדנאות',
    shop: 'חנות',
    tutorials: 'מדריכים',
    'banner-texts': 'טקסטי באנר',
  },
  settings: 'הגדרות',
  viewSite: 'לאתר',
  noConnection: 'אין כרגע חיבור לשרת. כדאי לבדוק את הרשת ולנסות שוב.',
  logout: {
    title: 'יש במכשיר הזה טיוטות שלא נשמרו',
    text: 'הן יכולות לחכות כאן עד הכניסה הבאה שלך, או להימחק מהמכשיר. במכשיר שאינו שלך עדיף למחוק. מה שכבר הגיע לחשבון שלך יחכה לך שם.',
    keep: 'יציאה והשארת הטיוטות',
    discard: 'יציאה ומחיקת הטיוטות',
    stay: 'בלי לצאת',
  },
};
