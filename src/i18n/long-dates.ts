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
