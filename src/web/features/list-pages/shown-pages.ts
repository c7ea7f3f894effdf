/** The list pages on screen. Only a rendered page records them, never the server. */

interface ShownPages {
  name: string;
  parts: unknown[][];
}

/** A page is not read again for this long, ms. */
const FRESH = 60_000;

let shown: ShownPages | null = null;
/** Since when each page has been shown, ms. */
const shownAt = new WeakMap<object, number>();

/** Null if another list is shown, or none. */
export function shownPages<Pages extends ShownPages>(name: string): Pages | null {
  return shown?.name === name ? (shown as Pages) : null;
}

/** Null when the list is left. */
export function recordShown(pages: ShownPages | null): void {
  shown = pages;
  for (const part of pages?.parts ?? []) if (!shownAt.has(part)) shownAt.set(part, Date.now());
}

export function isFresh(part: unknown[]): boolean {
  return Date.now() - (shownAt.get(part) ?? 0) < FRESH;
}
