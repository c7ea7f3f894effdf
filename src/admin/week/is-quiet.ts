import type { Week } from '#contract/week.ts';

export function isQuiet({ visits, carts, orders, views, emptySearches }: Week): boolean {
  return visits + carts + orders + views.length + emptySearches.length === 0;
}
