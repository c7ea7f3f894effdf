/** The checkout page and what it offers until online payment opens (product: Cart and checkout). */
const checkoutHe = {
  title: 'לפני שסוגרים',
  text: 'רגע אחד להסתכל שהכול כאן.',
  pageTitle: 'סיכום הסל',
  tableLabel: 'מה בסל',
  summary: 'סיכום',
  accept: 'קראתי ואני מקבל/ת את ',
  acceptTerms: 'תקנון החנות',
  proceed: 'להמשיך',
  proceedHint: 'כדי להמשיך צריך לאשר את התקנון.',
  clear: 'ריקון הסל',
  pickup: 'איסוף מהסטודיו בהרצליה, בתיאום. אין משלוחים.',
  dialogTitle: 'התשלום באתר ייפתח בקרוב',
  dialogText: 'בינתיים נשלים את ההזמנה יחד, והסל שלך נשמר. ההנחה של 10% על קנייה ראשונה תרד כשנסגור אותה.',
  dialogClose: 'הבנתי, תודה',
  mailSubject: (shop: string) => `הזמנה מ${shop}`,
  orderIntro: 'שלום, אשמח להזמין:',
  orderLine: (title: string, quantity: number, total: string) => `${title} × ${quantity}: ${total}`,
  orderTotal: (total: string) => `סך הכול: ${total}`,
};

export default checkoutHe;
