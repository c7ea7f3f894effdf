import type { Week } from '#contract/week.ts';

export function isQuiet({ visits, carts, views, emptySearches }: Week): boolean {
  return visits + carts + views.length + emptySearches.length === 0;
}
