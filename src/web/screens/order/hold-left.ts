const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What is left of a hold, in its two largest units; minutes stand alone. */
export type HoldLeft =
  | { unit: 'days'; whole: number; hours: number }
  | { unit: 'hours'; whole: number; minutes: number }
  | { unit: 'minutes'; whole: number };

/** Null at its last moment and after. `until` is ISO 8601, `now` ms. */
export function holdLeft(until: string, now: number): HoldLeft | null {
  const left = Date.parse(until) - now;
  if (left <= 0) return null;
  if (left >= DAY)
    return { unit: 'days', whole: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) };
  if (left >= HOUR)
    return { unit: 'hours', whole: Math.floor(left / HOUR), minutes: Math.floor((left % HOUR) / MINUTE) };
  // A hold that lives is never told to have no time left.
  return { unit: 'minutes', whole: Math.ceil(left / MINUTE) };
}
