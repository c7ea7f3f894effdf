/** Kept in this tab: a phone may drop the page while its owner reads the mail. */
import { safeSessionStorage } from '#ui/safe-storage.ts';

const KEY = 'login-code';
/** ms; as long as a code is good (docs/rules.md#codes-and-links). */
const LIFE = 10 * 60_000;
/** ms until another code can be asked for. */
export const RESEND_AFTER = 30_000;

export interface CodeRequest {
  email: string;
  /** ms since 1970. */
  sentAt: number;
}

let last: { text: string | null; request: CodeRequest | null } = { text: null, request: null };

/** The same object while nothing changed; null without one, and once its code has ended. */
export function keptCodeRequest(): CodeRequest | null {
  const text = safeSessionStorage.get(KEY, null);
  if (text !== last.text) last = { text, request: read(text) };
  return last.request;
}

export function keepCodeRequest(request: CodeRequest): void {
  safeSessionStorage.set(KEY, JSON.stringify(request));
}

export function forgetCodeRequest(): void {
  safeSessionStorage.remove(KEY);
}

function read(text: string | null): CodeRequest | null {
  if (text === null) return null;
  try {
    const { email, sentAt } = JSON.parse(text) as Partial<CodeRequest>;
    if (typeof email !== 'string' || typeof sentAt !== 'number') return null;
    return Date.now() - sentAt < LIFE ? { email, sentAt } : null;
  } catch {
    return null;
  }
}

/** The digits of what was typed or pasted, at most six. */
export function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, 6);
}
