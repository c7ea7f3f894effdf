/** Numbers, dates and times in each language, in the studio's time zone. */
import type { Lang } from '#domain/language.ts';
import type { Shekels } from '#domain/money.ts';
import { LOCALE } from './locales.ts';

const ZONE = 'Asia/Jerusalem';

/** Cached, because creating a formatter costs far more than using it. */
const formatters = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

export function numberFormat(lang: Lang, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${lang}n${JSON.stringify(options)}`;
  if (!formatters.has(key)) formatters.set(key, new Intl.NumberFormat(LOCALE[lang].bcp47, options));
  return formatters.get(key) as Intl.NumberFormat;
}

export function dateFormat(lang: Lang, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${lang}d${JSON.stringify(options)}`;
  if (!formatters.has(key)) {
    formatters.set(key, new Intl.DateTimeFormat(LOCALE[lang].bcp47, { timeZone: ZONE, ...options }));
  }
  return formatters.get(key) as Intl.DateTimeFormat;
}

/** ICU versions add different invisible direction marks; server and browser must agree. */
export function withoutMarks(text: string): string {
  return text.replace(/[\u200e\u200f\u061c]/g, '');
}

/**
 * The digits without the sign, which `<Price>` adds in one isolated run; a whole price drops its `.00` unless `exact`.
 * Both languages write numbers alike, so no formatter is asked: a browser's first one takes it 15 to 25 ms
 * (docs/decisions/0049-numbers-without-intl.md).
 */
export function formatPrice(shekels: Shekels, exact = false): string {
  const digits = exact || !Number.isInteger(shekels) ? 2 : 0;
  return shekels.toFixed(digits).replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',');
}

/** With its sign, for a line of text: one run from left to right, between U+2066 and U+2069. */
export function isolatedPrice(shekels: Shekels, exact = false): string {
  return `\u2066₪${formatPrice(shekels, exact)}\u2069`;
}

/** `15%`; the value is whole percent. */
export function formatPercent(percent: number): string {
  return `${percent}%`;
}

/** An average with one decimal. */
export function formatRating(rating: number): string {
  return rating.toFixed(1);
}

/** The day of the month, two digits. */
export function formatDayNumeral(lang: Lang, iso: string): string {
  return dateFormat(lang, { day: '2-digit' }).format(new Date(iso)).padStart(2, '0');
}

/** `דצמ׳` / `Dec`; with the year where it isn't that of `now`. */
export function formatMonth(lang: Lang, iso: string, now?: Date): string {
  const withYear = now && yearOf(iso) !== yearOf(now.toISOString());
  return withoutMarks(
    dateFormat(lang, { month: 'short', ...(withYear ? { year: 'numeric' } : {}) }).format(new Date(iso)),
  );
}

/** `יום ו׳` / `Fri`. */
export function formatWeekday(lang: Lang, iso: string): string {
  return withoutMarks(dateFormat(lang, { weekday: 'short' }).format(new Date(iso)));
}

/** `17:30`. */
export function formatTime(lang: Lang, iso: string): string {
  return dateFormat(lang, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(iso));
}

/** `17:30–20:30`; of what goes on past midnight its beginning alone. */
export function formatHours(lang: Lang, iso: string, minutes: number): string {
  const end = new Date(Date.parse(iso) + minutes * 60_000).toISOString();
  const isOneDay = formatDayNumeral(lang, end) === formatDayNumeral(lang, iso);
  return formatTime(lang, iso) + (isOneDay ? `–${formatTime(lang, end)}` : '');
}

/** `24 בנובמבר` / `24 November`; with the year where `withYear`. */
export function formatDay(lang: Lang, iso: string, withYear = false): string {
  return withoutMarks(
    dateFormat(lang, { day: 'numeric', month: 'long', ...(withYear ? { year: 'numeric' } : {}) }).format(
      new Date(iso),
    ),
  );
}

/** The year in Jerusalem, which turns in winter: two hours before UTC's. */
export function yearOf(iso: string): number {
  return new Date(Date.parse(iso) + 2 * 3_600_000).getUTCFullYear();
}
