/** Which mails can be sent again: those that say what has happened. The server decides. */
import type { AdminOrder } from '#contract/admin-orders.ts';
import { ORDER_MAILS, type OrderMail } from '#domain/orders/order-mails.ts';
import type { LineState } from '#domain/orders/order-states.ts';
import { wasConfirmed } from './was-confirmed.ts';

export interface SentMail {
  mail: OrderMail;
  /** The last time, ISO 8601; undefined if it never was. */
  at: string | undefined;
}

const AFTER: Record<'making' | 'ready', readonly LineState[]> = {
  making: ['making', 'ready', 'handed_over'],
  ready: ['ready', 'handed_over'],
};

export function orderMails(order: AdminOrder): SentMail[] {
  if (order.contact.email === '') return [];
  return ORDER_MAILS.filter((mail) => canSend(order, mail)).map((mail) => ({
    mail,
    at: order.events.findLast((event) => event.mail === mail)?.at,
  }));
}

function canSend(order: AdminOrder, mail: OrderMail): boolean {
  const { state, lines, delivery, refunds, cancellationRequest } = order;
  switch (mail) {
    case 'placed':
      return state === 'pending';
    case 'confirmed':
      return wasConfirmed(order);
    case 'making':
    case 'ready':
      return lines.some((line) => line.productType === 'Item' && AFTER[mail].includes(line.state));
    case 'sent':
      return (delivery?.trackingNumber ?? delivery?.trackingUrl) !== undefined;
    case 'refund':
      return refunds.some((refund) => refund.state === 'done');
    case 'cancellation':
      return state === 'cancelled' || cancellationRequest !== undefined;
    case 'expired':
      return state === 'expired';
  }
}
