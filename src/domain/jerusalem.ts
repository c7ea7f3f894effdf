/**
 * The shop's days are days in Jerusalem, whatever zone the server or the browser is in.
 * The zone's rules come from `Intl`.
 */

const ZONE = 'Asia/Jerusalem';
const DAY_MS = 24 * 60 * 60 * 1000;

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** The day of an instant in Jerusalem, `YYYY-MM-DD`. */
export function jerusalemDate(instant: Date): string {
  return new Date(instant.getTime() + offsetAt(instant.getTime())).toISOString().slice(0, 10);
}

/** The time of an instant on a clock in Jerusalem, `HH:mm`. */
export function jerusalemTime(instant: Date): string {
  return new Date(instant.getTime() + offsetAt(instant.getTime())).toISOString().slice(11, 16);
}

/** The last millisecond of the day in Jerusalem that the instant lies in. */
export function endOfJerusalemDay(instant: Date): Date {
  const noon = Date.parse(`${jerusalemDate(instant)}T12:00:00Z`);
  const nextDay = new Date(noon + DAY_MS).toISOString().slice(0, 10);
  return new Date(fromJerusalem(nextDay, '00:00').getTime() - 1);
}

/**
 * The instant of a day (`YYYY-MM-DD`) and time (`HH:mm`) on a clock in Jerusalem. A time that the
 * clock shows twice is the first; one that it skips is as much later as the clock is put forward.
 * Throws a RangeError on what is no date or time.
 */
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

/** How many ms the clock in Jerusalem is ahead of UTC. */
function offsetAt(instant: number): number {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of clock.formatToParts(instant)) parts[type] = Number(value);
  const { year = 0, month = 1, day, hour, minute, second } = parts;
  // `Date.UTC` would take a year below 100 for one of the 20th century: while a year is typed there are such.
  const wall = new Date(Date.UTC(2000, month - 1, day, hour, minute, second)).setUTCFullYear(
    year,
    month - 1,
    day,
  );
  return wall - Math.floor(instant / 1000) * 1000;
}
