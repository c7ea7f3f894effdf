import type { Texts } from '../message-types.ts';
import type workshopsHe from './workshops.he.ts';

const workshopsEn: Texts<typeof workshopsHe> = {
  month: 'Month',
  weekday: 'Day',
  category: 'Craft',
  level: 'Level',
  empty: 'No workshops match this filter.',
  emptyAction: 'See all workshops',
  none: 'The next workshops are being planned. Check back soon.',
  error: 'Error loading workshops',
  errorHint: 'Probably a brief network problem.',
};

export default workshopsEn;
