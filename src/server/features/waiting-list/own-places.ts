/** A customer's places on waiting lists, as their account shows them. */
import { pages } from '#contract/routes.ts';
import type { WaitingSeats } from '#contract/seats.ts';
import { workshopsNow } from '#server/db/entries/workshops-now.ts';
import type { Database } from '#server/db/schema.ts';
import { registrationEnd, placesOfUser, positionOf } from './waiting-list.repository.ts';
import { isLive } from './waiting-list.service.ts';

/** The longest waiting first; without those of workshops that can't be registered for any more. */
export async function readWaitingSeats(
  db: Database,
  userId: string,
  { now, joinBegun }: { now: Date; joinBegun: boolean },
): Promise<WaitingSeats[]> {
  const places = (await placesOfUser(db, userId)).filter((place) => isLive(place, now));
  const workshops = await workshopsNow(
    db,
    places.map(({ workshop_id }) => workshop_id),
  );
  const seats: WaitingSeats[] = [];
  for (const place of places) {
    const workshop = workshops.get(place.workshop_id);
    const ends = workshop && registrationEnd(workshop.meetings, joinBegun);
    if (!workshop || (ends && ends <= now)) continue;
    seats.push({
      _id: place.id,
      kind: 'waiting',
      seats: place.seats,
      workshop: place.workshop_id,
      ...workshop,
      since: place.since,
      ...(place.offer_until === null
        ? { position: await positionOf(db, place) }
        : { offer: { until: place.offer_until, url: pages.workshop(place.workshop_id) } }),
    });
  }
  return seats;
}
