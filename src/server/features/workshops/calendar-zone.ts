/** The studio's zone in a calendar file: its rules, and a moment on its clocks (RFC 5545, 3.3.5 and 3.6.5). */
import type { ICalDateTimeValue } from 'ical-generator';

export const ZONE = 'Asia/Jerusalem';

/**
 * Summer time by the law of 2013: from the Friday before the last Sunday of March to the last Sunday of October, each
 * at 2 o'clock. That Friday is not always the last one of March, as tables of zones have it.
 */
export const ZONE_RULES = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:DAYLIGHT',
  'TZNAME:IDT',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0300',
  'DTSTART:20130329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=23,24,25,26,27,28,29;BYDAY=FR',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZNAME:IST',
  'TZOFFSETFROM:+0300',
  'TZOFFSETTO:+0200',
  'DTSTART:20131027T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

const CLOCK = new Intl.DateTimeFormat('en', {
  timeZone: ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/**
 * A moment that the generator writes by the studio's clocks; a plain Date it writes by those of the machine. It has
 * the shape of a Luxon DateTime in our zone, of which the generator asks for a date and a time of day.
 */
export function inStudio(moment: Date): ICalDateTimeValue {
  const at = Object.fromEntries(CLOCK.formatToParts(moment).map(({ type, value }) => [type, value]));
  const written = {
    yyyyLLdd: `${at.year}${at.month}${at.day}`,
    HHmmss: `${at.hour}${at.minute}${at.second}`,
  };
  const local = {
    isValid: true,
    zone: { type: 'iana' },
    setZone: () => local,
    toFormat: (format: string) => written[format as keyof typeof written],
    toJSDate: () => moment,
    toJSON: () => moment.toISOString(),
  };
  return local;
}
