/** `20261120T182530Z` */
export function stampOf(now: Date): string {
  return now.toISOString().replace(/[-:]|\.\d+/g, '');
}
