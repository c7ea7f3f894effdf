import { quoted } from '../quoted.ts';
import type { AdminMessages } from './message-types.ts';
import { sumText } from './sums.ts';

export const orderActsEn: AdminMessages['orderActs'] = {
  changed: 'The order has changed meanwhile. This is how it is now.',
  failed: (reason) => `The change wasn’t saved. ${reason}`,
  cancel: 'No change',
  move: {
    making: 'Start making',
    ready: 'Mark ready',
    handed_over: 'Mark handed over',
    attended: 'Mark attended',
    absent: 'Mark absent',
  },
  moveSent: 'Mark shipped',
  moveOf: (act, title) => `${act}: ${quoted('en', title)}`,
  mail: 'Email the customer',
  text: 'A few words from the bench',
  textHint: 'Optional. Shown in the email and on the order’s page.',
  moved: 'The change was saved.',
  movedWithMail: 'The change was saved, and the email is on its way.',
  cancelling: {
    open: 'Cancel order',
    title: (order) => `Cancel ${order.charAt(0).toLowerCase()}${order.slice(1)}`,
    text: 'What is held goes back into stock, and an email goes out.',
    reason: 'Reason',
    reasonHint: 'Only seen here.',
    noReason: 'Please write a reason.',
    restock: 'Back into stock',
    done: 'The order was canceled.',
  },
  paid: {
    open: 'Mark paid',
    title: 'Payment received',
    how: 'How it was paid',
    amount: 'Amount',
    tooMuch: (most) => `An amount in shekels, at most ${sumText('en', most)}`,
    reference: 'Reference',
    optional: 'Optional',
    partly: 'Less than what is missing leaves the order waiting for the rest.',
    done: (amount) => `A payment of ${sumText('en', amount)} was recorded.`,
  },
  tracking: {
    open: 'Tracking',
    number: 'Tracking number',
    url: 'Tracking link',
    urlHint: 'A whole address that begins with https. The first save emails the customer.',
    save: 'Save tracking',
    wrongUrl: 'The link has to begin with https and be whole.',
    done: 'The tracking was saved.',
  },
};
