const MINUTE = 60_000;

/** Whole hours and minutes until then, rounded up to the minute; null at the last moment and after. */
export function timeLeft(until: string, now: number): { hours: number; minutes: number } | null {
  const left = Date.parse(until) - now;
  if (left <= 0) return null;
  const minutes = Math.ceil(left / MINUTE);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/** How long what is said of it stays true, ms. */
export function untilNextMinute(until: string, now: number): number {
  const left = Date.parse(until) - now;
  return left <= 0 ? Infinity : left % MINUTE || MINUTE;
}
