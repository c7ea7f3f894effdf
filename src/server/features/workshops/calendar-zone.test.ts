import { expect, test } from 'vitest';
import { readCalendar } from '#test/calendar-reader.ts';
import { ZONE, ZONE_RULES } from './calendar-zone.ts';

const DAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** The moment, UTC, of a rule in a year. */
function metIn(year: number, rule: string, start: string, offset: string): Date {
  const parts = Object.fromEntries(rule.split(';').map((part) => part.split('='))) as Record<string, string>;
  const month = Number(parts.BYMONTH) - 1;
  const [, last, day] = /^(-1)?(\w\w)$/.exec(parts.BYDAY!)!;
  const among = parts.BYMONTHDAY?.split(',').map(Number);
  const days = Array.from({ length: 31 }, (_, index) => new Date(Date.UTC(year, month, index + 1)))
    .filter((date) => date.getUTCMonth() === month && date.getUTCDay() === DAYS.indexOf(day!))
    .filter((date) => !among || among.includes(date.getUTCDate()));
  const found = last ? days.at(-1)! : days[0]!;
  return new Date(found.getTime() + (Number(start.slice(9, 11)) - Number(offset) / 100) * 3_600_000);
}

function hourIn(zone: string, moment: number): number {
  return Number(
    new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' }).format(moment),
  );
}

test.each(Array.from({ length: 25 }, (_, index) => 2013 + index))(
  'summer time of %i begins and ends as it does',
  (year) => {
    const { parts } = readCalendar(Buffer.from(`${ZONE_RULES}\r\n`));
    expect(parts.map(({ name }) => name)).toEqual(['DAYLIGHT', 'STANDARD']);
    for (const { properties } of parts) {
      const { RRULE, DTSTART, TZOFFSETFROM, TZOFFSETTO } = properties;
      const change = metIn(year, RRULE!.value, DTSTART!.value, TZOFFSETFROM!.value).getTime();
      const hours = (at: number) => (hourIn(ZONE, at) - hourIn('UTC', at) + 24) % 24;
      expect(hours(change - 1) * 100).toBe(Number(TZOFFSETFROM!.value));
      expect(hours(change) * 100).toBe(Number(TZOFFSETTO!.value));
    }
  },
);
