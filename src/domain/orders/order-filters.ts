/** What the admin's list of orders can be narrowed to; `todo`: something waits for the admin. */
export const ORDER_FILTERS = [
  'todo',
  'pending',
  'confirmed',
  'review',
  'requests',
  'completed',
  'cancelled',
  'expired',
  'all',
] as const;
export type OrderFilter = (typeof ORDER_FILTERS)[number];
