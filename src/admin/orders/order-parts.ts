/** The ids of the parts' headings. */
export const ORDER_PARTS = {
  contact: 'order-contact',
  items: 'order-items',
  delivery: 'order-delivery',
  money: 'order-money',
  notes: 'order-notes',
  mails: 'order-mails',
  events: 'order-events',
} as const;
