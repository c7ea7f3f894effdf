/**
 * A closed banner stays closed for the browser session, reloads included. The script stands in the
 * head and runs before the first paint, so that nothing flashes or shifts.
 */
import { safeSessionStorage } from '#ui/safe-storage.ts';

const KEY = 'banner-closed';
const MARK = 'bannerClosed';

/** Allowed by its hash in the Content-Security-Policy. */
export const CLOSED_BANNER_SCRIPT = `try{if(sessionStorage.getItem('${KEY}'))document.documentElement.dataset.${MARK}=''}catch{}`;

export function rememberClosed(): void {
  document.documentElement.dataset[MARK] = '';
  // Without storage it stays closed until the next load.
  safeSessionStorage.set(KEY, '1');
}
