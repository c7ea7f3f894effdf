import type { AdminMessages } from './message-types.ts';

export const wordsEn: AdminMessages['words'] = {
  title: 'My words',
  toSettings: 'Shop details, delivery and payment',
  lead: 'Everything that the site’s pages say. All of it can be changed, and the built-in text is always there to go back to.',
  how: 'An empty line begins a new paragraph. A line that begins with ‘- ’ is a point in a list.',
  pairs: 'On each line a title, a colon and a text. For example: Silver: always sterling 925.',
  pages: {
    home: 'Home page',
    about: 'About',
    contact: 'Contact',
    shop: 'Shop and pieces',
    workshops: 'Workshops',
    tutorials: 'Tutorials',
    category: 'Category pages',
    footer: 'Footer',
    terms: 'Terms',
    privacy: 'Privacy',
  },
  pagesLabel: 'Pages of the site',
  leftOut: 'Empty: the page leaves this out.',
  drawing: 'Without a picture there is a drawing, or the place stays empty.',
  builtIn: 'The built-in text',
  back: 'Back to the built-in text',
  backToDrawing: 'Back to the drawing',
  backOf: (name) => `${name}: back to the built-in text`,
  backToDrawingOf: (name) => `${name}: back to the drawing`,
  law: {
    'terms.cancellation':
      'Israel’s Consumer Protection Law sets it: a distance sale can be canceled within 14 days, for a fee of at most 5% or ₪100, whichever is lower, and for nothing if there is a defect.',
    'terms.returns': 'You can promise more than the law, but not less than the right to cancel.',
    'terms.workshops':
      'The number of days comes from the settings. A text of your own should name the same number.',
    'terms.payment':
      'VAT follows the kind of business in the settings. A text of your own should agree with it.',
    'terms.pickup':
      'The built-in text follows the ways of delivery in the settings. A text of your own doesn’t change with them.',
    'terms.warranty': 'What is written here is binding. Without a text, the page promises no warranty.',
    'terms.questions': 'The seller’s details below the text come from the settings.',
    'privacy.rights':
      'The Privacy Protection Law gives everyone the right to see and correct data about them.',
    'privacy.device':
      'The built-in text says what the site really keeps. It’s best to change only its wording.',
    'privacy.logs':
      'The built-in text says what the server really logs. It’s best to change only its wording.',
  },
};
