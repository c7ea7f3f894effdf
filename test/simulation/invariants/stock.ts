/** What is there, sold and held is what there was. */
import { GOODS } from '../template.ts';
import { type Rows, sumOf } from '../rows.ts';
import type { World } from '../world.ts';

export function* stockFaults(rows: Rows, { goods }: World) {
  const { orders, lines, holds, pieces, made, registrations, now } = rows;
  const rings = soldOf(rows, goods.ring);
  if (pieces + rings !== GOODS.pieces + made)
    yield `${pieces} pieces are left and ${rings} sold of ${GOODS.pieces + made}`;
  const seats = soldOf(rows, goods.course);
  if (registrations !== seats) yield `${registrations} are registered, and ${seats} seats are sold`;
  const live = (item: string) =>
    sumOf(holds.filter((hold) => hold.item === item && hold.until > now).map(({ quantity }) => quantity));
  if (live(goods.ring) > pieces) yield `${live(goods.ring)} pieces are held of ${pieces}`;
  if (registrations + live(goods.course) > GOODS.seats) yield 'more seats are sold and held than there are';
  const pending = orders.filter(({ state }) => state === 'pending').map(({ id }) => id);
  const due = lines.filter(({ order_id }) => pending.includes(order_id)).map(({ id }) => id);
  const held = holds.map(({ line_id }) => line_id);
  if (due.toSorted().join() !== held.toSorted().join()) yield 'holds are not those of the pending orders';
}

/** Without what came back; all refunds by lines bring it back. */
function soldOf({ lines, refunds, refundLines }: Rows, item: string): number {
  const done = refunds.filter(({ state }) => state === 'done').map(({ id }) => id);
  return sumOf(
    lines
      .filter((line) => line.item === item && line.state !== 'held' && line.state !== 'cancelled')
      .map(({ id, quantity }) => {
        const parts = refundLines.filter((part) => part.line_id === id && done.includes(part.refund_id));
        return quantity - sumOf(parts.map((part) => part.quantity));
      }),
  );
}
