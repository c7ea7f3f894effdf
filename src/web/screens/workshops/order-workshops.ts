/** Past workshops last; otherwise in the list's order. */
import type { Workshop } from '#contract/workshops.ts';
import { shownWorkshop } from '#contract/shown-prices.ts';

export function orderWorkshops(workshops: readonly Workshop[], now: Date): Workshop[] {
  const isPast = (workshop: Workshop) => shownWorkshop(workshop, now).status === 'past';
  return [...workshops.filter((workshop) => !isPast(workshop)), ...workshops.filter(isPast)];
}
