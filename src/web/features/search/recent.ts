import { safeLocalStorage } from '#ui/safe-storage.ts';

const KEY = 'searches';
const MOST = 5;

/** The newest first; empty without storage. */
export function readRecent(): string[] {
  const saved = safeLocalStorage.getJson(KEY);
  return Array.isArray(saved) ? saved.filter((query) => typeof query === 'string').slice(0, MOST) : [];
}

/** Moves a query to the top, ignoring case. */
export function rememberSearch(query: string): void {
  const wanted = query.trim();
  if (wanted !== '') write([wanted, ...without(wanted)]);
}

/** Returns the rest. */
export function forgetSearch(query: string): string[] {
  const left = without(query);
  write(left);
  return left;
}

function without(query: string): string[] {
  return readRecent().filter((recent) => recent.toLowerCase() !== query.toLowerCase());
}

function write(queries: string[]): void {
  if (queries.length === 0) safeLocalStorage.remove(KEY);
  else safeLocalStorage.setJson(KEY, queries.slice(0, MOST));
}
