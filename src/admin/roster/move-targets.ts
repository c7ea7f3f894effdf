import type { AdminWorkshop } from '#contract/workshops.ts';
import { nextMeeting } from '#domain/meetings.ts';
import { freeSeats } from '#domain/workshop.ts';

export interface MoveTarget {
  workshop: AdminWorkshop;
  /** Of its next meeting. */
  date: string;
  free: number;
}

export interface MoveTargets {
  /** The same workshop at other dates. */
  series: MoveTarget[];
  others: MoveTarget[];
}

/** The workshops that are still ahead, the soonest first. */
export function moveTargets(workshops: readonly AdminWorkshop[], from: string, now: Date): MoveTargets {
  const present = workshops.find(({ _id }) => _id === from);
  const targets = workshops
    .filter(({ _id }) => _id !== from)
    .flatMap((workshop) => {
      const next = nextMeeting(workshop.workshopDates, now);
      return next ? [{ workshop, date: next.date, free: Math.max(0, freeSeats(workshop)) }] : [];
    })
    .toSorted((one, other) => Date.parse(one.date) - Date.parse(other.date));
  const isSame = ({ workshop }: MoveTarget) =>
    present !== undefined && seriesOf(workshop) === seriesOf(present);
  return { series: targets.filter(isSame), others: targets.filter((target) => !isSame(target)) };
}

/** The first of a series is what its copies name. */
function seriesOf({ _id, series }: AdminWorkshop): string {
  return series ?? _id;
}
