/** How long seats are kept, in hours and minutes; its size is the same at every moment. */
import { useEffect } from 'react';
import { daysBetween } from '#domain/days-between.ts';
import type { Lang } from '#domain/language.ts';
import { timeLeft, untilNextMinute } from '#domain/time-left.ts';
import { formatDay, formatTime, formatWeekday } from '#i18n/dates.ts';
import { relativeDay } from '#i18n/relative-day.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useLang } from '#ui/language.tsx';
import { useClock } from '#ui/use-clock.ts';
import styles from './Countdown.module.css';

interface CountdownProps {
  until: string;
  onEnd: () => void;
}

export function Countdown({ until, onEnd }: CountdownProps) {
  const { offer: t } = usePageTexts('seats');
  const lang = useLang();
  const now = useClock((seen) => untilNextMinute(until, seen));
  const left = timeLeft(until, now);
  const isOver = left === null;
  useEffect(() => {
    if (isOver) onEnd();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it is over
  }, [isOver]);
  const { hours, minutes } = left ?? { hours: 0, minutes: 0 };
  return (
    <div className={styles.countdown}>
      <p className={styles.left} dir="ltr" aria-hidden="true">
        <span className={styles.numeral}>{hours}</span>
        <span className={styles.colon}>:</span>
        <span className={styles.numeral}>{String(minutes).padStart(2, '0')}</span>
        <span className={styles.unit} dir="auto">
          {t.hours}
        </span>
        <span className={styles.unit} dir="auto">
          {t.minutes}
        </span>
      </p>
      {/* Said when an hour has passed, not every minute. */}
      <VisuallyHidden>
        <span role="status">{t.left(hours)}</span>
      </VisuallyHidden>
      <p className={styles.words}>
        <strong>{t.until(dayAndTime(lang, until, now))}</strong> <span>{t.after}</span>
      </p>
    </div>
  );
}

/** Such as 'tomorrow, Monday, 23 November, 11:30'. */
function dayAndTime(lang: Lang, iso: string, now: number): string {
  const days = daysBetween(new Date(now).toISOString(), iso);
  const moment = `${formatWeekday(lang, iso)}, ${formatDay(lang, iso)}, ${formatTime(iso)}`;
  if (days < 0 || days > 1) return moment;
  return `${relativeDay(lang, days)}, ${moment}`;
}
