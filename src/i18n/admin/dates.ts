/** Dates in the admin, in the studio's time zone: short ones for lists, long ones for headings. */
import { daysBetween } from '#domain/days-between.ts';
import { jerusalemDate } from '#domain/jerusalem.ts';
import type { Lang } from '#domain/language.ts';
import { formatDay, formatTime } from '../dates.ts';
import { formatLongWeekday } from '../long-dates.ts';
import { relativeDayFirst } from '../relative-day.ts';

/** `18.11.2026` / `18/11/2026`. */
export function formatShortDay(lang: Lang, iso: string): string {
  const parts = jerusalemDate(new Date(iso)).split('-');
  return parts.toReversed().join(lang === 'he' ? '.' : '/');
}

/** `יום שישי, 20 בנובמבר` / `Friday, 20 November`. */
export function formatLongDay(lang: Lang, iso: string): string {
  return `${formatLongWeekday(lang, iso)}, ${formatDay(lang, iso)}`;
}

/** `18:30–21:30`; `duration` in minutes. */
export function formatHours(iso: string, duration: number): string {
  const end = new Date(Date.parse(iso) + duration * 60_000).toISOString();
  return `${formatTime(iso)}–${formatTime(end)}`;
}

/** `היום, 08:50`, `אתמול, 21:14`, before that `18.11.2026`. */
export function formatRecent(lang: Lang, iso: string, now: string): string {
  const days = daysBetween(iso, now);
  if (days !== 0 && days !== 1) return formatShortDay(lang, iso);
  return `${relativeDayFirst(lang, -days)}, ${formatTime(iso)}`;
}

/** 0 to 23, in Jerusalem. */
export function hourOf(iso: string): number {
  return Number(formatTime(iso).slice(0, 2));
}
