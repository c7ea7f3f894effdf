/** What was searched for last, in this browser only: never sent, and gone when it is removed here. */

const KEY = 'searches';
const MOST = 5;

/** The newest first; nothing where the browser keeps nothing. */
export function readRecent(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((query) => typeof query === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Puts a query on top; one that differs in case alone is the same. */
export function rememberSearch(query: string): void {
  const wanted = query.trim();
  if (wanted !== '') write([wanted, ...without(wanted)]);
}

/** Answers what is left. */
export function forgetSearch(query: string): string[] {
  const left = without(query);
  write(left);
  return left;
}

function without(query: string): string[] {
  return readRecent().filter((kept) => kept.toLowerCase() !== query.toLowerCase());
}

function write(queries: string[]): void {
  try {
    if (queries.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(queries.slice(0, MOST)));
  } catch {
    // Without storage nothing is remembered.
  }
}
