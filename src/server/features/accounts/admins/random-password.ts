import { randomInt } from 'node:crypto';

const LEGIBLE = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP = 5;

export function randomPassword(): string {
  const group = () => Array.from({ length: GROUP }, () => LEGIBLE[randomInt(LEGIBLE.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
