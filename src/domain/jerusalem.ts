/** Days are days in Jerusalem, whatever the time zone of the server or browser. */

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Hours ahead of UTC. */
const SUMMER = 3;
const WINTER = 2;

/** `YYYY-MM-DD`. */
export function jerusalemDate(instant: Date): string {
  return clockAt(instant).slice(0, 10);
}

/** `HH:mm`. */
export function jerusalemTime(instant: Date): string {
  return clockAt(instant).slice(11, 16);
}

/** ISO 8601 with the zone's offset, to the second. */
export function jerusalemIso(instant: Date): string {
  return `${clockAt(instant).slice(0, 19)}+0${hoursAt(instant.getTime())}:00`;
}

export function endOfJerusalemDay(instant: Date): Date {
  return endOfDay(jerusalemDate(instant));
}

/** Of a day as `YYYY-MM-DD`. */
export function endOfDay(day: string): Date {
  return new Date(fromJerusalem(plusDays(day, 1), '00:00').getTime() - 1);
}

/** `YYYY-MM-DD`, so many days later. */
export function plusDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** 0 is Sunday; of a day as `YYYY-MM-DD`. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay();
}

/** Takes the first of a repeated time and moves a skipped one forward; throws a RangeError for an invalid one. */
export function fromJerusalem(day: string, time: string): Date {
  const wall = Date.parse(`${day}T${time}:00.000Z`);
  if (Number.isNaN(wall) || new Date(wall).toISOString().slice(0, 16) !== `${day}T${time}`) {
    throw new RangeError(`Not a day and a time: ${day} ${time}`);
  }
  return new Date(wall - hoursAt(wall - SUMMER * HOUR_MS) * HOUR_MS);
}

/** `2026-11-28T12:30:00.000`, and a `Z` that means nothing. */
function clockAt(instant: Date): string {
  return new Date(instant.getTime() + hoursAt(instant.getTime()) * HOUR_MS).toISOString();
}

/**
 * Hours ahead of UTC. Summer time is from the Friday before March's last Sunday to October's last Sunday, each at 2:00 (Time
 * Determination Law, 1992, as amended in 2013). Written out, because a browser's first `Intl.DateTimeFormat` takes a slow phone
 * as long as all of a page's other modules; the test compares it with one.
 */
function hoursAt(instant: number): number {
  const year = new Date(instant).getUTCFullYear();
  const isSummer = instant >= lastSunday(year, 2) - 2 * DAY_MS && instant < lastSunday(year, 9) - HOUR_MS;
  return isSummer ? SUMMER : WINTER;
}

/** Its beginning in UTC; `month` is 0 to 11. */
function lastSunday(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0));
  return lastDay.getTime() - lastDay.getUTCDay() * DAY_MS;
}
