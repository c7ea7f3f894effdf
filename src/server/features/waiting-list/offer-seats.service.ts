/** Free seats go to who waits for them, in their order (docs/rules.md#waiting-list). */
import { offerEnd, offersFor } from '#domain/waiting-list.ts';
import { workshopState } from '#domain/workshop.ts';
import { raiseStockVersion } from '#server/db/catalogue-version.ts';
import { lockSeats } from '#server/db/entries/stock.ts';
import type { DatabaseTransaction } from '#server/db/schema.ts';
import { enqueueSeatMail } from '../seat-mails/seat-mail-job.ts';
import {
  findWanted,
  registrationEnd,
  setOffer,
  takeEndedPlaces,
  waitingPlaces,
} from './waiting-list.repository.ts';

interface Offering {
  workshopId: string;
  offerHours: number;
  joinBegun: boolean;
  now: Date;
}

/**
 * Ends the offers that ran out and makes those that can be made; returns when these end. Nothing is offered of a
 * workshop that is hidden, deleted, past, or begun if that can't be joined. Locks the stock version, so call it last.
 */
export async function offerSeats(
  transaction: DatabaseTransaction,
  { workshopId, offerHours, joinBegun, now }: Offering,
): Promise<Date[]> {
  if (!(await lockSeats(transaction, workshopId))) return [];
  const ended = await takeEndedPlaces(transaction, workshopId, now);
  for (const { user_id: userId, lang, id } of ended)
    await enqueueSeatMail(
      transaction,
      { kind: 'offer_ended', workshopId, to: { user: userId, lang } },
      { now, event: id },
    );
  const workshop = await findWanted(transaction, workshopId, { now });
  const isOpen =
    workshop !== null && ['open', 'full'].includes(workshopState(workshop, now, joinBegun).status);
  const offered = isOpen ? offersFor(await waitingPlaces(transaction, workshopId), workshop.unkept) : [];
  const until = offerEnd({
    now,
    offerHours,
    ends: workshop && registrationEnd(workshop.workshopDates, joinBegun),
  });
  for (const { id } of offered) {
    await setOffer(transaction, id, until);
    await enqueueSeatMail(
      transaction,
      { kind: 'seat_offered', workshopId, to: { place: id } },
      { now, event: until.toISOString() },
    );
  }
  if (ended.length + offered.length > 0) await raiseStockVersion(transaction);
  return offered.length > 0 ? [until] : [];
}
