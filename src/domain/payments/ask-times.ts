/** When the provider is asked about a page that it hasn't told of (docs/rules.md#payment). */

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const FIRST_MINUTES = [1, 3, 5, 10, 20, 40];
const LAST_HOUR = 48;

/** The next moment after `now`, however many were missed; null: there is none. `everySeconds` replaces the table. */
export function nextAsk(opened: Date, now: Date, everySeconds: number | null = null): Date | null {
  const age = now.getTime() - opened.getTime();
  if (age >= LAST_HOUR * HOUR_MS) return null;
  if (everySeconds !== null) return new Date(now.getTime() + everySeconds * 1000);
  const minute = FIRST_MINUTES.find((minutes) => minutes * MINUTE_MS > age);
  const at = minute === undefined ? (Math.floor(age / HOUR_MS) + 1) * HOUR_MS : minute * MINUTE_MS;
  return new Date(opened.getTime() + at);
}
