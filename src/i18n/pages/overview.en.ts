import { count } from '../plural.ts';
import type { Texts } from '../message-types.ts';
import type overviewHe from './overview.he.ts';

const overviewEn: Texts<typeof overviewHe> = {
  nav: 'My account',
  workshops: 'My workshops',
  tutorials: 'My tutorials',
  orders: 'My orders',
  details: 'My details',
  loading: 'Loading your account',
  seats: {
    title: 'Your next workshop',
    several: 'Your next workshops',
    failed: 'Your workshops didn’t load.',
    none: (mail) =>
      `Once you register for a workshop, its dates and address will be here.${mail ? ' If someone gave you a seat, they’re in your email.' : ''}`,
    toWorkshops: 'See workshops',
    count: (n) => count('en', n, 'One seat', '', (many) => `${many} seats`),
    map: 'How to get there',
    mapLabel: (place) => `How to get there: ${place}`,
    bring: 'What to bring',
    calendar: 'Add to calendar',
    calendarLabel: (title) => `Add to calendar: ${title}`,
    cancel: (n) => (n === 1 ? 'Cancel the seat' : 'Cancel the seats'),
    until: (day) => `You can cancel until ${day}.`,
    order: 'See the order',
    orderLabel: (number) => `See the order: ${number}`,
    requested: 'Your request to cancel has arrived.',
    partRequested: (n) => `Your request to cancel ${n} ${n === 1 ? 'seat' : 'seats'} has arrived.`,
    tooLate: 'It’s too late to cancel.',
  },
  waiting: { toOffer: 'Register and pay' },
  reading: {
    all: 'All tutorials',
    failed: 'Your tutorials didn’t load.',
    none: 'Your tutorials open from here, and go on at the same page on every device.',
    toTutorials: 'See tutorials',
    position: (page, pages) => `Page ${page} of ${pages}`,
    pages: (n) => count('en', n, 'One page', '', (many) => `${many} pages`),
    minutes: (n) => count('en', n, 'a minute', '', (many) => `${many} minutes`),
    unread: (extent) => `${extent}. Not opened yet.`,
    opened: (extent) => `${extent}.`,
    finished: 'Read to the end.',
    mayRate: 'Read to the end. You can rate it.',
    goOn: (page) => `Go on at page ${page}`,
    open: 'Open the tutorial',
    again: 'Read again',
    more: (n) => count('en', n, 'One more tutorial', '', (many) => `${many} more tutorials`),
  },
  placed: {
    all: 'All orders',
    failed: 'Your orders didn’t load.',
    none: 'Your orders will be here, with what is happening to each.',
  },
  own: {
    change: 'Change',
    changeLabel: 'Change my details',
    name: 'Name',
    phone: 'Phone',
    language: 'Language of emails',
    languages: { he: 'עברית', en: 'English' },
    missing: 'Not given yet',
  },
};

export default overviewEn;
