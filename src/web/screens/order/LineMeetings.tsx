import type { OrderLine } from '#contract/orders.ts';
import { formatDuration } from '#i18n/duration.ts';
import { formatDayNumeral, formatMonth, formatTime, formatWeekday } from '#i18n/format.ts';
import { useNow } from '#web/features/page/facts.tsx';
import { useLang, useMessages } from '#ui/language.tsx';
import styles from './LineMeetings.module.css';

export function LineMeetings({ meetings }: { meetings: NonNullable<OrderLine['meetings']> }) {
  const { workshops: t } = useMessages();
  const lang = useLang();
  const now = useNow();
  return (
    <ul className={styles.meetings} aria-label={t.dates}>
      {meetings.map(({ date, duration }) => (
        <li key={date} className={styles.meeting}>
          <span className={styles.day}>{formatDayNumeral(lang, date)}</span>
          <span>
            <time dateTime={date} className={styles.when}>
              {formatMonth(lang, date, now)}, {formatWeekday(lang, date)}{' '}
              <bdi dir="ltr">{formatTime(lang, date)}</bdi>
            </time>
            <span className={styles.minutes}>{formatDuration(lang, duration)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
