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
  newsletter: {
    subject: (shop: string) => `אישור ההרשמה לחדשות של ${shop}`,
    heading: 'נשאר רק לאשר',
    lines: (shop: string) => [
      `התקבלה בקשה לשלוח לכתובת הזאת חדשות ופרסומת מהחנות ${shop}: עבודות חדשות, מועדי סדנאות ומבצעים.`,
      'הן יישלחו רק אחרי אישור.',
    ],
    button: 'אישור קבלת החדשות',
    after: [
      'הקישור טוב לשבעה ימים ולאישור אחד. אפשר להפסיק בכל עת, בקישור שבכל מייל או בעמוד החשבון.',
      'לא ביקשת? אפשר להתעלם מהמייל הזה, ולא יישלח דבר.',
    ],
    /** In answer to a mail reader’s own button. */
    ended: 'ההרשמה לחדשות בוטלה. לא יישלחו עוד מיילים כאלה.',
  },
  why: 'המייל הזה נשלח בעקבות בקשה באתר. אין בו פרסומת.',
};

export type AccountMailWords = typeof accountMailHe;
