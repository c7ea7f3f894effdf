/** Whose session it is, for a page that has to open without a network; gone with the session. */
import type { Profile } from '#contract/auth.ts';
import { safeLocalStorage } from '#ui/safe-storage.ts';

const KEY = 'kept-profile';

export function keepProfile(user: Profile): void {
  safeLocalStorage.setJson(KEY, user);
}

export function readKeptProfile(): Profile | null {
  return safeLocalStorage.getJson(KEY) as Profile | null;
}

export function forgetProfile(): void {
  safeLocalStorage.remove(KEY);
}
