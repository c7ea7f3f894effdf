/** The workshops of today and tomorrow: the way to who comes. */
import { adminPages } from '#contract/admin-routes.ts';
import { daysBetween } from '#domain/days-between.ts';
import { nextMeeting } from '#domain/meetings.ts';
import { formatHours } from '#i18n/admin/dates.ts';
import { relativeDayFirst } from '#i18n/relative-day.ts';
import { titleOf } from '#web/features/catalogue/entry-texts.ts';
import { Link } from '#ui/Link.tsx';
import { Text } from '#ui/Text.tsx';
import { useLang } from '#ui/language.tsx';
import { useEntries } from '../data/queries.ts';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import styles from './MeetsSoon.module.css';

export function MeetsSoon({ now }: { now: string }) {
  const { today, roster } = useAdminMessages();
  const lang = useLang();
  const { data: workshops = [] } = useEntries('workshops');
  const soon = workshops
    .flatMap((workshop) => {
      const meeting = nextMeeting(workshop.workshopDates, new Date(now));
      const days = meeting ? daysBetween(now, meeting.date) : null;
      return meeting && days !== null && days < 2 ? [{ workshop, meeting, days }] : [];
    })
    .toSorted((one, other) => Date.parse(one.meeting.date) - Date.parse(other.meeting.date));
  if (soon.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={today.meetsSoon}>
      {soon.map(({ workshop, meeting, days }) => (
        <li key={workshop._id}>
          <Link
            to={adminPages.roster(workshop._id, days < 1 ? { day: 1 } : undefined)}
            className={styles.card}
          >
            <AdminIcon name="users" size={24} />
            <span className={styles.words}>
              <span className={styles.when}>
                {`${relativeDayFirst(lang, Math.max(0, days))}, ${formatHours(meeting.date, meeting.duration)}`}
              </span>
              <Text content={titleOf(lang, workshop)} />
              <span className={styles.soft}>
                {roster.taken(workshop.participants, workshop.participantLimit)}
              </span>
            </span>
            <span className={styles.way}>
              {days < 1 ? roster.day.open : roster.open}
              <AdminIcon name="next" size={16} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
