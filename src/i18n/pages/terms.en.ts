import type { Texts } from '../message-types.ts';
import type termsHe from './terms.he.ts';

const termsEn: Texts<typeof termsHe> = {
  title: 'Terms',
  lead: 'What you get, how you pay, how to cancel or return, and what the warranty covers. In plain words, because these are meant to be read too.',
  pageDescription:
    'The shop’s terms: age, prices and payment, cancellation, returns, workshops, digital tutorials, pickup, warranty and jurisdiction.',
  updated: (day) => `These terms were updated on ${day}`,
  sections: {
    general: {
      title: 'General',
      text: [
        'These terms apply to every purchase on this site: jewelry and paper art, workshops and digital tutorials. The seller is the owner of the studio; her details are at the end of this page.',
        'Checking “I accept the Terms and Conditions” before you complete an order means that you agree to all of them.',
        'Nothing here takes away from consumers’ rights under the law. Where a section conflicts with a legal provision that can’t be waived, the law prevails.',
      ],
    },
    age: {
      title: 'Age',
      text: ['Buyers must be 18 or older.'],
    },
    payment: {
      title: 'Prices and payment',
      text: [
        'All prices on this site are in Israeli shekels and include VAT.',
        'Payment is by credit card only, through a card payment provider. Card details go to the provider alone; they never reach the shop, and the shop doesn’t keep them.',
        'Until payment opens on the site, you complete your order with me by phone or message and pay through a link from the payment provider. Please don’t give card details by phone or in a message.',
      ],
    },
    cancellation: {
      title: 'Canceling a purchase',
      text: [
        'You can cancel a purchase through the contact page, by email, by phone or at the studio. So that I know which one, please tell me your name, and what you ordered and when. Canceling doesn’t depend on my approval.',
      ],
      points: [
        'Jewelry, paper art and other products: from the moment you buy until 14 days after you receive them, or after you receive a document with the details of the purchase, whichever is later.',
        'A workshop: until two days that aren’t rest days before the first meeting.',
        'A digital tutorial: as long as none of its pages has been opened.',
        'A piece made to order: as long as I haven’t started work on it.',
        'People with disabilities, people aged 65 and over and new immigrants: within 4 months, if the purchase involved a conversation, messages included.',
        'If you cancel for any reason other than a defect, I deduct 5% of the price of what you cancel or ₪100, whichever is lower, and you pay for returning the product.',
        'If you cancel because of a defect, because the product isn’t what was described or because it wasn’t supplied, nothing is deducted and I pay for the return.',
        'You get your money back within 14 days of your notice.',
      ],
      after: 'In addition, you can return a product within 30 days, as described under “Returns”.',
    },
    returns: {
      title: 'Returns',
      text: [
        'In addition to your right to cancel, a physical product can be returned within 30 days of purchase, on these conditions:',
      ],
      points: [
        'The return was approved by email in advance. Before you return anything, write to the address at the end of this page and wait for a reply.',
        'The product comes back in its original packaging, together with the invoice or receipt.',
        'The customer pays for the return.',
      ],
    },
    workshops: {
      title: 'Workshops',
      text: ['Registration covers all the meetings of a workshop.'],
      points: [
        'You can cancel until two days that aren’t rest days before the first meeting, with the fee described under “Canceling a purchase”.',
        'After that there is no refund, but you can pass your seat on to someone else until the first meeting. Just write to me who is coming.',
        'There is no refund for a missed meeting.',
        'If I cancel a workshop, or move it to a date that doesn’t suit you, you get a full refund.',
      ],
    },
    digital: {
      title: 'Digital products',
      text: [
        'Digital tutorials can’t be returned, and are non-refundable once bought. The one exception is a tutorial of which no page has been opened: you can cancel it.',
      ],
    },
    pickup: {
      title: 'Pickup',
      text: [
        'Orders are picked up at the company address in Herzliya only, by appointment. There is no delivery.',
      ],
    },
    warranty: {
      title: 'Warranty',
      text: [
        'The warranty covers jewelry repairs only, for 12 months from the day of purchase, with the original invoice or receipt.',
        'It doesn’t cover other products, such as paper art, kits and tutorials.',
      ],
    },
    law: {
      title: 'Law and jurisdiction',
      text: [
        'Israeli law alone applies to these terms and to every purchase on this site. The Herzliya magistrate court has jurisdiction.',
      ],
    },
    questions: {
      title: 'The seller, and questions',
      text: [
        'For any question about the terms, an order, a cancellation or a return, here is how to reach me:',
      ],
    },
  },
};

export default termsEn;
