/** In what order workshops are listed, and which of their meetings a visitor asks for (docs/rules.md#workshops). */
import { fromJerusalem, jerusalemDate, weekdayOf } from './jerusalem.ts';

interface Dated {
  workshopDates: readonly { date: string }[];
}

/** A meeting that is still to come, in Jerusalem's calendar. */
export interface WantedMeeting {
  /** `YYYY-MM`. */
  month?: string | undefined;
  /** 0 is Sunday. */
  weekday?: number | undefined;
}

/** `YYYY-MM`. */
export function monthOf(iso: string): string {
  return jerusalemDate(new Date(iso)).slice(0, 7);
}

/** 0 is Sunday. */
export function meetingWeekday(iso: string): number {
  return weekdayOf(jerusalemDate(new Date(iso)));
}

/** The first moment of a month, and of the next one. */
export function boundsOfMonth(month: string): { from: Date; to: Date } {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return { from: fromJerusalem(`${month}-01`, '00:00'), to: fromJerusalem(`${next}-01`, '00:00') };
}

/** Of this month and the eleven after it. */
export function isWithinAYear(month: string, now: Date): boolean {
  const [year, number] = jerusalemDate(now).split('-').map(Number) as [number, number];
  const [otherYear, otherNumber] = month.split('-').map(Number) as [number, number];
  const ahead = (otherYear - year) * 12 + otherNumber - number;
  return ahead >= 0 && ahead < 12;
}

export function isWanted({ month, weekday }: WantedMeeting, iso: string): boolean {
  return (
    (month === undefined || monthOf(iso) === month) &&
    (weekday === undefined || meetingWeekday(iso) === weekday)
  );
}

export function meetingsAhead({ workshopDates }: Dated, now: Date): string[] {
  return workshopDates.map(({ date }) => date).filter((date) => Date.parse(date) > now.getTime());
}

/** Whether one meeting that is still to come is all that is wanted. */
export function hasWanted(workshop: Dated, wanted: WantedMeeting, now: Date): boolean {
  if (wanted.month === undefined && wanted.weekday === undefined) return true;
  return meetingsAhead(workshop, now).some((date) => isWanted(wanted, date));
}

/** What is coming by its next meeting, then what has no meeting, then what is past, the latest first. */
export function byNextMeeting(now: Date): (one: Dated, other: Dated) => number {
  return (one, other) => {
    const [left, right] = [rankOf(one, now), rankOf(other, now)];
    return left.group - right.group || left.at - right.at;
  };
}

function rankOf(workshop: Dated, now: Date): { group: number; at: number } {
  const [ahead, all] = [meetingsAhead(workshop, now), workshop.workshopDates];
  if (ahead.length > 0) return { group: 0, at: Math.min(...ahead.map(Date.parse)) };
  if (all.length === 0) return { group: 1, at: 0 };
  return { group: 2, at: -Math.max(...all.map(({ date }) => Date.parse(date))) };
}
