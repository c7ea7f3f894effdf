/** Loaded with the cart's table, in both languages: they are few. */
export const takenOutHe = {
  message: 'הוסר מהסל',
  bringBack: 'החזרה לסל',
};
