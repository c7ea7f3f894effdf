/** Free seats belong to who waits for them (docs/rules.md#waiting-list). */

interface Wanting {
  seats: number;
}

/** In their order, each whose number fits what those before have left; who wants more is passed over. */
export function offersFor<Place extends Wanting>(waiting: readonly Place[], free: number): Place[] {
  let left = free;
  return waiting.filter(({ seats }) => {
    if (seats > left) return false;
    left -= seats;
    return true;
  });
}

/** Of free seats, those that nobody on the list could take. `smallest`: the least that one of them wants. */
export function seatsBeyondWaiting(free: number, smallest: number | null): number {
  return smallest !== null && smallest <= free ? 0 : Math.max(0, free);
}

interface OfferTimes {
  now: Date;
  offerHours: number;
  /** When the workshop can't be registered for any more; null without dates. */
  ends: Date | null;
}

/** The last moment at which offered seats are kept. */
export function offerEnd({ now, offerHours, ends }: OfferTimes): Date {
  const until = now.getTime() + offerHours * 60 * 60_000;
  return new Date(ends ? Math.min(until, ends.getTime()) : until);
}
