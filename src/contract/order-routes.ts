/** A separate file keeps the paths of checkout and orders out of the other pages' scripts. */
import { apiPath } from './api-path.ts';
import { pages } from './routes.ts';

export const orderApi = {
  quote: apiPath('/checkout-sessions/:id/quote'),
  orders: apiPath('/orders'),
  order: apiPath('/orders/:id'),
  orderStatus: apiPath('/orders/:id/status'),
  orderPayment: apiPath('/orders/:id/pay'),
  orderCancellation: apiPath('/orders/:id/cancel'),
  cancellationQuote: apiPath('/orders/:id/cancellation-quote'),
  cancellations: apiPath('/cancellations'),
  cancellation: apiPath('/cancellations/:id'),
  paymentNotice: apiPath('/payments/notify/:provider'),
} as const;

/** What became of a cancellation request; a page that the mails about it lead to. */
export function requestPage(id: string): string {
  return `${pages.cancel()}/${id}`;
}
