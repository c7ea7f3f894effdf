/** What customers and the admin did to an order after it was placed. */
import { toShekels } from '#contract/money.ts';
import type { DatabaseTransaction } from '../db/schema.ts';
import { cancelUnpaid } from '../features/orders/cancel-order.service.ts';
import { expireOrder } from '../features/orders/expire-order.service.ts';
import { moveLine, setTracking } from '../features/orders/move-line.service.ts';
import { openOrder } from '../features/orders/order-change.ts';
import { sumsOf } from '../features/orders/order-view.ts';
import { recordPayment } from '../features/orders/record-payment.service.ts';
import { refundOrder } from '../features/orders/refund-order.service.ts';
import { requestCancellation } from '../features/orders/request-cancellation.service.ts';
import type { DemoStep } from './types.ts';

interface Taken {
  /** The admin's id. */
  by: string;
  now: Date;
}

export async function takeStep(
  transaction: DatabaseTransaction,
  orderId: string,
  step: DemoStep,
  { by, now }: Taken,
): Promise<void> {
  const open = await openOrder(transaction, orderId);
  const { order, lines } = open;
  switch (step.kind) {
    case 'paid': {
      const amount = toShekels(sumsOf(open).missing);
      return recordPayment(transaction, open, { input: { amount, method: step.method }, by, now });
    }
    case 'moved': {
      const { to: state, text } = step;
      const input = { state, image: null, ...(text !== undefined && { text }) };
      return moveLine(transaction, open, lines[step.line]!.id, { input, by, now });
    }
    case 'sent':
      return setTracking(transaction, open, { input: { trackingNumber: step.trackingNumber }, by, now });
    case 'refunded': {
      const { quantity, reason, restock } = step;
      const part = { line: lines[step.line]!.id, quantity, restock };
      await refundOrder(transaction, open, {
        input: { lines: [part], reason, by: 'hand' },
        provider: null,
        by,
        now,
      });
      return;
    }
    case 'asked': {
      const input = { lines: step.lines.map((line) => lines[line]!.id), reason: step.reason };
      return requestCancellation(transaction, open, { input, by: order.user_id, now });
    }
    case 'cancelled':
      await cancelUnpaid(transaction, open, { actor: 'customer', by: order.user_id, now });
      return;
    case 'expired':
      return expireOrder(transaction, order, now);
  }
}
