import { randomBytes } from 'node:crypto';

const ID = /^[A-Za-z0-9_-]{1,64}$/;

export function newId(): string {
  return randomBytes(12).toString('hex');
}

export function isId(text: string): boolean {
  return ID.test(text);
}
