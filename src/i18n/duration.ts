import type { Lang } from '#domain/language.ts';
import { numberFormat, withoutMarks } from './format.ts';

/** `3 hours`, `2.5 hours`; minutes where it isn't half hours. */
export function formatDuration(lang: Lang, minutes: number): string {
  const inHours = minutes >= 60 && minutes % 30 === 0;
  const unit = inHours ? 'hour' : 'minute';
  const format = numberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' });
  const text = withoutMarks(format.format(inHours ? minutes / 60 : minutes));
  // Hebrew says 'an hour', not '1 hour'.
  return lang === 'he' ? text.replace(/^1 /, '') : text;
}
