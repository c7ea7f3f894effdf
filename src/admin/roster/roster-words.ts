import type { Roster } from '#contract/attendees.ts';
import type { AdminWorkshop } from '#contract/workshops.ts';
import { daysBetween } from '#domain/days-between.ts';
import { nextMeeting } from '#domain/meetings.ts';
import type { Lang } from '#domain/language.ts';
import { formatHours, formatLongDay } from '#i18n/admin/dates.ts';
import { relativeDayFirst } from '#i18n/relative-day.ts';

/** Seats that are offered to who waits, and those kept for unpaid orders. */
export function heldSeats({ held, waiting }: Pick<Roster, 'held' | 'waiting'>): {
  offered: number;
  kept: number;
} {
  const offers = waiting.reduce((sum, { offer, seats }) => sum + (offer ? seats : 0), 0);
  const offered = Math.min(held, offers);
  return { offered, kept: held - offered };
}

/** `Tomorrow, Monday, 23 November, 18:00–21:00`; null once all meetings are over. */
export function whenNext(
  lang: Lang,
  { workshopDates }: Pick<AdminWorkshop, 'workshopDates'>,
  now: Date,
): string | null {
  const meeting = nextMeeting(workshopDates, now);
  if (!meeting) return null;
  const day = formatLongDay(lang, meeting.date);
  const days = daysBetween(now.toISOString(), meeting.date);
  const hours = formatHours(meeting.date, meeting.duration);
  return [...(days < 2 ? [relativeDayFirst(lang, days)] : []), day, hours].join(', ');
}
