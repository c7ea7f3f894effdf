/** Only in the HTML of who has no scripts, and in no bundle. The shop's ways to reach it follow each sentence. */
export const noScriptHe = {
  order: 'כדי להזמין כאן צריך JavaScript. אפשר גם להזמין ישירות אצלי:',
  seat: 'כדי להירשם כאן צריך JavaScript. אפשר גם להירשם ישירות אצלי:',
  cart: 'הסל פועל רק עם JavaScript. אפשר גם להזמין ישירות אצלי:',
  account: 'החשבון באתר פועל רק עם JavaScript. כדי להזמין או לשאול אפשר לפנות ישירות אליי:',
  show: 'הצגה',
};
