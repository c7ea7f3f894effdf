import type { Texts } from '../message-types.ts';
import type productHe from './product.he.ts';

const productEn: Texts<typeof productHe> = {
  breadcrumbs: 'Breadcrumb',
  readyNote: 'Ready, and waiting for you.',
  orderNote: 'Made for you after you order. We’ll agree on a date.',
  soldOutNote: 'None left on the bench. Ask me if there will be another, and when.',
  byDate: 'Need it by a date? Write to me',
  delivery: 'How it reaches you',
  until14Days: 'You can cancel until 14 days after you receive it.',
  untilBegun: 'Made to order: you can cancel until I start work on it.',
  cancellation: 'How to cancel',
  sizeTitle: 'Size and fit',
  howToMeasure: 'How do you measure?',
  careTitle: 'Care',
  returnsTitle: 'Returns and warranty',
  cancelFee: 'Canceling costs 5% or ₪100, whichever is lower. For a defect there is no fee.',
  terms: 'Read the full terms',
  askTitle: 'Ask about this piece',
  askHint: 'Every message comes straight to me.',
  askSubject: (title) => `A question about ${title}`,
  askText: (title, address) => `Hello, I have a question about ${title}:\n${address}\n`,
  share: 'Share',
  copied: 'Link copied',
  copyFailed: 'The link wasn’t copied. You can copy it from the address bar.',
  sheetTitle: 'From the sketch drawer',
  related: 'You may also like',
};

export default productEn;
