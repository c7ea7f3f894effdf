import { workshopSnapshots } from './workshop-snapshots.repository.ts';
import { workshopsNow } from '#server/db/entries/workshops-now.ts';
import type { DatabaseTransaction } from '#server/db/schema.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import type { OpenOrder } from './order-change.ts';
import { recordEvent, updateLine, updateOrder } from './orders.repository.ts';

interface Moving {
  lineId: string;
  /** The workshop's id. */
  to: string;
  by: string;
  now: Date;
}

/** What the line says of its workshop; what was paid stays. The caller moves the seats. Throws an ApiError (404, 409). */
export async function moveSeats(
  transaction: DatabaseTransaction,
  { order, lines }: OpenOrder,
  { lineId, to, by, now }: Moving,
): Promise<void> {
  const line = lines.find(({ id }) => id === lineId);
  if (!line) throw new ApiError('not_found');
  if (line.state !== 'registered') throw new ApiError('line_state');
  const workshop = (await workshopsNow(transaction, [to])).get(to);
  const snapshot = (await workshopSnapshots(transaction, [to], order.lang)).get(to);
  if (!workshop || !snapshot) throw new ApiError('not_found');
  const english = workshop.translations.en.title;
  const at = now.toISOString();
  await updateLine(transaction, lineId, {
    item: to,
    title: workshop.title,
    translations: JSON.stringify(english ? { en: { title: english } } : {}),
    image: workshop.image,
    meetings: JSON.stringify(snapshot.meetings),
    location: snapshot.location,
  });
  await updateOrder(transaction, order, {}, at);
  await recordEvent(transaction, order.id, { event: 'moved', actor: 'admin', by, line: lineId, at });
}
