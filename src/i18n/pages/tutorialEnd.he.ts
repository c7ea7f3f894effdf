const tutorialEndHe = {
  title: 'כל הכבוד!',
  text: (title: string) => `זה היה העמוד האחרון של ״${title}״. לאן ממשיכים?`,
  tutorial: 'המדריך הבא',
  product: 'מאותו החומר',
  workshop: 'הסדנה הקרובה',
};

export default tutorialEndHe;
