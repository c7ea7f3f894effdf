import { count } from '../plural.ts';

const tutorialsHe = {
  title: 'מדריכים',
  sort: 'מיון',
  sorts: { recommended: 'המומלצים', newest: 'החדשים ביותר', popular: 'הפופולריים', rating: 'לפי דירוג' },
  difficulty: 'רמה',
  difficulties: { all: 'כולן', beginner: 'מתחילים', intermediate: 'ממשיכים', advanced: 'מתקדמים' },
  duration: 'אורך',
  durations: { all: 'הכול', short: 'פחות מ־15 דקות', medium: '15–30 דקות', long: 'יותר מ־30 דקות' },
  countOf: (n: number) => count('he', n, 'מדריך אחד', 'שני מדריכים', (many) => `${many} מדריכים`),
  empty: 'אין מדריך שמתאים לסינון הזה.',
  emptyAction: 'לכל המדריכים',
  error: 'המדריכים לא נטענו.',
};

export default tutorialsHe;
