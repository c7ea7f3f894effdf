import { jerusalemDate } from '#domain/jerusalem.ts';
import type { Lang } from '#domain/language.ts';
import type { AdminMessages } from '#i18n/admin/message-types.ts';
import { formatDay, formatTime } from '#i18n/dates.ts';

const DAY = 24 * 60 * 60 * 1000;

/** `מהיום ב־14:07`; `at`: ISO. */
export function whenOf(at: string, lang: Lang, t: AdminMessages['editor']['draft']): string {
  const day = jerusalemDate(new Date(at));
  const time = formatTime(at);
  if (day === jerusalemDate(new Date())) return t.today(time);
  if (day === jerusalemDate(new Date(Date.now() - DAY))) return t.yesterday(time);
  return t.onDay(formatDay(lang, at), time);
}
