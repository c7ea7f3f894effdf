import type { AdminMessages } from './message-types.ts';

export const productOptionsEn: AdminMessages['productOptions'] = {
  title: 'Options and stock',
  personalText: 'Personal text',
  personalTextHint: 'An engraving, a name or a dedication, written with the order',
  textTitle: 'What the field is called',
  textTitleEn: 'What the field is called in English',
  textTitleExample: 'For example: engraving inside',
  maxLength: 'Longest text, characters',
  maxLengthHint: 'Counted as they are read: a letter with its vowel points is one.',
  textExtra: 'Extra price',
  required: 'Must be filled in',
  requiredHint: 'The piece can’t be ordered without it',
  cancellation:
    'A piece with a personal text is made for one customer. Before paying, customers agree that they can’t cancel once work has begun.',
  leadDays: 'Business days until it is ready',
  leadDaysHint: 'Sunday to Thursday, without holidays. Customers see an approximate date.',
  leadDaysUnseen: 'Shown only for pieces made to order or with a personal text.',
  readyBy: (day) => `Ordered today, it would be ready around ${day}.`,
};
