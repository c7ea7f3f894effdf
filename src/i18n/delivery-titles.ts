import type { DeliveryMethod } from '#domain/orders/delivery.ts';

export const DELIVERY_TITLES: Readonly<Record<DeliveryMethod, { he: string; en: string }>> = {
  pickup: { he: 'איסוף מהסטודיו', en: 'Pickup at the studio' },
  courier: { he: 'שליח עד הבית', en: 'Courier to your door' },
  post: { he: 'דואר', en: 'Post' },
};
