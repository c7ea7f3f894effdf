import type { Workshop } from '#contract/workshops.ts';
import { formatDuration } from '#i18n/duration.ts';
import { formatDayNumeral, formatMonth, formatTime, formatWeekday } from '#i18n/dates.ts';
import { cx } from '#ui/cx.ts';
import { useLang, useMessages } from '#ui/language.tsx';
import styles from './WorkshopDates.module.css';

export function WorkshopDates({ dates, now }: { dates: Workshop['workshopDates']; now: Date }) {
  const { workshops: t } = useMessages();
  const lang = useLang();
  return (
    <div>
      {dates.length > 1 && <p className={styles.together}>{t.meetings(dates.length)}</p>}
      <ul className={styles.dates} aria-label={t.dates}>
        {dates.map(({ date, duration }) => (
          <li key={date} className={cx(styles.date, new Date(date) <= now && styles.gone)}>
            <time dateTime={date} className={styles.when}>
              <span className={styles.day}>{formatDayNumeral(date)}</span>
              <span className={styles.rest}>
                {formatMonth(lang, date, now)}, {formatWeekday(lang, date)}{' '}
                <bdi dir="ltr">{formatTime(date)}</bdi>
              </span>
            </time>
            <span className={styles.minutes}>{formatDuration(lang, duration)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
