import type { ProductType } from '#domain/offer.ts';
import type { DatabaseTransaction } from '#server/db/schema.ts';
import { enqueueSeatMail } from '../seat-mails/seat-mail-job.ts';
import { findAttendeeAnywhere } from './attendees.repository.ts';

/** Ids. */
export function seatsAmong(lines: readonly { id: string; product_type: ProductType }[]): string[] {
  return lines.filter(({ product_type }) => product_type === 'Workshop').map(({ id }) => id);
}

/** Whoever was given seats that are now cancelled would come in vain. `lines`: ids of the order's. */
export async function tellOfCancelledSeats(
  transaction: DatabaseTransaction,
  { email: buyer }: { email: string },
  lines: readonly string[],
  now: Date,
): Promise<void> {
  for (const formerOf of lines) {
    const found = await findAttendeeAnywhere(transaction, formerOf);
    const { givenBy, email, lang } = found?.attendee ?? {};
    if (!found || givenBy === undefined || !email || !lang || email === buyer) continue;
    const { workshopId } = found;
    const to = { formerOf, email, lang };
    const event = now.toISOString();
    await enqueueSeatMail(transaction, { kind: 'seat_cancelled', workshopId, to }, { now, event });
  }
}
