import type { Texts } from '../message-types.ts';
import type orderPayingHe from './orderPaying.he.ts';

const orderPayingEn: Texts<typeof orderPayingHe> = {
  phases: {
    waiting: {
      title: 'Waiting for the payment',
      text: 'The order is kept. The approval usually comes within a minute, and this page shows it by itself.',
    },
    late: {
      title: 'Waiting for the payment',
      text: 'This takes longer than usual. The order is kept, and this page shows the approval by itself.',
    },
    declined: {
      title: 'The payment didn’t go through',
      text: 'The payment company didn’t approve it, and nothing was charged. The order and the cart are as they were.',
    },
  },
  waiting: {
    mail: (email) => `You can close this page: once it’s approved, a mail goes to ${email}.`,
    once: 'If you paid, there’s no need to pay again.',
    unpaid: 'Didn’t finish paying there?',
    back: 'Back to the payment page',
  },
  payOnline: 'Payment',
  payNow: 'Go to the payment',
  payAgain: 'Try again',
  payOpen: 'You pay on the payment company’s secure page.',
  payDeclined: 'You can try again, or pay another way.',
  payBy: { card: 'Pay by card', bit: 'Pay with Bit' },
  payOtherwise: 'Another way, at the checkout',
  payForShow: 'A demonstration: no money moves.',
  payFailed: 'The payment page didn’t open.',
};

export default orderPayingEn;
