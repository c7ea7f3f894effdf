/** RFC 5545, 3.3.5 and 3.6.5. */
import type { ICalDateTimeValue } from 'ical-generator';

export const ZONE = 'Asia/Jerusalem';

/** By the law of 2013, summer time begins on the Friday before the last Sunday of March, not on the last Friday. */
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

/** A Luxon DateTime's shape: ical-generator writes a plain Date by the machine's clock. */
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
