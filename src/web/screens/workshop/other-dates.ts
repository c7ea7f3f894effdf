import type { OtherDate } from '#contract/workshops.ts';

/** Those that haven't begun, the nearest first. */
export function datesAhead(dates: readonly OtherDate[], now: Date): OtherDate[] {
  const first = ({ workshopDates }: OtherDate) => Date.parse(workshopDates[0]?.date ?? '');
  return dates
    .filter((date) => first(date) > now.getTime())
    .toSorted((left, right) => first(left) - first(right));
}
