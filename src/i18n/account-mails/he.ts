/** Mails about an account; addresses and names come isolated (src/i18n/isolated.ts). */
export const accountMailHe = {
  /** `code`: six digits. */
  code: {
    subject: (code: string, shop: string) => `${code} הוא קוד הכניסה ל${shop}`,
    heading: (code: string) => `קוד הכניסה: ${code}`,
    lines: [
      'הקוד טוב לעשר דקות ולכניסה אחת.',
      'לא ביקשת קוד? אפשר להתעלם מהמייל הזה. בלי הקוד אי אפשר להיכנס.',
    ],
  },
  why: 'המייל הזה נשלח בעקבות בקשה באתר. אין בו פרסומת.',
};

export type AccountMailWords = typeof accountMailHe;
