/** Names of rows. */
import { randomBytes } from 'node:crypto';

/** What an id may look like; anything else names nothing and never reaches the database. */
const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** A new id, opaque and never given twice. */
export function newId(): string {
  return randomBytes(12).toString('hex');
}

export function isId(text: string): boolean {
  return ID.test(text);
}
