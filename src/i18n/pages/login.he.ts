/** The login page. */
const loginHe = {
  title: 'טוב לראות אותך',
  text: 'כניסה לסל, לסדנאות ולמדריכים שלך.',
  textNext: 'רגע לפני שממשיכים, צריך להתחבר.',
  pageTitle: 'כניסה',
  pageDescription: 'כניסה לחשבון בחנות.',
  submit: 'כניסה',
  failed: 'הכניסה לא הצליחה',
  noAccount: 'עוד אין לך חשבון?',
  toRegister: 'הרשמה, ו־10% על הקנייה הראשונה',
};

export default loginHe;
