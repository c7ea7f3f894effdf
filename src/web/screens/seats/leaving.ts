import type { Seats } from '#contract/seats.ts';

/** Somebody has asked to cancel all of them. */
export function isLeaving(seats: Seats): boolean {
  return seats.kind === 'registration' && seats.cancellation.requested;
}
