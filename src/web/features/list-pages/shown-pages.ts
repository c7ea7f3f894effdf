/** The pages of a list that stand in the browser's window now. Only a rendered page notes them: never the server. */

interface ShownPages {
  name: string;
  parts: unknown[][];
}

/** How long a page needs no further reading, ms. */
const FRESH = 60_000;

let shown: ShownPages | null = null;
/** Since when each page has been on show, ms. */
const shownAt = new WeakMap<object, number>();

/** The pages on show of the list of this name; null where another list or none is there. */
export function shownPages<Pages extends ShownPages>(name: string): Pages | null {
  return shown?.name === name ? (shown as Pages) : null;
}

/** Says what is on show; null when the list is left. */
export function recordShown(pages: ShownPages | null): void {
  shown = pages;
  for (const part of pages?.parts ?? []) if (!shownAt.has(part)) shownAt.set(part, Date.now());
}

export function isFresh(part: unknown[]): boolean {
  return Date.now() - (shownAt.get(part) ?? 0) < FRESH;
}
