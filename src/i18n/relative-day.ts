import type { Lang } from '#domain/language.ts';
import { LOCALE } from './locales.ts';

/** `מחר` / `tomorrow`, within a sentence; `days` from today, negative for the past. */
export function relativeDay(lang: Lang, days: number): string {
  return new Intl.RelativeTimeFormat(LOCALE[lang].bcp47, { numeric: 'auto' }).format(days, 'day');
}

/** `Tomorrow`, where it begins a line. */
export function relativeDayFirst(lang: Lang, days: number): string {
  const text = relativeDay(lang, days);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
