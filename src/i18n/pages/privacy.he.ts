/** A section's key is its anchor in the address. */
const privacyHe = {
  title: 'פרטיות',
  lead: 'מה נשמר כאן, למה, לכמה זמן, ואיך מקבלים עותק או מבקשים למחוק. בקצרה: רק מה שצריך כדי שהחנות תעבוד.',
  pageDescription: 'מדיניות הפרטיות של החנות: איזה מידע נשמר, לשם מה, לכמה זמן, ואיך מבקשים עותק או מחיקה.',
  updated: (day: string) => `עודכן ב־${day}`,
  sections: {
    who: 'מי אחראית למידע',
    account: 'החשבון שלך',
    cart: 'הסל וההזמנות',
    messages: 'הודעות',
    logs: 'יומני השרת',
    device: 'מה נשמר במכשיר שלך',
    others: 'מי עוד רואה את המידע',
    rights: 'לקבל עותק, לתקן או למחוק',
    contact: 'איך פונים',
  },
};

export default privacyHe;
