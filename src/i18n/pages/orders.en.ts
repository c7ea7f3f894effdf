import type { Texts } from '../message-types.ts';
import type ordersHe from './orders.he.ts';

const ordersEn: Texts<typeof ordersHe> = {
  title: 'My orders',
  loading: 'Loading the orders',
  failed: 'The orders couldn’t be loaded.',
  none: 'No orders yet.',
  number: (number) => `Order ${number}`,
  more: 'Earlier orders',
  asked: 'Cancellation requested',
  toFetch: 'Ready to pick up',
  payUntil: (moment) => `To pay by ${moment}`,
  returned: (amount) => `Canceled, ${amount} returned`,
  states: {
    pending: 'Waiting for payment',
    review: 'Being checked',
    confirmed: 'Confirmed',
    making: 'Being made',
    ready: 'Ready',
    completed: 'Completed',
    cancelled: 'Canceled',
    replaced: 'Replaced by a new one',
    expired: 'Not paid in time',
    refunded: 'Refunded',
  },
};

export default ordersEn;
