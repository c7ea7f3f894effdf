/**
 * The meetings of a workshop as they are typed: a day and an hour on a clock in Jerusalem, whatever
 * zone the browser is in (product: Language and address).
 */
import { fromJerusalem, jerusalemDate, jerusalemTime } from '#domain/jerusalem.ts';

export interface Meeting {
  /** ISO 8601 UTC; while the day or the hour is missing, what there is of `<day>T<hour>`. */
  date: string;
  /** Minutes; null while it is not typed. */
  duration: number | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** A day and an hour that are both there, of a year that a calendar can show. */
const WHOLE = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

export interface DayAndHour {
  /** `YYYY-MM-DD`, or ''. */
  day: string;
  /** `HH:mm`, or ''. */
  hour: string;
}

export function dayAndHourOf(date: string): DayAndHour {
  const instant = instantOf(date);
  if (instant) return { day: jerusalemDate(instant), hour: jerusalemTime(instant) };
  const [day = '', hour = ''] = date.split('T');
  return { day, hour };
}

export function dateOf({ day, hour }: DayAndHour): string {
  const typed = `${day}T${hour}`;
  return WHOLE.test(typed) ? fromJerusalem(day, hour).toISOString() : typed;
}

/** Null while the day or the hour is missing. */
export function instantOf(date: string): Date | null {
  const time = date.endsWith('Z') ? Date.parse(date) : Number.NaN;
  return Number.isNaN(time) ? null : new Date(time);
}

/** Null while it is not known. */
export function endOf({ date, duration }: Meeting): Date | null {
  const end = new Date((instantOf(date)?.getTime() ?? Number.NaN) + (duration ?? Number.NaN) * 60_000);
  return duration === null || duration < 0 || Number.isNaN(end.getTime()) ? null : end;
}

/** The same hour a week later, also where the clock is changed in between. */
export function weekAfter(meeting: Meeting): Meeting {
  const { day, hour } = dayAndHourOf(meeting.date);
  const next = new Date(Date.parse(`${day}T12:00:00Z`) + 7 * DAY_MS).toISOString().slice(0, 10);
  return { ...meeting, date: dateOf({ day: next, hour }) };
}

/** One more at the same hour, the day open. */
export function another(meeting: Meeting): Meeting {
  return { ...meeting, date: dateOf({ day: '', hour: dayAndHourOf(meeting.date).hour }) };
}

/** The earliest; null while there is none. */
export function firstOf(meetings: readonly Meeting[]): Date | null {
  const times = meetings.flatMap(({ date }) => instantOf(date)?.getTime() ?? []);
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}

/** As they are sent: where the day or the hour is missing there is no date. */
export function sentMeetings(
  meetings: readonly Meeting[],
): { date: string | null; duration: number | null }[] {
  return meetings.map(({ date, duration }) => ({ date: instantOf(date) ? date : null, duration }));
}
