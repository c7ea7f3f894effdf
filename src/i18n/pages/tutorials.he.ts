/** The list of tutorials (spec §2, Tutorials list). */
import { count } from '../plural.ts';

const tutorialsHe = {
  title: 'מדריכים',
  text: 'דפים מצוירים, שלב אחר שלב. קוראים ליד השולחן, עם ידיים מלוכלכות.',
  pageDescription: 'מדריכים מצוירים לצורפות ולעבודות נייר, שלב אחר שלב. חלקם חינם.',
  sort: 'מיון',
  sorts: { recommended: 'המומלצים', newest: 'החדשים', popular: 'הפופולריים', rating: 'לפי דירוג' },
  difficulty: 'רמה',
  difficulties: { all: 'כולן', beginner: 'מתחילים', intermediate: 'בינוני', advanced: 'מתקדמים' },
  duration: 'אורך',
  durations: { all: 'הכול', short: 'עד 15 דקות', medium: '15 עד 30 דקות', long: 'מעל 30 דקות' },
  countOf: (n: number) => count('he', n, 'מדריך אחד', 'שני מדריכים', (many) => `${many} מדריכים`),
  empty: 'אין מדריך שמתאים לסינון הזה.',
  emptyAction: 'לראות את כולם',
  error: 'לא הצלחנו לטעון את המדריכים.',
};

export default tutorialsHe;
