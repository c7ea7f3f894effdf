/**
 * Quantity edits that the server hasn't accepted yet, kept for a page that is left before it has: the
 * next page of this tab sends them again. A quantity set twice is set once.
 */
import type { LineKey } from './lines.ts';

const KEY = 'cart-edits';
/** ms; an older edit is no longer what somebody is waiting for. */
const GOOD_FOR = 60_000;

export interface KeptEdit {
  key: LineKey;
  quantity: number;
}

export function keepEdits(userId: string, edits: readonly KeptEdit[]): void {
  try {
    if (edits.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify({ userId, edits, until: Date.now() + GOOD_FOR }));
  } catch {
    // Without storage an edit lives as long as its page.
  }
}

/** This user's edits, once. */
export function takeEdits(userId: string): KeptEdit[] {
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    if (!kept) return [];
    const {
      userId: owner,
      edits,
      until,
    } = JSON.parse(kept) as { userId: string; edits: KeptEdit[]; until: number };
    return owner === userId && until > Date.now() ? edits : [];
  } catch {
    return [];
  }
}
