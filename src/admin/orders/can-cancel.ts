import type { AdminOrder } from '#contract/admin-orders.ts';
import { canMoveLine } from '#domain/orders/order-states.ts';

/** Only without money to give back: an unpaid order as a whole, of a free one what isn't handed over. */
export function canCancel({
  state,
  payment,
  lines,
}: Pick<AdminOrder, 'state' | 'payment' | 'lines'>): boolean {
  if (payment.paid > payment.refunded) return false;
  if (state === 'pending' || state === 'expired') return true;
  const isOpen = lines.some((line) => canMoveLine(line.productType, line.state, 'cancelled'));
  return state === 'confirmed' && isOpen;
}
