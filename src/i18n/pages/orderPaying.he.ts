/** The online payment, on the order's page. */
const orderPayingHe = {
  phases: {
    waiting: {
      title: 'מחכים לאישור התשלום',
      text: 'ההזמנה שמורה. האישור מגיע בדרך כלל בתוך דקה, והעמוד יתעדכן לבד.',
    },
    late: {
      title: 'מחכים לאישור התשלום',
      text: 'זה לוקח יותר מהרגיל. ההזמנה שמורה, והעמוד יתעדכן לבד.',
    },
    declined: {
      title: 'התשלום לא עבר',
      text: 'חברת הסליקה לא אישרה את התשלום, ולא חויב דבר. ההזמנה והסל נשארו כמו שהיו.',
    },
  },
  waiting: {
    mail: (email: string) => `אפשר לסגור את העמוד: כשהאישור יגיע, יישלח מייל אל ${email}.`,
    once: 'אם שילמת, אין צורך לשלם שוב.',
    unpaid: 'התשלום לא הושלם שם?',
    back: 'חזרה לעמוד התשלום',
  },
  payOnline: 'תשלום',
  payNow: 'מעבר לתשלום',
  payAgain: 'לנסות שוב',
  payOpen: 'משלמים בעמוד המאובטח של חברת הסליקה.',
  payDeclined: 'אפשר לנסות שוב, או לשלם בדרך אחרת.',
  payBy: { card: 'תשלום בכרטיס', bit: 'תשלום בביט' },
  payOtherwise: 'דרך אחרת, בקופה',
  payForShow: 'הדגמה: שום כסף לא עובר.',
  payFailed: 'עמוד התשלום לא נפתח.',
};

export default orderPayingHe;
