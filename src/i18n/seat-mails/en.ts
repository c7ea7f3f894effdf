import { formatDuration } from '../duration.ts';
import { formatDay, formatDayNumeral, formatMonth, formatTime, formatWeekday } from '../dates.ts';
import { isolated, isolatedAddress } from '../isolated.ts';
import { day, moment, sum } from '../order-mails/runs.ts';
import { count } from '../plural.ts';
import type { SeatMailWords } from './he.ts';

const plural = (n: number, one: string, other: string) => count('en', n, one, other, () => other);
const seats = (n: number) => (n === 1 ? 'a seat' : `${n} seats`);
/** `Thu, 3 December, 17:30`. */
const shortMoment = (iso: string) =>
  `${formatWeekday('en', iso)}, ${formatDay('en', iso).replace(' ', '\u00A0')}, ${formatTime(iso)}`;

export const seatMailEn: SeatMailWords = {
  why: {
    attendee: 'You’re getting this email because you have a seat in a workshop. It contains no advertising.',
    waiting:
      'You’re getting this email because this address is on a workshop’s waiting list. It contains no advertising.',
    buyer: 'You’re getting this email because you booked a seat in a workshop. It contains no advertising.',
    former: 'You’re getting this email because you had a seat in a workshop. It contains no advertising.',
  },
  seller: (name, address, phone) =>
    [isolated(name), ...(address === null ? [] : [isolated(address)])].join(', ') +
    (phone === null ? '' : ` · ${isolatedAddress(phone)}`),

  visit: {
    day: (iso) => formatDayNumeral(iso),
    when: (iso) => `${formatMonth('en', iso)}, ${formatWeekday('en', iso)}, ${formatTime(iso)}`,
    extent: (minutes) => formatDuration('en', minutes),
    inWords: (iso, minutes) =>
      `${moment('en', iso)}, ${formatDuration('en', minutes).replaceAll(' ', '\u00A0')}`,
    where: 'Where',
    address: 'Address',
    bring: 'What to bring',
    seats: 'Seats',
    map: 'Get directions',
    calendar: 'Add to calendar',
    page: 'See the workshop',
  },
  first: (iso, place) => [moment('en', iso), ...(place ? [place] : [])].join(', '),

  waiting_joined: {
    subject: (position, title) => `Number ${position} on the waiting list: ${title}`,
    heading: 'You’re on the waiting list',
    position: (position, n) => `You’re number ${position} on the list, for ${seats(n)}.`,
    next: (offerHours) =>
      `Seats that come free are offered in order, to the first whose number fits. When it’s your turn you’ll get an email, and they’ll be held for you for ${offerHours} ${plural(offerHours, 'hour', 'hours')}.`,
    nothing: 'Until then there’s nothing to do and nothing to pay.',
    leaveHeading: 'Changed your mind?',
    leaveText: 'Leaving the list moves everyone after you up.',
    leave: 'Leave the list',
  },
  seat_offered: {
    subject: (n, until, title) =>
      `${n === 1 ? 'A seat came free' : `${n} seats came free`}, held until ${shortMoment(until)}: ${title}`,
    heading: (n) => (n === 1 ? 'A seat came free' : `${n} seats came free`),
    until: (n, until) => `${n === 1 ? 'It’s' : 'They’re'} held for you until ${moment('en', until)}.`,
    how: 'Book on the workshop’s page by then. After that, the offer goes to the next on the list.',
    order: 'Book now',
    declineHeading: 'Doesn’t fit?',
    declineText: 'Declining now gives the next on the list more time.',
    decline: (n) => (n === 1 ? 'Decline the seat' : 'Decline the seats'),
  },
  offer_ended: {
    subject: (title) => `Your offer has ended: ${title}`,
    heading: 'Your offer has ended',
    lead: 'No booking arrived in time, so what was held went to the next on the list. Nothing was charged.',
    again: 'If it still suits you, you can join the list again on the workshop’s page.',
  },
  reminder: {
    subject: (days, iso, title) =>
      `${days <= 2 ? `${capitalized(near(days))} at ${formatTime(iso)}` : shortMoment(iso)}: ${title}`,
    heading: (days) => `See you ${near(days)}`,
    changedHeading: 'Something changed?',
  },
  changed: {
    subjectDate: (iso, title) => `New date, ${shortMoment(iso)}: ${title}`,
    subjectDates: (title) => `Change of meetings: ${title}`,
    subjectPlace: (place, title) => `New place, ${place}: ${title}`,
    headingDate: 'The date has changed',
    headingPlace: 'The place has changed',
    headingBoth: 'The date and the place have changed',
    lead: 'Your seat stays yours, and there’s nothing to do. The attached calendar file updates what is in your calendar.',
    beforeHeading: 'What it was before',
    notFitting: 'If the change doesn’t suit you, reply to this email, and we’ll find a way.',
  },
  moved: {
    subject: (iso, title) => `Your seat was moved to ${shortMoment(iso)}: ${title}`,
    subjectPlain: (title) => `Your seat was moved to another workshop: ${title}`,
    headingDate: 'Your seat was moved to another date',
    heading: 'Your seat was moved to another workshop',
    lead: 'Everything you paid moved with it. The attached calendar file updates what is in your calendar.',
  },
  seat_given: {
    subject: (n, iso, title) =>
      `You have ${seats(n)} in a workshop${iso === null ? '' : `, ${shortMoment(iso)}`}: ${title}`,
    heading: (n) => `You have ${seats(n)} in a workshop`,
    lead: (by) => `${isolated(by)} passed it on to you. Everything is settled, and there’s nothing to pay.`,
    notFitting: 'Can’t make it? Just reply to this email.',
  },
  given_on: {
    subject: (title) => `The seat is no longer yours: ${title}`,
    heading: 'The seat is no longer yours',
    lead: (by) =>
      `${isolated(by)}, who had passed it on to you, has now given it to someone else. You can take the workshop out of your calendar.`,
    mistake: 'Looks like a mistake? Just reply to this email.',
  },
  seat_cancelled: {
    subject: (title) => `The seat was canceled: ${title}`,
    heading: 'The seat was canceled',
    lead: (by) =>
      `What ${isolated(by)} had passed on to you was canceled, and is no longer kept for you. You can take the workshop out of your calendar.`,
    mistake: 'Looks like a mistake? Just reply to this email.',
  },
  given_away: {
    subject: (to, title) => `Your seat went to ${to}: ${title}`,
    heading: 'Your seat was passed on',
    lead: (to) => `From now on it’s in the name of ${isolated(to)}, who got an email with all the details.`,
    money: 'Canceling, and any refund, stay with your order.',
    notYou: 'If it wasn’t you who passed it on, please reply to this email right away.',
    order: (number) => `See order ${number}`,
  },
  message: {
    from: (shop) => `A message from ${isolated(shop)}`,
    attendees: 'This went to everyone with a seat in the workshop, one email each. Replies come to me.',
    waiting: 'This went to everyone on the waiting list, one email each. Replies come to me.',
  },

  right: {
    until: (iso, isToday, refund) =>
      `You can cancel until the end of ${isToday ? 'today, ' : ''}${day('en', iso)}${refund === null ? '' : `; ${sum(refund)} comes back`}.`,
    late: 'It’s too late to cancel.',
    cancel: 'Cancel the seat',
    handOver:
      'Until the first meeting you can pass your seat on to someone else, in your account or by replying to this email with a name and an email address.',
    account: 'Pass it on to someone else',
    reply: 'Replies to this email come to me.',
  },
};

function near(days: number): string {
  if (days <= 0) return 'today';
  if (days === 1) return 'tomorrow';
  return days === 2 ? 'in two days' : `in ${days} days`;
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
