/** A separate file keeps the paths of checkout and orders out of the other pages' scripts. */
import { apiPath } from './api-path.ts';

export const orderApi = {
  quote: apiPath('/checkout-sessions/:id/quote'),
  orders: apiPath('/orders'),
  order: apiPath('/orders/:id'),
  orderStatus: apiPath('/orders/:id/status'),
  orderPayment: apiPath('/orders/:id/pay'),
  orderCancellation: apiPath('/orders/:id/cancel'),
  cancellationQuote: apiPath('/orders/:id/cancellation-quote'),
  cancellations: apiPath('/cancellations'),
  paymentNotice: apiPath('/payments/notify/:provider'),
} as const;
