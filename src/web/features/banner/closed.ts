/** The script runs in the head before the first paint, so that a closed banner doesn't flash. */
import { safeSessionStorage } from '#ui/safe-storage.ts';

const KEY = 'banner-closed';
const MARK = 'bannerClosed';

export const CLOSED_BANNER_SCRIPT = `try{if(sessionStorage.getItem('${KEY}'))document.documentElement.dataset.${MARK}=''}catch{}`;

export function rememberClosed(): void {
  document.documentElement.dataset[MARK] = '';
  // Without storage it stays closed until the next load.
  safeSessionStorage.set(KEY, '1');
}
