import type { Texts } from '../message-types.ts';
import type productHe from './product.he.ts';

const productEn: Texts<typeof productHe> = {
  way: 'Where I am',
  readyNote: 'Collected at the studio, at a time we agree on.',
  orderNote: 'Made for you after you order. We settle together when you collect it.',
  soldOutNote: 'None left on the bench. Ask me whether and when there will be another.',
  sizeTitle: 'Size and fit',
  sizeText:
    'Write me the size, the finish or the engraving when you order. Not sure of your size? We’ll measure it at the studio.',
  careTitle: 'Care and keeping',
  care: {
    goldsmith:
      'Keep it by itself, somewhere dry, and take it off before water, perfume and cream. A soft dry cloth brings the shine back.',
    cricut: 'Paper likes a dry, shaded place. Take dust off with a soft brush, without water.',
    others: 'Keep it somewhere dry, and clean it with a soft dry cloth.',
  },
  pickupTitle: 'Pickup, returns and warranty',
  pickup: 'Pickup at the business address in Herzliya only, by appointment. There is no delivery.',
  returns:
    'Returns within 30 days of purchase, in the original packaging with the invoice, after approval by email. The customer bears the cost of the return.',
  warranty:
    'Warranty for jewelry repairs only, for 12 months from purchase, on showing the original invoice.',
  terms: 'The full terms',
  askTitle: 'Ask about this piece',
  askHint: 'I read every message, and answer myself.',
  askSubject: (title) => `A question about ${title}`,
  askText: (title, address) => `Hello, I have a question about ${title}:\n${address}\n`,
  share: 'Share',
  copied: 'Link copied',
  copyFailed: 'The link was not copied. You can copy it from the address bar.',
  sheetTitle: 'From the drawing drawer',
  sheet: {
    goldsmith:
      'Before metal meets hammer there is a sheet: a line, a circle, and one more to be safe. Coffee stain included.',
    cricut:
      'Before blade meets paper there is a squared sheet: layer on layer, cut beside cut. Coffee stain included.',
    others: 'Small things, too, begin with a squared sheet and a sharp pencil. Coffee stain included.',
  },
  related: 'They go well together',
};

export default productEn;
