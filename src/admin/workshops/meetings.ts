/** A workshop's meetings as typed: a day and an hour in Jerusalem, whatever the browser's time zone. */
import { fromJerusalem, jerusalemDate, jerusalemTime } from '#domain/jerusalem.ts';

export interface Meeting {
  /** ISO 8601 UTC; `<day>T<hour>` with what there is while the day or the hour is missing. */
  date: string;
  /** Minutes. */
  duration: number | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Complete, with a four-digit year. */
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

export function instantOf(date: string): Date | null {
  const time = date.endsWith('Z') ? Date.parse(date) : Number.NaN;
  return Number.isNaN(time) ? null : new Date(time);
}

export function endOf({ date, duration }: Meeting): Date | null {
  const end = new Date((instantOf(date)?.getTime() ?? Number.NaN) + (duration ?? Number.NaN) * 60_000);
  return duration === null || duration < 0 || Number.isNaN(end.getTime()) ? null : end;
}

/** At the same local hour, even across a clock change. */
export function weekAfter(meeting: Meeting): Meeting {
  const { day, hour } = dayAndHourOf(meeting.date);
  const next = new Date(Date.parse(`${day}T12:00:00Z`) + 7 * DAY_MS).toISOString().slice(0, 10);
  return { ...meeting, date: dateOf({ day: next, hour }) };
}

/** At the same hour, without a day. */
export function another(meeting: Meeting): Meeting {
  return { ...meeting, date: dateOf({ day: '', hour: dayAndHourOf(meeting.date).hour }) };
}

export function firstOf(meetings: readonly Meeting[]): Date | null {
  const times = meetings.flatMap(({ date }) => instantOf(date)?.getTime() ?? []);
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}

/** The places in the list of those that begin when an earlier one does. */
export function doubleMeetings(meetings: readonly Meeting[]): ReadonlySet<number> {
  const times = meetings.map(({ date }) => instantOf(date)?.setSeconds(0, 0));
  const isDouble = (time: number | undefined, place: number) =>
    time !== undefined && times.indexOf(time) < place;
  return new Set(times.flatMap((time, place) => (isDouble(time, place) ? place : [])));
}

/** As sent: null for an incomplete date. */
export function sentMeetings(
  meetings: readonly Meeting[],
): { date: string | null; duration: number | null }[] {
  return meetings.map(({ date, duration }) => ({ date: instantOf(date) ? date : null, duration }));
}
