import type { WantedLine } from '#domain/cart.ts';

const KEY = 'pending-add';
/** ms */
const GOOD_FOR = 30 * 60_000;

export function savePendingAdd(line: WantedLine): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ line, until: Date.now() + GOOD_FOR }));
  } catch {
    // Without storage the visitor adds it again after login.
  }
}

export function takePendingAdd(): WantedLine | null {
  try {
    const saved = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    if (!saved) return null;
    const { line, until } = JSON.parse(saved) as { line: WantedLine; until: number };
    return until > Date.now() ? line : null;
  } catch {
    return null;
  }
}
