import type { OrderMail } from '#domain/orders/order-mails.ts';
import type { LineState } from '#domain/orders/order-states.ts';
import { newId } from '#server/db/ids.ts';
import type { DatabaseTransaction } from '#server/db/schema.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import type { OpenOrder } from './order-change.ts';
import { enqueueOrderMail } from './order-mails.service.ts';

const AFTER: Record<'making' | 'ready', readonly LineState[]> = {
  making: ['making', 'ready', 'handed_over'],
  ready: ['ready', 'handed_over'],
};

/** As the order is now. Throws an ApiError (400) for a mail that would say what hasn't happened, or is over. */
export async function sendMailAgain(
  transaction: DatabaseTransaction,
  open: OpenOrder,
  mail: OrderMail,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  const about = aboutOf(open, mail);
  if (!about) throw new ApiError('invalid', { mail: { problem: 'invalid' } });
  await enqueueOrderMail(transaction, open.order, mail, { now, by, event: newId(), ...about });
}

function aboutOf(
  { order, lines, ledger }: OpenOrder,
  mail: OrderMail,
): { lines?: string[]; refundId?: string } | null {
  switch (mail) {
    case 'placed':
      return order.state === 'pending' ? {} : null;
    case 'cancellation':
    case 'sent':
      return {};
    case 'confirmed':
      return order.confirmed_at === null ? null : {};
    case 'expired':
      return order.state === 'expired' ? {} : null;
    case 'refund': {
      const last = ledger.refunds.findLast(({ state }) => state === 'done');
      return last ? { refundId: last.id } : null;
    }
    case 'making':
    case 'ready': {
      const pieces = lines.filter(
        ({ product_type, state }) => product_type === 'Item' && AFTER[mail].includes(state),
      );
      return pieces.length > 0 ? { lines: pieces.map(({ id }) => id) } : null;
    }
  }
}
