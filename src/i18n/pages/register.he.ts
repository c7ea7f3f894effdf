const registerHe = {
  title: 'נעים להכיר',
  text: 'חשבון אחד לסל ולמדריכים, ו־10% הנחה על הקנייה הראשונה.',
  pageTitle: 'הרשמה',
  pageDescription: 'הרשמה לחנות: 10% הנחה על הקנייה הראשונה.',
  submit: 'הרשמה',
  failed: 'ההרשמה לא הצליחה',
  passwordsDoNotMatch: 'הסיסמאות אינן תואמות',
  phoneHint: 'רק כדי לתאם איסוף.',
  passwordHint: (min: number) => `לפחות ${min} תווים.`,
  purpose: 'הפרטים משמשים לסל, להזמנות ולתיאום איסוף בלבד.',
  privacy: 'מדיניות הפרטיות',
  haveAccount: 'כבר יש לך חשבון?',
  toLogin: 'כניסה',
};

export default registerHe;
