/** What a visitor wanted to add before logging in: one item, 30 minutes, never in the address (product.md). */
import type { Line } from './lines.ts';

const KEY = 'pending-add';
const MINUTES = 30;

export function keepPendingAdd(line: Line): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ line, until: Date.now() + MINUTES * 60_000 }));
  } catch {
    // Without storage the visitor adds it again after login.
  }
}

/** Gives it once. */
export function takePendingAdd(): Line | null {
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    if (!kept) return null;
    const { line, until } = JSON.parse(kept) as { line: Line; until: number };
    return until > Date.now() ? line : null;
  } catch {
    return null;
  }
}
