import type { Texts } from '../message-types.ts';
import type termsHe from './terms.he.ts';

const termsEn: Texts<typeof termsHe> = {
  title: 'Terms',
  lead: 'What you get, how you pay, and how to cancel or return. In plain words, because these are meant to be read too.',
  pageDescription:
    'The shop’s terms: age, prices and payment, cancellation, workshops, digital tutorials, delivery and jurisdiction.',
  updated: (day) => `These terms were updated on ${day}`,
  licenses: 'Licences of the software in these pages',
  hours: 'Hours',
  byDate: 'Need it by a date? Write to me',
  sections: {
    general: 'General',
    age: 'Age',
    payment: 'Prices and payment',
    cancellation: 'Canceling a purchase',
    returns: 'Returns',
    workshops: 'Workshops',
    digital: 'Digital products',
    pickup: 'Pickup and delivery',
    warranty: 'Warranty',
    law: 'Law and jurisdiction',
    questions: 'The seller, and questions',
  },
};

export default termsEn;
