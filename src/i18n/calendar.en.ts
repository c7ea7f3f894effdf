import type { calendarHe } from './calendar.he.ts';

export const calendarEn: typeof calendarHe = {
  meeting: (title, number, count) => `${title} (meeting ${number} of ${count})`,
  details: (address) => `Full details: ${address}`,
};
