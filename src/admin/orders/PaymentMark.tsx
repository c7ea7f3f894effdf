import type { Order } from '#contract/orders.ts';
import { useAdminMessages } from '../language.tsx';
import { Tag } from '../today/Panel.tsx';

/** Nothing was paid for an order that has ended, unlike one that was free. */
export function PaymentMark({ order: { state, payment, total } }: { order: Order }) {
  const { orders: t } = useAdminMessages();
  if (payment.state === 'none') return <Tag look="warn">{total > 0 ? t.payment.unpaid : t.payment.none}</Tag>;
  const look = LOOKS[payment.state];
  const isOver = payment.state === 'pending' && state !== 'pending' && state !== 'confirmed';
  return <Tag look={look}>{isOver ? t.payment.unpaid : t.payment[payment.state]}</Tag>;
}

const LOOKS = {
  pending: 'warn',
  paid: 'good',
  part_refunded: 'warn',
  refunded: 'warn',
  review: 'stop',
} as const;
