/** Sums, days and moments as the mails of orders write them; signs and digits are one isolated run. */
import type { Lang } from '#domain/language.ts';
import type { Shekels } from '#domain/money.ts';
import { formatDay, formatHours, formatTime } from '../dates.ts';
import { formatPrice, isolatedPrice } from '../format.ts';
import { formatLongWeekday } from '../long-dates.ts';

export function sum(amount: Shekels): string {
  return isolatedPrice(amount, true);
}

export function minus(amount: Shekels): string {
  return `\u2066−₪${formatPrice(amount, true)}\u2069`;
}

/** `יום רביעי, 25 בנובמבר 2026` / `Wednesday, 25 November 2026`. */
export function day(lang: Lang, iso: string): string {
  return `${formatLongWeekday(lang, iso)}, ${formatDay(lang, iso, true).replace(' ', '\u00A0')}`;
}

/** `25 בנובמבר` / `25 November`. */
export function shortDay(lang: Lang, iso: string): string {
  return formatDay(lang, iso).replace(' ', '\u00A0');
}

/** Of a meeting: `יום רביעי, 25 בנובמבר 2026, 17:30–20:30`. */
export function hours(lang: Lang, iso: string, minutes: number): string {
  return `${day(lang, iso)}, \u2066${formatHours(iso, minutes)}\u2069`;
}

export function moment(lang: Lang, iso: string): string {
  return `${day(lang, iso)}, ${formatTime(iso)}`;
}
