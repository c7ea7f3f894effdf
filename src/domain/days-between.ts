import { jerusalemDate } from './jerusalem.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Full days from one instant (ISO 8601) to another: 0 on the same day. */
export function daysBetween(from: string, to: string): number {
  const day = (iso: string) => Date.parse(jerusalemDate(new Date(iso)));
  return Math.round((day(to) - day(from)) / DAY_MS);
}
