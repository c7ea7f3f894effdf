import { useRef, useState } from 'react';
import { formatTime } from '#i18n/dates.ts';
import { useVisitorGate } from '#web/features/session/useVisitorGate.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { Newcomer } from './Newcomer.tsx';
import type { StudioDay, StudioDayState } from './studio-day.ts';
import styles from './DayFoot.module.css';

/** Whether the marks are safe, and the way to add who isn't on the list. */
export function DayFoot({ day, state }: { day: StudioDay; state: StudioDayState }) {
  const { errors, roster } = useAdminMessages();
  const { day: t } = roster;
  const [adding, setAdding] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { refused } = state;
  return (
    <div className={styles.foot}>
      {refused.length > 0 && (
        <div role="alert" className={styles.refused}>
          <ul>
            {refused.map(({ name, sentence }, index) => (
              <li key={index}>{t.refused(name, sentence ?? errors.codes.internal)}</li>
            ))}
          </ul>
          <Button small onClick={day.dismiss}>
            {t.dismiss}
          </Button>
        </div>
      )}
      <Standing state={state} />
      <Button ref={opener} wide onClick={() => setAdding(true)}>
        <AdminIcon name="plus" />
        {t.add}
      </Button>
      <Newcomer
        open={adding}
        onOpenChange={setAdding}
        opener={opener}
        ownSeats={state.kept?.roster.ownSeats ?? 0}
        onAdd={day.add}
      />
    </div>
  );
}

function Standing({ state: { kept, waiting, isLoggedOut, failure } }: { state: StudioDayState }) {
  const { day: t } = useAdminMessages().roster;
  const { loginHref } = useVisitorGate();
  const isKept = waiting > 0 || failure !== null;
  const words = () => {
    if (isLoggedOut) return t.loggedOut;
    if (waiting > 0) return t.waiting(waiting);
    return failure !== null && kept ? t.asOf(formatTime(kept.at)) : t.saved;
  };
  return (
    <div className={cx(styles.standing, isKept && styles.kept)}>
      <p role="status" className={styles.words}>
        <AdminIcon name={isKept ? 'device' : 'check'} />
        {words()}
      </p>
      {isLoggedOut && (
        <ButtonLink small to={loginHref}>
          {t.logIn}
        </ButtonLink>
      )}
    </div>
  );
}
