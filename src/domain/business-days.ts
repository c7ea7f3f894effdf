/** The days on which pieces are made, Sunday to Thursday without holidays: docs/rules.md#lead-days. */
import { endOfDay, jerusalemDate, plusDays, weekdayOf } from './jerusalem.ts';
import { isRestDay } from './orders/rest-days.ts';

const FRIDAY = 5;

/**
 * `YYYY-MM-DD`, so many business days after a day as `YYYY-MM-DD`, which doesn't count itself. None is that day, or
 * the next business day where it is no such day.
 */
export function businessDaysAfter(day: string, days: number): string {
  let reached = day;
  for (let left = isBusinessDay(day) ? days : Math.max(days, 1); left > 0;) {
    reached = plusDays(reached, 1);
    if (isBusinessDay(reached)) left--;
  }
  return reached;
}

/** The end, ISO 8601, of the day by which a piece is ready whose making takes so many business days from a moment. */
export function readyBy(from: Date, leadDays: number): string {
  return endOfDay(businessDaysAfter(jerusalemDate(from), leadDays)).toISOString();
}

function isBusinessDay(day: string): boolean {
  return weekdayOf(day) !== FRIDAY && !isRestDay(day);
}
