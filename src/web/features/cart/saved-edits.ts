/** The tab's next page sends edits again that were not accepted when their page was left. */
import type { ChosenItem } from '#domain/cart.ts';
import { safeSessionStorage } from '#ui/safe-storage.ts';

const KEY = 'cart-edits';
/** Older edits are dropped, ms. */
const GOOD_FOR = 60_000;

export interface SavedEdit {
  line: ChosenItem;
  quantity: number;
}

interface Saved {
  userId: string;
  edits: SavedEdit[];
  until: number;
}

/** Without storage an edit lives as long as its page. */
export function saveEdits(userId: string, edits: SavedEdit[]): void {
  const saved: Saved = { userId, edits, until: Date.now() + GOOD_FOR };
  if (edits.length === 0) safeSessionStorage.remove(KEY);
  else safeSessionStorage.setJson(KEY, saved);
}

export function takeSavedEdits(userId: string): SavedEdit[] {
  const saved = safeSessionStorage.getJson(KEY) as Saved | null;
  safeSessionStorage.remove(KEY);
  return saved?.userId === userId && saved.until > Date.now() ? saved.edits : [];
}
