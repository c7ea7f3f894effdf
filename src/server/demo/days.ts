import { endOfJerusalemDay, fromJerusalem, jerusalemDate, weekdayOf } from '#domain/jerusalem.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const FRIDAY = 5;
const SATURDAY = 6;

/** `HH:mm` in Jerusalem, a number of days from now. */
export function inDays(now: Date, days: number, time: string): Date {
  const noon = Date.parse(`${jerusalemDate(now)}T12:00:00Z`) + days * DAY_MS;
  return fromJerusalem(new Date(noon).toISOString().slice(0, 10), time);
}

export function endInDays(now: Date, days: number): Date {
  return endOfJerusalemDay(inDays(now, days, '12:00'));
}

/** Like `inDays`, but never on the Sabbath: a future day moves to Sunday, a past one to Thursday. */
export function onWorkday(now: Date, days: number, time: string): Date {
  const weekday = weekdayOf(jerusalemDate(inDays(now, days, '12:00')));
  const resting = weekday === SATURDAY || (weekday === FRIDAY && time >= '14:00');
  if (!resting) return inDays(now, days, time);
  const toSunday = weekday === SATURDAY ? 1 : 2;
  return inDays(now, days + (days < 0 ? toSunday - 3 : toSunday), time);
}
