/** What lets its bearer in: 32 random bytes as base64url, of which only a hash is stored. */
import { createHash, randomBytes } from 'node:crypto';

const FORM = /^[\w-]{43}$/;

export function newSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Spares the database the look for what can't be one. */
export function isSecretToken(text: string): boolean {
  return FORM.test(text);
}

/** SHA-256 as hex digits; a fast hash is enough for 32 random bytes. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
