/** Whatever happens is told once. */
import type { OrderMailJob } from '#server/features/orders/order-mails.service.ts';
import type { Rows } from '../rows.ts';
import type { World } from '../world.ts';

export function* mailFaults({ orders, refunds, events, jobs }: Rows, { post }: World) {
  const written = jobs.filter(({ kind }) => kind === 'order_mail');
  const mails = written.map(({ payload }) => JSON.parse(payload) as OrderMailJob); // the job's own schema
  for (const { id, number, state, payment_method, confirmed_at } of orders) {
    const own = mails.filter(({ orderId }) => orderId === id);
    const count = (who: string, kind: string) =>
      own.filter(({ to }) => to.who === who && to.kind === kind).length;
    const happened = (...wanted: string[]) =>
      events.filter(({ order_id, event }) => order_id === id && wanted.includes(event)).length;
    const isByProvider = events.some(
      ({ order_id, event, actor }) => order_id === id && event === 'confirmed' && actor === 'shop',
    );
    const isArranged = payment_method === 'arrange';
    const isConfirmed = confirmed_at !== null;
    const expected = [
      ['placed', count('customer', 'placed'), Number(isArranged)],
      ['new_order', count('shop', 'new_order'), Number(isArranged || isByProvider)],
      ['confirmed', count('customer', 'confirmed'), Number(isConfirmed)],
      ['expired', count('customer', 'expired'), happened('expired')],
      ['review', count('shop', 'review'), happened('review')],
      ['cancellation_asked', count('shop', 'cancellation_asked'), happened('cancellation_requested')],
      ['refund_failed', count('shop', 'refund_failed'), happened('refund_failed')],
    ] as const;
    for (const [kind, is, should] of expected)
      if (is !== should) yield `${is} mails ${kind} of #${number}, which is ${state}: not ${should}`;
    if (happened('expired') > 1 || happened('confirmed') > 1) yield `#${number} ended or was confirmed twice`;
  }
  for (const { id, state } of refunds) {
    const count = mails.filter(({ refundId, to }) => refundId === id && to.kind === 'refund').length;
    if (count !== Number(state === 'done')) yield `${count} mails of the refund ${id}, which is ${state}`;
  }
  const put = jobs.filter(({ kind }) => kind === 'mail').length;
  const occasions = written.length + jobs.filter(({ kind }) => kind === 'seat_mail').length;
  if (put > occasions) yield `${put} mails were put in for ${occasions} occasions`;
  if (post.sent.size > put) yield `${post.sent.size} mails were sent of ${put}`;
}
