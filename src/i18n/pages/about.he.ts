const aboutHe = {
  title: 'אודות',
  mission: 'מה אני עושה',
  vision: 'לאן אני שואפת',
  valuesTitle: 'במה אני מאמינה',
  projectsTitle: 'ארבעה דברים שקורים כאן',
  writeTitle: 'רוצים לשאול משהו?',
  writeText: 'אני קוראת כל הודעה ועונה עליה בעצמי.',
  writeAction: 'כתבו לי',
  projectActions: { metal: 'לצורפות', paper: 'לעבודות הנייר', table: 'לסדנאות', notebook: 'למדריכים' },
};

export default aboutHe;
