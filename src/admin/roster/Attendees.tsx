import type { Attendee } from '#contract/attendees.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useAdminMessages } from '../language.tsx';
import { AttendeeRow } from './AttendeeRow.tsx';
import styles from './Attendees.module.css';

export function Attendees({ workshop, attendees }: { workshop: string; attendees: readonly Attendee[] }) {
  const { roster: t } = useAdminMessages();
  const seats = attendees.reduce((sum, one) => sum + one.seats, 0);
  if (attendees.length === 0) return <EmptyState text={t.none} />;
  return (
    <section className={styles.card} aria-label={t.title}>
      <div className={styles.heads} aria-hidden="true">
        <span>{t.columns.who}</span>
        <span>{t.columns.phone}</span>
        <span>{t.columns.note}</span>
        <span>{t.columns.arrival}</span>
      </div>
      <ul>
        {attendees.map((attendee) => (
          <AttendeeRow key={attendee._id} workshop={workshop} attendee={attendee} />
        ))}
      </ul>
      <p className={styles.foot}>{t.total(attendees.length, seats)}</p>
    </section>
  );
}
