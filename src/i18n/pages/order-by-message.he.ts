/** Where the shop takes no orders. */
const orderByMessageHe = {
  proceed: 'המשך',
  dialogTitle: 'התשלום באתר ייפתח בקרוב',
  dialogText: (percent: string | null) =>
    `בינתיים נסגור את ההזמנה יחד, בטלפון או בהודעה, והסל שלך נשמר.${percent === null ? '' : ` בקנייה ראשונה אוריד ${percent} מהסכום.`}`,
  dialogClose: 'הבנתי, תודה',
  mailSubject: (shop: string) => `הזמנה באתר: ${shop}`,
  orderIntro: 'שלום, אשמח להזמין:',
  orderLine: (title: string, quantity: number, total: string) => `${title} × ${quantity}: ${total}`,
  orderTotal: (total: string) => `סך הכול: ${total}`,
  orderDetails: 'שם וטלפון: \nהערות (מידה, הקדשה): ',
};

export default orderByMessageHe;
