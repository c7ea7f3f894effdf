import type { Texts } from '../message-types.ts';
import type privacyHe from './privacy.he.ts';

const privacyEn: Texts<typeof privacyHe> = {
  title: 'Privacy',
  lead: 'What is stored here, why, for how long, and how to get a copy or have it deleted. In short: only what the shop needs to work.',
  pageDescription:
    'The shop’s privacy notice: what is stored, what for, for how long, and how to ask for a copy or for deletion.',
  updated: (day) => `Updated on ${day}`,
  sections: {
    who: 'Who is responsible',
    account: 'Your account',
    cart: 'The cart and orders',
    messages: 'Messages',
    logs: 'Server logs',
    device: 'What is stored on your device',
    others: 'Who else sees it',
    rights: 'A copy, a correction, deletion',
    contact: 'Contact',
  },
};

export default privacyEn;
