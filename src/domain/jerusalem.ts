/** Days are days in Jerusalem, whatever the time zone of the server or browser. */

const ZONE = 'Asia/Jerusalem';
const DAY_MS = 24 * 60 * 60 * 1000;

/** Made at the first use: on a slow phone it takes as long as all of a page's other modules. */
let clock: Intl.DateTimeFormat | undefined;
const clockOfZone = () =>
  (clock ??= new Intl.DateTimeFormat('en-US', {
    timeZone: ZONE,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }));

/** `YYYY-MM-DD`. */
export function jerusalemDate(instant: Date): string {
  return new Date(instant.getTime() + offsetAt(instant.getTime())).toISOString().slice(0, 10);
}

/** `HH:mm`. */
export function jerusalemTime(instant: Date): string {
  return new Date(instant.getTime() + offsetAt(instant.getTime())).toISOString().slice(11, 16);
}

/** ISO 8601 with the zone's offset, to the second. */
export function jerusalemIso(instant: Date): string {
  const offset = offsetAt(instant.getTime());
  const local = new Date(instant.getTime() + offset).toISOString().slice(0, 19);
  return `${local}+${new Date(offset).toISOString().slice(11, 16)}`;
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
  const before = wall - offsetAt(wall - DAY_MS);
  const after = wall - offsetAt(wall + DAY_MS);
  const fitting = [before, after].filter((instant) => instant + offsetAt(instant) === wall);
  return new Date(fitting.length > 0 ? Math.min(...fitting) : before);
}

function offsetAt(instant: number): number {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of clockOfZone().formatToParts(instant)) parts[type] = Number(value);
  const { year = 0, month = 1, day, hour, minute, second } = parts;
  // `Date.UTC` would read years below 100, which occur while a year is typed, as 19xx.
  const wall = new Date(Date.UTC(2000, month - 1, day, hour, minute, second)).setUTCFullYear(
    year,
    month - 1,
    day,
  );
  return wall - Math.floor(instant / 1000) * 1000;
}
