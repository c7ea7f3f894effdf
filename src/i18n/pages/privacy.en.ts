import type { Texts } from '../message-types.ts';
import type privacyHe from './privacy.he.ts';

const privacyEn: Texts<typeof privacyHe> = {
  title: 'Privacy',
  lead: 'What is kept here, why, for how long, and how to get a copy or ask for deletion. In short: only what the shop needs to work.',
  pageDescription:
    'The shop’s privacy notice: what is kept, what for, for how long, and how to ask for a copy or deletion.',
  updated: (day) => `Updated ${day}`,
  sections: {
    who: {
      title: 'Who is responsible',
      text: [
        'The shop is run by one woman, the owner of the studio, and she is responsible for the data collected here. How to reach her stands at the end of this page.',
      ],
    },
    account: {
      title: 'Your account',
      text: [
        'When you sign up, the shop keeps your first and last name, email, phone (if you gave one), the day you joined and your last login. Your password is kept only as an encrypted fingerprint from which the password itself cannot be read.',
        'It also keeps which tutorials you opened and bought, and the ratings you gave them. All of this serves your login, your orders, arranging pickup and your tutorials, and nothing else. It is kept for as long as the account exists.',
        'A login ends after 30 days without use, or when you log out. The network address that you logged in from is kept for 90 days at most, only as a fingerprint, to protect the account from password guessing.',
      ],
    },
    cart: {
      title: 'The cart',
      text: [
        'What is in your cart is kept on the server with your account, so that it waits for you on every device. You can clear it at any time. The site neither receives nor keeps credit card details.',
      ],
    },
    messages: {
      title: 'Messages',
      text: [
        'A message sent from the contact page is kept with your name, email, its subject and the time, and is also mailed to the studio’s mailbox. It is used only to answer you, and kept until you ask for it to be deleted.',
      ],
    },
    logs: {
      title: 'Server logs',
      text: [
        'For every request the server notes which page was asked for, when, the outcome and how long it took. Names, email addresses, passwords and what is typed into forms are not noted. The logs serve only to find faults.',
        'To stop repeated attempts, such as password guessing or floods of messages, attempts are counted by a fingerprint of the network address. The counts are deleted by themselves.',
      ],
    },
    device: {
      title: 'What is kept on your device',
      text: [
        'Only what the site needs to work. There are no advertising cookies here and no trackers or statistics tools of others, and fonts and pictures come from the shop’s own server.',
      ],
      points: [
        'One cookie that remembers the language you chose.',
        'A login token, for as long as you are logged in.',
        'The last page you read of each tutorial, and your latest searches: kept on the device only and never sent anywhere. Searches can be removed where they are shown.',
        'A message you began to write, an item you wanted to add to the cart and a banner you closed: until the tab is closed.',
      ],
    },
    others: {
      title: 'Who else sees it',
      text: [
        'Your data is not sold, not rented and not used for advertising. It passes only through those without whom there is no site: the company that hosts the server and the mail provider that carries messages to the studio. Beyond that it is handed over only where the law requires it.',
        'Links to Instagram, Facebook, WhatsApp and TikTok lead to their own sites, where their own privacy policies apply.',
      ],
    },
    rights: {
      title: 'A copy, a correction, deletion',
      text: [
        'You may ask at any time to see what is kept about you and get a copy of it, to have it corrected, or to have it deleted. An email from the address you signed up with, to the address below, is enough.',
        'Deletion removes the account, the cart, the ratings and the messages, and access to tutorials you bought. It cannot be undone. What the law requires to be kept, such as invoices, is kept for as long as the law says.',
      ],
    },
    contact: {
      title: 'How to ask',
      text: ['For any question or request about privacy:'],
    },
  },
};

export default privacyEn;
