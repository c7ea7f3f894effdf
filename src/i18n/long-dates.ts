/** Names of months and weekdays in full. */
import { jerusalemDate, weekdayOf } from '#domain/jerusalem.ts';
import type { Lang } from '#domain/language.ts';
import { formatLongMonth } from './dates.ts';

const WEEKDAYS: Record<Lang, readonly string[]> = {
  he: ['יום ראשון', 'יום שני', 'יום שלישי', 'יום רביעי', 'יום חמישי', 'יום שישי', 'יום שבת'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
};

/** `יום שלישי` / `Tuesday`. */
export function formatLongWeekday(lang: Lang, iso: string): string {
  return WEEKDAYS[lang][weekdayOf(jerusalemDate(new Date(iso)))]!;
}

/** Of `YYYY-MM`. */
export function monthName(lang: Lang, month: string, withYear = false): string {
  return formatLongMonth(lang, `${month}-15T12:00:00Z`, withYear);
}

/** Of `0` (Sunday) to `6`. */
export function weekdayName(lang: Lang, weekday: string): string {
  return WEEKDAYS[lang][Number(weekday)]!;
}
