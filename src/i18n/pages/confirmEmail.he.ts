const confirmEmailHe = {
  title: 'אישור כתובת',
  pageDescription: 'אישור כתובת אימייל חדשה.',
  text: 'עוד לחיצה אחת, והכתובת הזאת תהיה כתובת החשבון.',
  confirm: 'אישור הכתובת',
  failed: 'הכתובת לא אושרה. כדאי לבדוק את החיבור ולנסות שוב.',
  doneTitle: 'הכתובת הוחלפה',
  doneText: 'מעכשיו נכנסים לחשבון עם הכתובת',
  endedTitle: 'הקישור כבר לא בתוקף',
  endedText: 'קישור לאישור טוב ליממה ולשימוש אחד. אפשר לבקש קישור חדש בפרטים שבחשבון.',
  toAccount: 'לחשבון שלי',
  toHome: 'לעמוד הבית',
};

export default confirmEmailHe;
