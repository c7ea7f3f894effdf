import { count } from '../plural.ts';

const hoursHe = (n: number) => count('he', n, 'שעה', 'שעתיים', (many) => `${many} שעות`);

const waitingHe = {
  join: {
    title: 'הסדנה מלאה, והרשימה פתוחה',
    how: (hours: number) => `כשמתפנה מקום הוא מוצע לבא בתור, ונשמר ${hoursHe(hours)}.`,
    waiting: (n: number) =>
      n === 0
        ? 'עוד אין ממתינים.'
        : count('he', n, 'עכשיו ממתין אחד.', 'עכשיו שניים ברשימה.', (many) => `עכשיו ${many} ברשימה.`),
    free: 'הרשמה לרשימה לא מחייבת ולא עולה דבר.',
    seats: 'כמה מקומות',
    more: 'עוד מקום',
    less: 'פחות מקום אחד',
    submit: 'הצטרפות לרשימת ההמתנה',
    failed: 'ההצטרפות לרשימה לא הצליחה. אפשר לנסות שוב.',
    unknown: 'לא הצלחתי לבדוק אם כבר יש לך מקום ברשימה.',
    retry: 'לבדוק שוב',
    noScript: 'כדי להצטרף לרשימה כאן צריך JavaScript. אפשר גם לכתוב לי, ואוסיף אותך.',
    write: 'לכתיבה אליי',
  },
  /** Of a workshop with a few free seats. */
  beyond: {
    ask: 'צריך יותר מקומות ממה שנשאר?',
    title: 'יותר מקומות ממה שנשאר',
    how: (hours: number) =>
      `כשיתפנו מספיק מקומות יחד, הם יוצעו לך ויישמרו ${hoursHe(hours)}. הרשמה לרשימה לא מחייבת ולא עולה דבר.`,
  },
  ended: {
    title: 'הזמן לשמירת המקום עבר',
    text: 'המקום הוצע לבא בתור. אפשר להצטרף שוב לרשימה.',
  },
  placed: {
    title: (position: number) => `השם שלך ברשימה, מקום ${position}`,
    for: (n: number) =>
      count(
        'he',
        n,
        'ההמתנה היא למקום אחד.',
        'ההמתנה היא לשני מקומות יחד.',
        (many) => `ההמתנה היא ל־${many} מקומות יחד.`,
      ),
    mail: (email: string, hours: number) =>
      `כשיגיע תורך, יישלח מייל אל ${email}, וההצעה תישמר לך ${hoursHe(hours)}.`,
    noMail: (hours: number) => `כשיגיע תורך, ההצעה תישמר לך ${hoursHe(hours)} ותופיע כאן ובחשבון שלך.`,
    others: 'לסדנאות אחרות',
  },
  leave: {
    act: 'יציאה מהרשימה',
    title: 'לצאת מהרשימה?',
    text: 'המקום בתור לא נשמר. אפשר להצטרף שוב, בסוף התור.',
    confirm: 'יציאה מהרשימה',
    cancel: 'חזרה',
    done: 'השם שלך כבר לא ברשימה',
    failed: 'היציאה מהרשימה לא הצליחה. אפשר לנסות שוב.',
  },
  offer: {
    title: (n: number) =>
      count(
        'he',
        n,
        'התפנה מקום, והוא שמור לך',
        'התפנו שני מקומות, והם שמורים לך',
        (many) => `התפנו ${many} מקומות, והם שמורים לך`,
      ),
    until: (moment: string) => `שמור לך עד ${moment}`,
    after: 'אחרי זה הוא עובר לבא בתור.',
    hours: 'שעות',
    minutes: 'דקות',
    left: (hours: number) => (hours === 0 ? 'נשארה פחות משעה' : `נשארו ${hoursHe(hours)}`),
    accept: 'להרשמה ולתשלום',
    accepting: 'רגע, מעבירים לקופה',
    failed: 'המקום לא נכנס לסל. אפשר לנסות שוב.',
    decline: 'ויתור על המקום',
    declineTitle: 'לוותר על המקום?',
    declineText: 'הוא יוצע מיד לבא בתור.',
    declined: 'תודה. המקום מוצע לבא בתור',
    cancelUntil: (moment: string, fee: string | null) =>
      `ביטול אחרי הרשמה: עד ${moment}${fee === null ? '' : `, בדמי ביטול של ${fee}`}.`,
    tooLate: 'מועד הביטול של הסדנה הזאת כבר עבר. אחרי ההרשמה אפשר להעביר את המקום למישהו אחר.',
  },
  dates: {
    title: 'מועדים אחרים',
    instead: 'לא רוצים לחכות?',
    full: 'מלאה, והרשימה פתוחה',
    meetings: (n: number) => count('he', n, 'מפגש אחד', 'שני מפגשים', (many) => `${many} מפגשים`),
    on: (day: string) => `ב־${day}`,
  },
};

export default waitingHe;
