import type { WantedLine } from '#domain/cart.ts';
import { safeSessionStorage } from '#ui/safe-storage.ts';

const KEY = 'pending-add';
/** ms */
const GOOD_FOR = 30 * 60_000;

/** Without storage the visitor adds it again after login. */
export function savePendingAdd(line: WantedLine): void {
  safeSessionStorage.setJson(KEY, { line, until: Date.now() + GOOD_FOR });
}

export function takePendingAdd(): WantedLine | null {
  const line = pendingAdd();
  safeSessionStorage.remove(KEY);
  return line;
}

/** It keeps waiting. */
export function pendingAdd(): WantedLine | null {
  const saved = safeSessionStorage.getJson(KEY) as { line: WantedLine; until: number } | null;
  return saved && saved.until > Date.now() ? saved.line : null;
}
