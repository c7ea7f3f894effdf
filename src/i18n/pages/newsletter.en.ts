import type { Texts } from '../message-types.ts';
import type newsletterHe from './newsletter.he.ts';

const newsletterEn: Texts<typeof newsletterHe> = {
  confirm: {
    title: 'Confirm the newsletter',
    text: 'Once you confirm, the shop emails you its news and advertising: new pieces, workshop dates and offers. You can stop at any time.',
    act: 'Confirm',
    failed: 'Your confirmation wasn’t saved. Please check your connection and try again.',
    done: {
      title: 'You’re confirmed',
      text: 'The news will come by email. You can stop at any time, by the link in each email or in your account.',
    },
    ended: {
      title: 'This link no longer works',
      text: 'It was already used, replaced by a newer one, or is too old. If you have confirmed before, there’s nothing left to do; in your account you can ask for a new link.',
    },
    noScript: 'Confirming needs JavaScript.',
  },
  unsubscribe: {
    title: 'Unsubscribe',
    text: 'You’ll get no more news and advertising. Emails about your orders and workshops are sent as before.',
    act: 'Unsubscribe',
    failed: 'You weren’t unsubscribed. Please check your connection and try again.',
    done: {
      title: 'You’re unsubscribed',
      text: 'You’ll get no more news and advertising. Emails about your orders and workshops are sent as before.',
    },
    ended: {
      title: 'This link is unknown',
      text: 'No address is subscribed with it. If news from the shop keeps coming, please write to us and it will stop.',
    },
    noScript: 'Without JavaScript:',
  },
  toAccount: 'Go to your account',
  toContact: 'Write to the shop',
};

export default newsletterEn;
