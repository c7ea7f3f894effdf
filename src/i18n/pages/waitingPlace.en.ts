import type { Texts } from '../message-types.ts';
import type waitingPlaceHe from './waitingPlace.he.ts';

const waitingPlaceEn: Texts<typeof waitingPlaceHe> = {
  title: 'Waiting list',
  pageDescription: 'Your place on a workshop’s waiting list.',
  loading: 'One moment, checking what’s held for you',
  failed: 'That couldn’t be checked. Please check your connection and try again.',
  placed: {
    title: 'You’re on the waiting list',
    text: (n) => `You’re waiting for ${n === 1 ? '1 seat' : `${n} seats`} at this workshop.`,
    act: 'Leave the list',
  },
  offered: {
    act: 'Give up the seat',
  },
  toOffer: 'Go to the workshop, to register and pay',
  toWorkshop: 'Go to the workshop',
  left: {
    title: 'You’re no longer on the list',
    text: 'If a seat was held for you, it’s offered to the next in line.',
  },
  ended: {
    title: 'This link no longer works',
    text: 'This place has ended: the seat was taken or given back, or the time to take it has passed. You can join the list again on the workshop’s page.',
  },
  toWorkshops: 'See the workshops',
  toAccount: 'Go to my account',
  noScript: 'Seeing what’s held for you needs JavaScript.',
};

export default waitingPlaceEn;
