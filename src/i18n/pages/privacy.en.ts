import type { Texts } from '../message-types.ts';
import type privacyHe from './privacy.he.ts';

const privacyEn: Texts<typeof privacyHe> = {
  title: 'Privacy',
  lead: 'What is stored here, why, for how long, and how to get a copy or have it deleted. In short: only what the shop needs to work.',
  pageDescription:
    'The shop’s privacy notice: what is stored, what for, for how long, and how to ask for a copy or for deletion.',
  updated: (day) => `Updated on ${day}`,
  sections: {
    who: {
      title: 'Who is responsible',
      text: [
        'The shop is run by one woman, the owner of the studio, and she is responsible for the data collected here. Her contact details are at the end of this page.',
        'The law doesn’t require you to give any details here; it’s your choice. Without a name and an email address you can’t open an account or get a reply to a message. You can visit the rest of the site without giving anything.',
      ],
    },
    account: {
      title: 'Your account',
      text: [
        'When you sign up, the shop stores your first and last name, email, phone number (if you gave one), the date you joined and your last login. Your password is stored only in a one-way form, from which it can’t be recovered.',
        'The shop also stores which tutorials you opened or bought, and the ratings you gave them. All this is used only for logging in, your orders, arranging pickup and your tutorials. It is kept for as long as you have an account.',
        'A login ends after 30 days without use, or when you log out. The network address you logged in from is kept for 90 days at most, also only in a one-way form, to protect your account from password guessing.',
      ],
    },
    cart: {
      title: 'The cart',
      text: [
        'What’s in your cart is stored on the server with your account, so that it’s there on every device. You can clear it at any time. The site neither receives nor stores credit card details.',
      ],
    },
    messages: {
      title: 'Messages',
      text: [
        'A message sent from the contact page is stored with your name, your email, its subject and the time, and is also sent to the studio’s mailbox. It is used only to reply to you, and kept until you ask for it to be deleted.',
      ],
    },
    logs: {
      title: 'Server logs',
      text: [
        'For every request, the server records which page was requested, when, the outcome and how long it took. Names, email addresses, passwords, search words and anything typed into forms are not recorded. The logs are used only to find faults.',
        'To stop repeated attempts, such as password guessing or floods of messages, attempts are counted for each network address. For this, too, the address is stored only in a one-way form, and the counts are deleted automatically.',
        'To know what interests visitors, the server counts for each day how many visits there were, which entries were looked at and which searches found nothing: without cookies, without network addresses and without anything that says who it was. These counts are deleted after 13 months.',
      ],
    },
    device: {
      title: 'What is stored on your device',
      text: [
        'Only what the site needs to work. There are no advertising cookies, no third-party trackers and no third-party analytics; fonts and pictures come from the shop’s own server.',
      ],
      points: [
        'One cookie that remembers the language you chose.',
        'A login token, until you log out.',
        'The last page you read of each tutorial: stored only on the device.',
        'The list of your recent searches: stored only on the device, and you can clear it in the search box. When you search, the words are sent to the server. It stores them only if nothing was found, without knowing who searched; anything that looks like an email address or a phone number is not stored.',
        'Your choice to turn off the “/” key that opens the search, if you did.',
        'A message you started to write, an item you wanted to add to your cart, a change to your cart that wasn’t sent yet and a banner you closed: until you close the tab at the latest.',
      ],
    },
    others: {
      title: 'Who else sees it',
      text: [
        'Your data is not sold, rented or used for advertising. It passes only through those the site can’t do without: the companies that host the server and its backups, and the mail provider that carries messages to the studio. They may store it outside Israel. Beyond that, it is handed over only where the law requires it.',
        'Links to Instagram, Facebook, WhatsApp and TikTok lead to their own sites, where their own privacy policies apply.',
      ],
    },
    rights: {
      title: 'A copy, a correction, deletion',
      text: [
        'You can ask at any time to see what is stored about you and get a copy of it, to have it corrected, or to have it deleted, even if you have no account. Just send an email from the address you signed up with, or wrote from, to the address below.',
        'Deletion removes your account, your cart, your ratings and your messages, and your access to tutorials you bought. It can’t be undone. Copies in backups are deleted automatically: within 14 days on the server, and within 12 months in a remote backup. Emails that reached the studio’s mailbox are deleted by hand. What the law requires the shop to keep, such as invoices, is kept for as long as the law says.',
        'If you feel that your data hasn’t been handled properly, you can complain to the Israeli Privacy Protection Authority.',
      ],
    },
    contact: {
      title: 'Contact',
      text: ['For any question or request about privacy:'],
    },
  },
};

export default privacyEn;
