import type { AdminOrder } from '#contract/admin-orders.ts';

/** Whatever became of it since. */
export function wasConfirmed({ events }: Pick<AdminOrder, 'events'>): boolean {
  return events.some(({ event }) => event === 'confirmed');
}
