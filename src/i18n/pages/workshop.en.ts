import type { Texts } from '../message-types.ts';
import type workshopHe from './workshop.he.ts';

const workshopEn: Texts<typeof workshopHe> = {
  breadcrumbs: 'Breadcrumb',
  map: 'Map',
  mapLabel: (place) => `Map: ${place}`,
  meetings: (n) => (n === 1 ? 'When' : `${n} meetings`),
  oneCourse: 'Registering covers all of them.',
  restOfCourse: 'Registering covers all that are left.',
  over: 'Over',
  calendar: 'Add to calendar',
  share: 'Share',
  copied: 'Link copied',
  copyFailed: 'The link wasn’t copied. You can copy it from the address bar.',
  bringTitle: 'What to bring',
  knowTitle: 'Good to know',
  cancelUntil: (day) =>
    `You can cancel until the end of ${day}, for a fee of 5% or ₪100, whichever is lower.`,
  cancelOver: 'It’s too late to cancel.',
  cannotCome: 'What if I can’t come?',
  handOver: 'Until the first meeting, you can pass your seat on to someone else.',
  noCancel: 'The workshop has begun, so a seat can’t be canceled or passed on.',
  terms: 'Read the terms',
  accessibility: 'Accessibility at the studio',
  askTitle: 'Ask about this workshop',
  askHint: 'Every message comes straight to me.',
  askSubject: (title) => `A question about ${title}`,
  askText: (title, address) => `Hello, I have a question about the workshop ${title}:\n${address}\n`,
  others: 'More upcoming workshops',
  tutorials: 'Meanwhile, tutorials in the same craft',
};

export default workshopEn;
