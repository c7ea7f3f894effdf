/** Quantity edits not accepted when their page was left: the tab's next page sends them again. */
import type { LineItem } from '#domain/cart.ts';

const KEY = 'cart-edits';
/** ms; nobody waits for an older edit any more. */
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

/** This user's edits, once. */
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
