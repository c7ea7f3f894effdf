const choosingHe = {
  pick: (option: string) => `יש לבחור: ${option}`,
  soldOut: (choices: readonly string[]) => `${choices.length === 1 ? 'אזל' : 'אזלו'}: ${choices.join(', ')}.`,
  soldOutTogether: (choices: readonly string[]) =>
    `${choices.length === 1 ? 'אזל' : 'אזלו'} בצירוף שנבחר: ${choices.join(', ')}.`,
  combinationSoldOut: 'הצירוף הזה אזל. אפשר לבחור אחר, או לשאול אם ייעשה עוד אחד.',
  optional: 'לא חובה',
  missingText: (title: string) => `חסר כאן: ${title}`,
  tooLong: (most: number) => `ארוך מדי: יש מקום ל־${most} סימנים.`,
  counter: (signs: number, most: number) => `${signs} / ${most}`,
  signsLeft: (left: number) => (left === 1 ? 'נשאר סימן אחד' : `נשארו ${left} סימנים`),
  full: 'אין עוד מקום',
  preview: 'כך זה ייראה בערך:',
  inside: (mm: string) => `מבפנים, ${mm} מ״מ`,
  piece: 'הפריט',
  readyAbout: 'נעשה במיוחד בשבילך, ומוכן בערך ב־',
  madeForYou: 'מה שנעשה לפי הזמנה אי אפשר לבטל אחרי שהתחילה העבודה. את זה מאשרים בקופה.',
  noScript: 'כדי לבחור ולהזמין כאן צריך JavaScript. אפשר גם לכתוב לי מה לבחור, ונסגור את ההזמנה יחד.',
  write: 'לכתיבה אליי',
};

export default choosingHe;
