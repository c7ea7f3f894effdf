import { randomInt } from 'node:crypto';

/** Nothing that looks like something else in print. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP = 5;

/** A password for somebody to copy once: `x7k2m-…`, 99 bits. */
export function randomPassword(): string {
  const group = () => Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
