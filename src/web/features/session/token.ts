import { safeLocalStorage } from '#ui/safe-storage.ts';

export const TOKEN_KEY = 'token';

/** Without storage the session lasts as long as the page. */
let inMemory: string | null = null;

export function readToken(): string | null {
  return safeLocalStorage.get(TOKEN_KEY, inMemory);
}

export function writeToken(token: string | null): void {
  inMemory = token;
  if (token === null) safeLocalStorage.remove(TOKEN_KEY);
  else safeLocalStorage.set(TOKEN_KEY, token);
}
