import type { Shekels } from '#domain/money.ts';
import { isolated, isolatedAddress } from '../isolated.ts';
import type { MakerMailWords } from './maker.he.ts';
import { day, moment, sum } from './runs.ts';

const money = (amount: Shekels) => sum(amount);

export const makerMailEn: MakerMailWords = {
  toOrder: (number) => `See order ${number}`,
  why: 'Your shop sent you this email. Replying to it writes to the customer.',
  newOrder: {
    paid: (number, total, name) => `New order ${number}: ${money(total)}, ${name}`,
    unpaid: (number, total, name) => `New order ${number}, waiting for payment: ${money(total)}, ${name}`,
    heading: (number) => `New order ${number}`,
    isPaid: 'The order is paid.',
    until: (iso) => `The order isn’t paid yet. What was ordered is held until ${moment('en', iso)}.`,
    isUnpaid: 'The order isn’t paid yet.',
  },
  review: {
    subject: (number) => `To review: money and order ${number} don’t match`,
    heading: (number) => `Order ${number} is waiting for your decision`,
    lead: (paid, total) =>
      `${money(paid)} arrived, and the order comes to ${money(total)}. Nothing is handed over or opened until you decide.`,
    late: (paid) =>
      `${money(paid)} arrived for an order that had already ended. Nothing is handed over or opened until you decide.`,
    next: 'The order’s page says what happened, and lets you confirm or refund it.',
  },
  refundFailed: {
    subject: (number, amount) => `The refund for order ${number} failed: ${money(amount)}`,
    heading: 'The refund failed',
    lead: (amount, number) =>
      `The payment provider didn’t refund ${money(amount)} for order ${number}. The money hasn’t gone back yet.`,
    next: 'You can try again on the order’s page, or return the money directly and record it there.',
  },
  cancellation: {
    subject: (number, until) => `Cancellation request for order ${number}, to settle by ${day('en', until)}`,
    heading: (number) => `Cancellation request for order ${number}`,
    lead: (at, until) =>
      `The request arrived on ${moment('en', at)}. The money has to go back by ${day('en', until)}.`,
    refund: (amount) => `To refund by law: ${money(amount)}.`,
    nothing: 'By law, nothing has to be refunded for what was asked.',
    inWords: 'Only a part of the order is to be canceled, as written here.',
    noFee: 'The reason given is a defect, or not what was described: no cancellation fee is deducted.',
    written: 'What the request said',
  },
  contact: 'Contact',
  name: (name) => `Name: ${isolated(name)}`,
  phone: (phone) => `Phone: ${isolatedAddress(phone)}`,
  email: (email) => `Email: ${isolatedAddress(email)}`,
  note: 'Note on the order',
};
