const loginHe = {
  title: 'טוב לראות אותך',
  text: 'כניסה לסל ולמדריכים שלך.',
  textNext: 'רגע לפני שממשיכים, צריך להיכנס לחשבון.',
  textKept: 'מה שנכתב נשמר, נמשיך משם.',
  pageTitle: 'כניסה',
  pageDescription: 'כניסה לחשבון בחנות.',
  submit: 'כניסה',
  failed: 'הכניסה לא הצליחה',
  noAccount: 'עוד אין לך חשבון?',
  toRegister: (percent: string | null) =>
    percent === null ? 'הרשמה' : `הרשמה, ו־${percent} הנחה על הקנייה הראשונה`,
  forgotPassword: 'שכחת את הסיסמה?',
  writeToReset: 'אפשר לכתוב לי ואאפס אותה',
};

export default loginHe;
