import type { Week } from '#contract/week.ts';
import { fromJerusalem, jerusalemDate } from '#domain/jerusalem.ts';
import type { Database } from '#server/db/schema.ts';
import { deleteCountsBefore } from './counts.repository.ts';
import {
  countCartsSince,
  countOrdersSince,
  countVisits,
  readEmptySearches,
  readViews,
} from './week.repository.ts';

const DAYS = 7;
/** Thirteen months, so that a month can be compared with the year before. */
const KEPT_DAYS = 396;

export async function readWeek(db: Database, now: Date): Promise<Week> {
  const days = { from: daysBefore(now, DAYS - 1), to: jerusalemDate(now) };
  const since = fromJerusalem(days.from, '00:00').toISOString();
  return {
    ...days,
    visits: await countVisits(db, days),
    views: await readViews(db, days),
    emptySearches: await readEmptySearches(db, days),
    carts: await countCartsSince(db, since),
    orders: await countOrdersSince(db, since),
  };
}

export function purgeCounts(db: Database, now: Date): Promise<void> {
  return deleteCountsBefore(db, daysBefore(now, KEPT_DAYS));
}

/** By the calendar: days with a change of clocks have 23 or 25 hours. */
function daysBefore(now: Date, days: number): string {
  const day = new Date(`${jerusalemDate(now)}T00:00:00.000Z`);
  day.setUTCDate(day.getUTCDate() - days);
  return day.toISOString().slice(0, 10);
}
