/** What the customer is told about an order. */
export const ORDER_MAILS = [
  'placed',
  'confirmed',
  'making',
  'ready',
  'sent',
  'refund',
  'cancellation',
  'expired',
] as const;
export type OrderMail = (typeof ORDER_MAILS)[number];
