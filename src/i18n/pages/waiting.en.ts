import type { Texts } from '../message-types.ts';
import type waitingHe from './waiting.he.ts';

const plural = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`);
const hoursEn = (n: number) => plural(n, 'hour', 'hours');

const waitingEn: Texts<typeof waitingHe> = {
  join: {
    title: 'It’s full, and the list is open',
    how: (hours) => `A seat that comes free is offered to the next in line and held for ${hoursEn(hours)}.`,
    waiting: (n) =>
      n === 0 ? 'Nobody is waiting yet.' : `${plural(n, 'person is', 'people are')} waiting now.`,
    free: 'Joining the list is free, and you can change your mind.',
    seats: 'How many seats',
    more: 'One more seat',
    less: 'One seat fewer',
    submit: 'Join the waiting list',
    failed: 'You weren’t added to the list. Please try again.',
    unknown: 'I couldn’t check whether you’re on the list already.',
    retry: 'Check again',
    noScript: 'Joining the list here needs JavaScript. You can also write to me, and I’ll add you.',
    write: 'Write to me',
  },
  beyond: {
    ask: 'Need more seats than are left?',
    title: 'More seats than are left',
    how: (hours) =>
      `When enough seats come free together, they’re offered to you and held for ${hoursEn(hours)}. Joining the list is free, and you can change your mind.`,
  },
  ended: {
    title: 'The time for your seat has passed',
    text: 'It was offered to the next in line. You can join the list again.',
  },
  placed: {
    title: (position) => `You’re on the list, number ${position}`,
    for: (n) => (n === 1 ? 'You’re waiting for 1 seat.' : `You’re waiting for ${n} seats together.`),
    mail: (email, hours) =>
      `When there’s room for you, an email goes to ${email}, and your place is held for ${hoursEn(hours)}.`,
    noMail: (hours) =>
      `When there’s room for you, your place is held for ${hoursEn(hours)} and shown here and in your account.`,
    others: 'See other workshops',
  },
  leave: {
    act: 'Leave the list',
    title: 'Leave the list?',
    text: 'Your place in line isn’t kept. You can join again, at the end of the line.',
    confirm: 'Leave the list',
    cancel: 'Back',
    done: 'You’re no longer on the list',
    failed: 'You’re still on the list: leaving didn’t work. Please try again.',
  },
  offer: {
    title: (n) =>
      n === 1 ? 'A seat came free, and it’s held for you' : `${n} seats came free, and they’re held for you`,
    until: (moment) => `Held for you until ${moment}`,
    after: 'After that it goes to the next in line.',
    hours: 'hours',
    minutes: 'minutes',
    left: (hours) => (hours === 0 ? 'Less than an hour left' : `${hoursEn(hours)} left`),
    accept: 'Register and pay',
    accepting: 'One moment, on to the checkout',
    failed: 'The seat didn’t get into your cart. Please try again.',
    decline: 'Give up the seat',
    declineTitle: 'Give up the seat?',
    declineText: 'It’s offered to the next in line right away.',
    declined: 'Thank you. The seat is offered to the next in line',
    cancelUntil: (moment, fee) =>
      `Canceling after you register: until ${moment}${fee === null ? '' : `, for a fee of ${fee}`}.`,
    tooLate:
      'The time to cancel this workshop has passed. After registering, you can pass your seat on to someone else.',
  },
  dates: {
    title: 'Other dates',
    instead: 'Rather not wait?',
    full: 'Full, and the list is open',
    meetings: (n) => plural(n, 'meeting', 'meetings'),
    on: (day) => `on ${day}`,
  },
};

export default waitingEn;
