import type { Workshop } from '#contract/workshops.ts';
import { meetingsOver } from '#domain/workshop.ts';
import { formatDuration } from '#i18n/duration.ts';
import { formatDayNumeral, formatHours, formatMonth, formatWeekday } from '#i18n/dates.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { cx } from '#ui/cx.ts';
import { useLang, useMessages } from '#ui/language.tsx';
import styles from './Meetings.module.css';

type Meeting = Workshop['workshopDates'][number];

export function Meetings({ dates, now }: { dates: Meeting[]; now: Date }) {
  const { workshops } = useMessages();
  const t = usePageTexts('workshop');
  const over = meetingsOver(dates, now);
  return (
    <section className={styles.meetings}>
      <h2 className={styles.title}>{t.meetings(dates.length)}</h2>
      {dates.length - over > 1 && <p className={styles.note}>{over > 0 ? t.restOfCourse : t.oneCourse}</p>}
      <ul className={styles.list} aria-label={workshops.dates}>
        {dates.map((meeting) => (
          <MeetingRow key={meeting.date} meeting={meeting} now={now} />
        ))}
      </ul>
    </section>
  );
}

function MeetingRow({ meeting: { date, duration }, now }: { meeting: Meeting; now: Date }) {
  const t = usePageTexts('workshop');
  const lang = useLang();
  const over = new Date(date) <= now;
  return (
    <li className={cx(styles.meeting, over && styles.over)}>
      <time dateTime={date} className={styles.when}>
        <span className={styles.day}>{formatDayNumeral(date)}</span>
        <span className={styles.month}>
          {formatMonth(lang, date, now)}, {formatWeekday(lang, date)}
        </span>
        <bdi dir="ltr" className={styles.hours}>
          {formatHours(date, duration)}
        </bdi>
      </time>
      <span className={styles.minutes}>{over ? t.over : formatDuration(lang, duration)}</span>
    </li>
  );
}
