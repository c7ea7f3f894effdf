/** RFC 5545, 3.3.5 and 3.6.5. */
import type { ICalDateTimeValue } from 'ical-generator';
import { jerusalemIso } from '#domain/jerusalem.ts';

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

/** A Luxon DateTime's shape: ical-generator writes a plain Date by the machine's clock. */
export function inStudio(moment: Date): ICalDateTimeValue {
  const at = jerusalemIso(moment);
  const written = {
    yyyyLLdd: at.slice(0, 10).replaceAll('-', ''),
    HHmmss: at.slice(11, 19).replaceAll(':', ''),
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
