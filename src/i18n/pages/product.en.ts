import type { Texts } from '../message-types.ts';
import type productHe from './product.he.ts';

const productEn: Texts<typeof productHe> = {
  breadcrumbs: 'Breadcrumb',
  readyNote: 'Pick it up at the studio, by appointment.',
  orderNote: 'Made for you after you order. We’ll agree on a pickup time.',
  soldOutNote: 'None left on the bench. Ask me if there will be another, and when.',
  sizeTitle: 'Size and fit',
  sizeText:
    'Tell me the size, the finish or the engraving when you order. Not sure of your size? We’ll measure it together at the studio.',
  careTitle: 'Care',
  care: {
    goldsmith:
      'Store it on its own, somewhere dry, and take it off before bathing or using perfume or cream. A soft, dry cloth brings back the shine.',
    cricut: 'Paper likes a dry, shaded place. Dust it with a soft brush, never water.',
    others: 'Keep it somewhere dry, and clean it with a soft, dry cloth.',
  },
  pickupTitle: 'Pickup, returns and warranty',
  pickup: 'Pickup at the business address in Herzliya only, by appointment. There is no delivery.',
  returns:
    'Returns within 30 days of purchase, in the original packaging with the invoice or receipt, after approval by email. The customer pays for the return. Your legal right to cancel is not affected.',
  warranty:
    'The warranty covers jewelry repairs only, for 12 months from purchase, with the original invoice or receipt.',
  terms: 'Read the full terms',
  askTitle: 'Ask about this piece',
  askHint: 'I read every message and reply personally.',
  askSubject: (title) => `A question about ${title}`,
  askText: (title, address) => `Hello, I have a question about ${title}:\n${address}\n`,
  share: 'Share',
  copied: 'Link copied',
  copyFailed: 'The link wasn’t copied. You can copy it from the address bar.',
  sheetTitle: 'From the sketch drawer',
  sheet: {
    goldsmith:
      'Before metal meets hammer there’s a sheet of paper: a line, a circle, and one more to be safe. Coffee stain included.',
    cricut:
      'Before blade meets paper there’s a sheet of graph paper: layer on layer, cut by cut. Coffee stain included.',
    others: 'Small things, too, start with graph paper and a sharp pencil. Coffee stain included.',
  },
  related: 'Goes well with',
};

export default productEn;
