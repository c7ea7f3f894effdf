/** The editor of workshops. */
import { count } from '../plural.ts';
import type { AdminMessages } from './message-types.ts';

export const workshopsEn: AdminMessages['workshops'] = {
  editing: 'Editing a workshop',
  unnamed: 'New workshop',
  picture: 'Picture',
  dates: 'Dates',
  texts: 'Name and place',
  pricing: 'Price',
  people: 'Participants',
  display: 'Display',

  israelTime: 'Israel time',
  oneCourse: 'The dates are the meetings of one course: who registers comes to all.',
  meeting: (n) => `Date ${n}`,
  date: 'Day',
  hour: 'Hour',
  duration: 'Length',
  minutes: 'minutes',
  until: (time) => `until ${time}`,
  untilLater: (time, nights) =>
    count(
      'en',
      nights,
      `until ${time} the next day`,
      `until ${time}, 2 days later`,
      (n) => `until ${time}, ${n} days later`,
    ),
  pastDate: 'This date is past. It can be saved so.',
  addDate: 'Another date',
  weekAfter: 'A week after the last',
  removeDate: (n) => `Remove date ${n}`,
  lastDateStays: 'A workshop needs at least one date, so the only one cannot be removed.',

  title: 'Name of the workshop',
  titleEn: 'Name in English',
  description: 'Description',
  descriptionEn: 'Description in English',
  location: 'Place',
  locationEn: 'Place in English',

  price: 'Price',
  earlyPercent: 'Early bird discount',
  earlyDate: 'Last day of the discount',
  earlyDateHint: 'Included, to the end of the day',
  hidePrice: 'Hide the price',
  hidePriceHint: 'The price is shown in the cart only',
  earlyLine: 'The price over time',
  today: 'Today',
  earlyEnd: 'End of the discount',
  firstMeeting: 'First date',
  afterwards: 'Afterwards',
  earlyLater: 'The prices appear here once there are a price, a discount and a last day.',
  noEarlyBird: 'At 0% there is no early bird discount, and the shop says nothing of it.',
  earlyOver: (day) => `The discount ended on ${day}.`,
  earlyToFirst: (day) => `The discount lasts until ${day}, beyond the first date.`,

  category: 'Category',
  level: 'Level',
  limit: 'Places',
  participants: 'Registered',
  seatsLeft: (n) =>
    count('en', n, '1 place left', '2 places left', (many) =>
      many === 0 ? 'The workshop is full' : `${many} places left`,
    ),
  active: 'Active',
  activeHint: 'Shown in the shop',
  priority: 'Priority',
  priorityHint: 'A higher number comes first',
};
