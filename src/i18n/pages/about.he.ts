const aboutHe = {
  title: 'אודות',
  mission: 'מה אני עושה',
  vision: 'לאן אני שואפת',
  valuesTitle: 'במה אני מאמינה',
  projectsTitle: 'ארבעה דברים שקורים כאן',
  writeTitle: 'רוצים לשאול משהו?',
  writeText: 'כל הודעה מגיעה ישר אליי.',
  writeAction: 'כתבו לי',
  projectActions: { metal: 'לצורפות', paper: 'לעבודות הנייר', table: 'לסדנאות', notebook: 'למדריכים' },
};

export default aboutHe;
