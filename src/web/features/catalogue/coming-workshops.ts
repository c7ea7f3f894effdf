import type { Workshop } from '#contract/workshops.ts';
import { meetingsOver } from '#domain/workshop.ts';

/** At most `most` workshops that haven't begun, by their first meeting. */
export function comingWorkshops(workshops: readonly Workshop[], now: Date, most: number): Workshop[] {
  return workshops
    .filter(({ workshopDates }) => meetingsOver(workshopDates, now) === 0)
    .toSorted((a, b) => firstDate(a).localeCompare(firstDate(b)))
    .slice(0, most);
}

function firstDate(workshop: Workshop): string {
  return workshop.workshopDates[0]?.date ?? '';
}
