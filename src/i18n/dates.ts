/**
 * Days and hours in each language, in Jerusalem. A browser's first formatter takes it 15 to 25 ms, so none is asked
 * (docs/decisions/0049-numbers-without-intl.md).
 */
import { jerusalemDate, jerusalemTime, weekdayOf } from '#domain/jerusalem.ts';
import type { Lang } from '#domain/language.ts';
import { yearOf } from './format.ts';

type Names = Record<Lang, readonly string[]>;

const MONTHS: Names = {
  he: 'ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
};
const SHORT_WEEKDAYS: Names = {
  he: [...'אבגדהו'].map((letter) => `יום ${letter}׳`).concat('שבת'),
  en: 'Sun Mon Tue Wed Thu Fri Sat'.split(' '),
};

/** Hebrew leaves names of four letters whole. */
const SHORT: Record<Lang, (month: string) => string> = {
  he: (month) => (month.length > 4 ? `${month.slice(0, 3)}׳` : month),
  en: (month) => month.slice(0, month === 'September' ? 4 : 3),
};

const dayOf = (iso: string) => jerusalemDate(new Date(iso));
const monthOf = (lang: Lang, iso: string) => MONTHS[lang][Number(dayOf(iso).slice(5, 7)) - 1]!;
const yearAfter = (iso: string, isTold: boolean | undefined) => (isTold ? ` ${yearOf(iso)}` : '');

/** The day of the month, two digits. */
export function formatDayNumeral(iso: string): string {
  return dayOf(iso).slice(8);
}

/** `דצמ׳` / `Dec`; with the year where it isn't that of `now`. */
export function formatMonth(lang: Lang, iso: string, now?: Date): string {
  const withYear = now && yearOf(iso) !== yearOf(now.toISOString());
  return SHORT[lang](monthOf(lang, iso)) + yearAfter(iso, withYear);
}

/** `דצמבר` / `December`; with the year where `withYear`. */
export function formatLongMonth(lang: Lang, iso: string, withYear = false): string {
  return monthOf(lang, iso) + yearAfter(iso, withYear);
}

/** `יום ו׳` / `Fri`. */
export function formatWeekday(lang: Lang, iso: string): string {
  return SHORT_WEEKDAYS[lang][weekdayOf(dayOf(iso))]!;
}

/** `24 בנובמבר` / `24 November`; with the year where `withYear`. */
export function formatDay(lang: Lang, iso: string, withYear = false): string {
  const month = formatLongMonth(lang, iso, withYear);
  return `${Number(formatDayNumeral(iso))} ${lang === 'he' ? 'ב' : ''}${month}`;
}

/** `17:30`. */
export function formatTime(iso: string): string {
  return jerusalemTime(new Date(iso));
}

/** `17:30–20:30`; of what goes on past midnight its beginning alone. */
export function formatHours(iso: string, minutes: number): string {
  const end = new Date(Date.parse(iso) + minutes * 60_000).toISOString();
  return formatTime(iso) + (dayOf(end) === dayOf(iso) ? `–${formatTime(end)}` : '');
}
