/** Whose seats were given back; who was added by hand can leave the list, too. */
import type { Attendee } from '#contract/attendees.ts';
import { Button } from '#ui/Button.tsx';
import { useAdmin } from '../data/context.tsx';
import { useAdminMessages } from '../language.tsx';
import { useRosterAct } from './useRosterAct.ts';
import styles from './Cancelled.module.css';

export function Cancelled({ workshop, attendees }: { workshop: string; attendees: readonly Attendee[] }) {
  const { roster: t } = useAdminMessages();
  if (attendees.length === 0) return null;
  return (
    <details className={styles.fold}>
      <summary className={styles.head}>{t.cancelled(attendees.length)}</summary>
      <ul>
        {attendees.map((attendee) => (
          <Row key={attendee._id} workshop={workshop} attendee={attendee} />
        ))}
      </ul>
    </details>
  );
}

function Row({ workshop, attendee }: { workshop: string; attendee: Attendee }) {
  const { roster: t } = useAdminMessages();
  const { adminApi } = useAdmin();
  const { busy, run } = useRosterAct(workshop, true);
  const { _id, name, seats, orderNumber } = attendee;
  const forget = () => run(() => adminApi.removeAttendee(workshop, _id), t.forgotten(name));
  return (
    <li className={styles.row}>
      <span>
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.soft}>
          {[
            ...(seats > 1 ? [t.seats(seats)] : []),
            orderNumber === undefined ? t.byHand : t.order(orderNumber),
          ].join(' · ')}
        </span>
      </span>
      {orderNumber === undefined && (
        <Button
          small
          look="quiet"
          aria-busy={busy}
          aria-label={`${t.forget}: ${name}`}
          onClick={() => void forget()}
        >
          {t.forget}
        </Button>
      )}
    </li>
  );
}
