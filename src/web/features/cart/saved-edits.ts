/** The tab's next page sends edits again that were not accepted when their page was left. */
import type { LineItem } from '#domain/cart.ts';

const KEY = 'cart-edits';
/** Older edits are dropped, ms. */
const GOOD_FOR = 60_000;

export interface SavedEdit {
  line: LineItem;
  quantity: number;
}

interface Saved {
  userId: string;
  edits: SavedEdit[];
  until: number;
}

export function saveEdits(userId: string, edits: SavedEdit[]): void {
  try {
    const saved: Saved = { userId, edits, until: Date.now() + GOOD_FOR };
    if (edits.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(saved));
  } catch {
    // Without storage an edit lives as long as its page.
  }
}

export function takeSavedEdits(userId: string): SavedEdit[] {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    if (!text) return [];
    const saved = JSON.parse(text) as Saved;
    return saved.userId === userId && saved.until > Date.now() ? saved.edits : [];
  } catch {
    return [];
  }
}
