import { useQueryClient } from '@tanstack/react-query';
import type { Attendee, Roster } from '#contract/attendees.ts';
import { formatTime } from '#i18n/dates.ts';
import { useAdmin } from '../data/context.tsx';
import { keys } from '../data/queries.ts';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { useRosterAct } from './useRosterAct.ts';
import styles from './Arrival.module.css';

/** Pressed once: came. Pressed again: didn't, since an order's seats never go back to not being marked. */
export function Arrival({ workshop, attendee }: { workshop: string; attendee: Attendee }) {
  const { roster: t } = useAdminMessages();
  const { adminApi } = useAdmin();
  const client = useQueryClient();
  const { busy, failure, run } = useRosterAct(workshop);
  const { _id, name, state, markedAt } = attendee;
  const came = state === 'attended';
  const mark = () => {
    const at = new Date().toISOString();
    return run(async () => {
      const marked = await adminApi.changeAttendee(workshop, _id, {
        state: came ? 'absent' : 'attended',
        at,
      });
      client.setQueryData<Roster>(keys.roster(workshop), (roster) => roster && withAttendee(roster, marked));
    });
  };
  return (
    <div className={styles.arrival}>
      <button
        type="button"
        className={styles.button}
        aria-pressed={came}
        aria-label={t.cameOf(name)}
        aria-busy={busy}
        onClick={() => void mark()}
      >
        <span className={styles.circle}>{came && <AdminIcon name="check" size={16} />}</span>
        {t.arrival}
      </button>
      <span role="alert" className={styles.failure}>
        {failure !== null && t.notSaved(failure)}
      </span>
      {failure === null && came && markedAt !== undefined && (
        <span className={styles.soft}>{t.marked(formatTime(markedAt))}</span>
      )}
      {failure === null && state === 'absent' && <span className={styles.soft}>{t.absent}</span>}
    </div>
  );
}

function withAttendee(roster: Roster, marked: Attendee): Roster {
  return { ...roster, attendees: roster.attendees.map((one) => (one._id === marked._id ? marked : one)) };
}
