/** The evening itself, for a phone in a busy hand: who is here, and who is missing. */
import { useState } from 'react';
import { EmptyState } from '#ui/EmptyState.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useMessages } from '#ui/language.tsx';
import { useAdminMessages } from '../language.tsx';
import { LoadFailure } from '../layout/LoadFailure.tsx';
import { DayFoot } from './DayFoot.tsx';
import { DayHead } from './DayHead.tsx';
import { DayGroup } from './DayGroup.tsx';
import { type DayRow, groupsOf, seatsOf } from './day-rows.ts';
import { useStudioDay } from './useStudioDay.ts';
import styles from './StudioDay.module.css';

const NO_GROUPS: ReadonlyMap<string, boolean> = new Map<string, boolean>();

export default function StudioDayPage({ workshop }: { workshop: string }) {
  const { roster } = useAdminMessages();
  const { day: t } = roster;
  const { common } = useMessages();
  const { day, state } = useStudioDay(workshop);
  const { kept, rows, failure } = state;
  const [said, setSaid] = useState('');
  const [seen, setSeen] = useState(NO_GROUPS);
  const groups = groupsOf(seen, rows);
  if (groups !== seen) setSeen(groups);
  const mark = (row: DayRow) => {
    day.mark(row, !row.came);
    const { came, all } = seatsOf(day.state.get().rows);
    setSaid(row.came ? t.notCame(row.name, came, all) : t.came(row.name, came, all));
  };
  const isGone = failure?.status === 404 || failure?.status === 400;
  return (
    <>
      <DayHead id={workshop} kept={kept} rows={rows} />
      <div className={styles.body}>
        {isGone && <EmptyState text={roster.gone} />}
        {!kept && failure && !isGone && (
          <LoadFailure title={roster.failed} error={failure} onRetry={() => void day.wake()} />
        )}
        {!kept && !failure && <VisuallyHidden role="status">{common.loading}</VisuallyHidden>}
        {kept && rows.length === 0 && <p className={styles.none}>{t.none}</p>}
        <DayGroup title={t.notYet} rows={rows.filter(({ id }) => groups.get(id) === false)} onMark={mark} />
        <DayGroup title={t.arrived} rows={rows.filter(({ id }) => groups.get(id) === true)} onMark={mark} />
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {kept && <DayFoot day={day} state={state} />}
    </>
  );
}
