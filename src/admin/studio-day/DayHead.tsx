import { useEffect, useState } from 'react';
import { adminPages } from '#contract/admin-routes.ts';
import { nextMeeting } from '#domain/meetings.ts';
import { formatHours } from '#i18n/admin/dates.ts';
import { formatLongWeekday } from '#i18n/long-dates.ts';
import { formatTime } from '#i18n/dates.ts';
import { titleOf } from '#web/features/catalogue/entry-texts.ts';
import { Link } from '#ui/Link.tsx';
import { Text } from '#ui/Text.tsx';
import { useLang } from '#ui/language.tsx';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { SeatDots } from '../roster/SeatDots.tsx';
import { type DayRow, seatsOf } from './day-rows.ts';
import type { KeptRoster } from './kept-day.ts';
import styles from './DayHead.module.css';

/** ms */
const CLOCK = 15_000;

interface DayHeadProps {
  /** The workshop's. */
  id: string;
  kept: KeptRoster | null;
  rows: readonly DayRow[];
}

export function DayHead({ id, kept, rows }: DayHeadProps) {
  const { day: t } = useAdminMessages().roster;
  const lang = useLang();
  const now = useClock();
  const { came, all } = seatsOf(rows);
  const meeting =
    kept && (nextMeeting(kept.workshop.workshopDates, now) ?? kept.workshop.workshopDates.at(-1));
  return (
    <header className={styles.head}>
      <div className={styles.top}>
        <Link to={adminPages.roster(id)} className={styles.back} aria-label={t.back} title={t.back}>
          <AdminIcon name="previous" size={24} />
        </Link>
        <div className={styles.names}>
          {kept && (
            <p className={styles.name}>
              <Text content={titleOf(lang, kept.workshop)} />
            </p>
          )}
          {meeting && (
            <p className={styles.when}>
              {`${formatLongWeekday(lang, meeting.date)}, ${formatHours(meeting.date, meeting.duration)} · `}
              {t.now(formatTime(now.toISOString()))}
            </p>
          )}
        </div>
      </div>
      <h1 className={styles.title}>{kept ? t.cameOf(came, all) : t.title}</h1>
      {kept && <SeatDots taken={came} limit={all} onDark />}
    </header>
  );
}

function useClock(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), CLOCK);
    return () => clearInterval(timer);
  }, []);
  return now;
}
