/** Whether `/` opens the search: a key of a single character must be one that can be turned off (WCAG 2.1.4). */

const KEY = 'search-slash';

export function isSlashOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

/** For this browser, from now on. */
export function turnSlash(on: boolean): void {
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // Without storage it stays on.
  }
}
