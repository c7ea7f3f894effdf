const resetPasswordHe = {
  title: 'בחירת סיסמה',
  pageDescription: 'בחירת סיסמה חדשה לחשבון.',
  text: 'אחרי השמירה החשבון פתוח כאן, ובכל מכשיר אחר צריך להיכנס מחדש.',
  password: 'סיסמה חדשה',
  passwordHint: (min: number) => `לפחות ${min} תווים.`,
  save: 'שמירה וכניסה',
  done: 'הסיסמה הוחלפה',
  notSaved: 'הסיסמה לא נשמרה. כדאי לבדוק את החיבור ולנסות שוב.',
  endedTitle: 'הקישור כבר לא בתוקף',
  endedText: 'קישור לסיסמה טוב לשעה אחת ולשימוש אחד, וקישור חדש מבטל את הקודם.',
  askAgain: 'לקישור חדש',
  toLogin: 'חזרה לכניסה',
};

export default resetPasswordHe;
