/** What an order does to its customer's places on waiting lists: accepting an offer is buying. */
import type { DatabaseTransaction } from '#server/db/schema.ts';
import { enqueueOffers } from './offer-job.ts';
import { acceptOffer, deletePlace, findPlace } from './waiting-list.repository.ts';

interface Ordered {
  id: string;
  product_type: string;
  item: string;
}

/** The seats of its workshops must be locked. */
export async function acceptOffers(
  transaction: DatabaseTransaction,
  userId: string | null,
  lines: readonly Ordered[],
): Promise<void> {
  if (userId === null) return;
  for (const { id, item } of seatsOf(lines))
    await acceptOffer(transaction, { userId, workshopId: item, lineId: id });
}

/** Who has a seat waits no longer; fewer seats than were offered leave some to the next. */
export async function endPlaces(
  transaction: DatabaseTransaction,
  userId: string | null,
  lines: readonly Ordered[],
  now: Date,
): Promise<void> {
  if (userId === null) return;
  for (const { item } of seatsOf(lines)) {
    const place = await findPlace(transaction, { workshopId: item, userId });
    if (!place) continue;
    await deletePlace(transaction, place.id);
    await enqueueOffers(transaction, [item], now);
  }
}

function seatsOf(lines: readonly Ordered[]): Ordered[] {
  return lines.filter(({ product_type }) => product_type === 'Workshop');
}
