/** When those who come to a workshop are reminded (docs/rules.md#mails-about-seats). */
import { fromJerusalem, jerusalemDate, plusDays } from './jerusalem.ts';
import { daysBefore } from './orders/rest-days.ts';

/** In Jerusalem, so that whoever cancels on the last day has the day for it. */
const IN_THE_MORNING = '09:00';

interface ReminderRule {
  /** 0: nobody is reminded. */
  reminderDays: number;
}

/** The morning of that day, `YYYY-MM-DD`; also when the day's reminders are looked for. */
export function reminderMoment(day: string): Date {
  return fromJerusalem(day, IN_THE_MORNING);
}

/** For a course that begins then, ISO 8601. Days are counted as for canceling, so it is never a rest day; null: never. */
export function reminderDay(firstMeeting: string, { reminderDays }: ReminderRule): string | null {
  if (reminderDays === 0) return null;
  return daysBefore(jerusalemDate(new Date(firstMeeting)), reminderDays);
}

/** Between these moments lie the first meetings whose reminder may be due on this day. */
export function meetingsRemindedOn(day: string, { reminderDays }: ReminderRule): { from: Date; to: Date } {
  return {
    from: fromJerusalem(plusDays(day, reminderDays), '00:00'),
    // Even if every second day were a rest day.
    to: fromJerusalem(plusDays(day, 2 * reminderDays + 2), '00:00'),
  };
}
