/** What is there, sold and held is what there was. */
import { GOODS, SIZES } from '../template.ts';
import { type Rows, sumOf } from '../rows.ts';
import type { World } from '../world.ts';

export function* stockFaults(rows: Rows, { goods }: World) {
  const { orders, lines, holds, pieces, piecesOf, madeOf, registrations, now } = rows;
  for (const size of SIZES) {
    const [left, sold] = [piecesOf[size]!, soldOf(rows, goods.ring, `["${size}"]`)];
    const there = GOODS.pieces + madeOf[size]!;
    if (left + sold !== there) yield `${left} of size ${size} are left and ${sold} sold of ${there}`;
    const kept = sumOf(
      holds.filter(({ variant, until }) => variant === size && until > now).map(({ quantity }) => quantity),
    );
    if (kept > left) yield `${kept} of size ${size} are held of ${left}`;
  }
  if (pieces !== sumOf(Object.values(piecesOf))) yield `${pieces} pieces aren't the sum of the sizes`;
  const byHand = sumOf(rows.hands.filter(({ state }) => state !== 'cancelled').map(({ seats }) => seats));
  const seats = soldOf(rows, goods.course) + byHand;
  if (registrations !== seats) yield `${registrations} are registered, and ${seats} seats are taken`;
  const live = (item: string) =>
    sumOf(holds.filter((hold) => hold.item === item && hold.until > now).map(({ quantity }) => quantity));
  const taken = registrations + live(goods.course) + offeredSeats(rows);
  if (taken > GOODS.seats) yield `${taken} of ${GOODS.seats} seats are taken, held and offered`;
  const pending = orders.filter(({ state }) => state === 'pending').map(({ id }) => id);
  const due = lines.filter(({ order_id }) => pending.includes(order_id)).map(({ id }) => id);
  const held = holds.map(({ line_id }) => line_id);
  if (due.toSorted().join() !== held.toSorted().join()) yield 'holds are not those of the pending orders';
}

/** An order that accepted an offer holds its seats in the offer's place. */
export function offeredSeats({ waiting, holds, now }: Rows): number {
  const live = waiting.filter(
    ({ offer_until: until, line_id: line }) =>
      until !== null && until > now && !holds.some((hold) => hold.line_id === line && hold.until > now),
  );
  return sumOf(live.map(({ seats }) => seats));
}

/** Without what came back; all refunds by lines bring it back. */
function soldOf({ lines, refunds, refundLines }: Rows, item: string, choices = '[]'): number {
  const done = refunds.filter(({ state }) => state === 'done').map(({ id }) => id);
  return sumOf(
    lines
      .filter(
        (line) =>
          line.item === item &&
          line.choices === choices &&
          line.state !== 'held' &&
          line.state !== 'cancelled',
      )
      .map(({ id, quantity }) => {
        const parts = refundLines.filter((part) => part.line_id === id && done.includes(part.refund_id));
        return quantity - sumOf(parts.map((part) => part.quantity));
      }),
  );
}
