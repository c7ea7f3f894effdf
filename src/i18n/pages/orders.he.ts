const ordersHe = {
  title: 'ההזמנות שלי',
  loading: 'ההזמנות נטענות',
  failed: 'ההזמנות לא נטענו.',
  none: 'עוד אין כאן הזמנות.',
  number: (number: number) => `הזמנה ${number}`,
  more: 'להזמנות קודמות',
  asked: 'בקשת ביטול התקבלה',
  toFetch: 'מוכנה לאיסוף',
  payUntil: (moment: string) => `לתשלום עד ${moment}`,
  returned: (amount: string) => `בוטלה, הוחזרו ${amount}`,
  states: {
    pending: 'ממתינה לתשלום',
    review: 'בבדיקה',
    confirmed: 'אושרה',
    making: 'בעבודה',
    ready: 'מוכנה',
    completed: 'הושלמה',
    cancelled: 'בוטלה',
    replaced: 'הוחלפה בחדשה',
    expired: 'לא שולמה בזמן',
    refunded: 'הכסף הוחזר',
  },
};

export default ordersHe;
