import type { Texts } from '../message-types.ts';
import type workshopHe from './workshop.he.ts';

const workshopEn: Texts<typeof workshopHe> = {
  way: 'Where I am',
  map: 'Map',
  mapLabel: (place) => `Map: ${place}`,
  meetings: (n) => (n === 1 ? 'When' : `${n} meetings`),
  oneCourse: 'You register for all of them together.',
  over: 'Over',
  calendar: 'Add to calendar',
  share: 'Share',
  copied: 'Link copied',
  copyFailed: 'The link was not copied. You can copy it from the address bar.',
  bringTitle: 'What to bring',
  bring:
    'Clothes that are comfortable to work in and may get dirty. Tie long hair back. Tools, materials and tea are on me.',
  knowTitle: 'Good to know',
  know: 'What you make is yours to keep. If something would help you, in access or in pace, write to me beforehand.',
  accessibility: 'Access at the studio',
  askTitle: 'Ask about this workshop',
  askHint: 'I read every message, and answer myself.',
  askSubject: (title) => `A question about ${title}`,
  askText: (title, address) => `Hello, I have a question about the workshop ${title}:\n${address}\n`,
  others: 'More coming workshops',
  tutorials: 'Meanwhile, tutorials of the same craft',
};

export default workshopEn;
