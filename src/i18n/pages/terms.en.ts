import type { Texts } from '../message-types.ts';
import type termsHe from './terms.he.ts';

const termsEn: Texts<typeof termsHe> = {
  title: 'Terms',
  lead: 'What you get, how you pay, how to return things and what is covered. In plain words, since these are for reading too.',
  pageDescription:
    'The shop’s terms: age, payment, digital products, returns, pickup, warranty, law and jurisdiction.',
  sections: {
    general: {
      title: 'General',
      text: [
        'These terms apply to every purchase on this site: jewelry and paper works, workshops and digital tutorials. Ticking “I accept the Terms and Conditions” before you complete an order means that you agree to all of them.',
        'Nothing here takes away from the rights that the law gives to consumers. Where a section conflicts with a legal provision that cannot be waived, the law prevails.',
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
        'Payment is by credit card only, through a card payment provider. Card details go to the provider alone; they do not reach the shop and are not kept by it.',
      ],
    },
    digital: {
      title: 'Digital products',
      text: ['Tutorials and other digital files cannot be returned, and are non-refundable once bought.'],
    },
    returns: {
      title: 'Returns',
      text: ['A physical product can be returned within 30 days of purchase, on these conditions:'],
      points: [
        'The return was approved by email in advance. Before you return anything, write to the address at the end of this page and wait for the answer.',
        'The product comes back in its original packaging, together with the invoice.',
        'The cost of returning it is the customer’s.',
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
        'The warranty covers jewelry repairs only, for 12 months from the day of purchase and with the original invoice.',
        'It does not cover other products, such as paper works, kits and tutorials.',
      ],
    },
    law: {
      title: 'Law and jurisdiction',
      text: [
        'Israeli law alone applies to these terms and to every purchase on this site. The Herzliya magistrate court has jurisdiction.',
      ],
    },
    questions: {
      title: 'Questions',
      text: ['For any question about the terms, an order or a return, this is how to reach me:'],
    },
  },
};

export default termsEn;
