/** Names of months and weekdays in full. */
import type { Lang } from '#domain/language.ts';
import { dateFormat, withoutMarks } from './format.ts';

/** `יום שלישי` / `Tuesday`. */
export function formatLongWeekday(lang: Lang, iso: string): string {
  return withoutMarks(dateFormat(lang, { weekday: 'long' }).format(new Date(iso)));
}

/** `דצמבר` / `December`; with the year where `withYear`. */
export function formatLongMonth(lang: Lang, iso: string, withYear = false): string {
  return withoutMarks(
    dateFormat(lang, { month: 'long', ...(withYear ? { year: 'numeric' } : {}) }).format(new Date(iso)),
  );
}

/** Of `YYYY-MM`. */
export function monthName(lang: Lang, month: string, withYear = false): string {
  return formatLongMonth(lang, `${month}-15T12:00:00Z`, withYear);
}

/** Of `0` (Sunday) to `6`; a day of 2023, whose first was a Sunday. */
export function weekdayName(lang: Lang, weekday: string): string {
  return formatLongWeekday(lang, `2023-01-0${Number(weekday) + 1}T12:00:00Z`);
}
