/** What of an order goes into a parcel. */
import type { Order, OrderLine } from '#contract/orders.ts';
import type { LineState } from '#domain/orders/order-states.ts';

const TO_PACK: readonly LineState[] = ['waiting', 'making', 'ready'];

/** Not what was sent back or cancelled. */
export function keptLines<Line extends Pick<OrderLine, 'quantity' | 'refunded' | 'state'>>(
  lines: readonly Line[],
): { line: Line; left: number }[] {
  return lines
    .map((line) => ({ line, left: line.quantity - line.refunded.quantity }))
    .filter(({ line, left }) => left > 0 && line.state !== 'cancelled');
}

/** Of a list, those that are still to be packed have a slip. */
export function isToPack({ state, lines }: Pick<Order, 'state' | 'lines'>): boolean {
  const isReleased = state === 'confirmed' || state === 'completed';
  return (
    isReleased &&
    keptLines(lines).some(({ line }) => line.productType === 'Item' && TO_PACK.includes(line.state))
  );
}
