import type { OrderLine } from '#contract/orders.ts';
import { formatDuration } from '#i18n/duration.ts';
import { formatDayNumeral, formatHours, formatMonth, formatWeekday } from '#i18n/dates.ts';
import { useNow } from '#web/features/page/facts.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { cx } from '#ui/cx.ts';
import { useLang, useMessages } from '#ui/language.tsx';
import styles from './LineMeetings.module.css';

interface LineMeetingsProps {
  meetings: NonNullable<OrderLine['meetings']>;
  /** Which are over is told of a seat that is still to be taken. */
  strikes: boolean;
}

export function LineMeetings({ meetings, strikes }: LineMeetingsProps) {
  const { workshops: t } = useMessages();
  const lang = useLang();
  const { meetingOver } = usePageTexts('order');
  const now = useNow();
  const isOver = (date: string) => strikes && new Date(date) <= now;
  return (
    <ul className={styles.meetings} aria-label={t.dates}>
      {meetings.map(({ date, duration }) => (
        <li key={date} className={cx(styles.meeting, isOver(date) && styles.over)}>
          <span className={styles.day}>{formatDayNumeral(date)}</span>
          <span>
            <time dateTime={date} className={styles.when}>
              {formatMonth(lang, date, now)}, {formatWeekday(lang, date)}{' '}
              <bdi dir="ltr">{formatHours(date, duration)}</bdi>
            </time>
            <span className={styles.minutes}>
              {isOver(date) ? meetingOver : formatDuration(lang, duration)}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
