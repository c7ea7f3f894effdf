import type { Lang } from '#domain/language.ts';

/** Of one, of two, and of more, after their number. */
type Forms = readonly [one: string, two: string, more: string];

const HOURS: Record<Lang, Forms> = { he: ['שעה', 'שעתיים', 'שעות'], en: ['1 hour', '2 hours', 'hours'] };
const MINUTES: Record<Lang, Forms> = {
  he: ['דקה', 'שתי דקות', 'דקות'],
  en: ['1 minute', '2 minutes', 'minutes'],
};

/** `3 hours`, `2.5 hours`; minutes where it isn't half hours. */
export function formatDuration(lang: Lang, minutes: number): string {
  const inHours = minutes >= 60 && minutes % 30 === 0;
  const [one, two, more] = (inHours ? HOURS : MINUTES)[lang];
  const amount = inHours ? minutes / 60 : minutes;
  if (amount === 1) return one;
  return amount === 2 ? two : `${amount} ${more}`;
}
