/** Who comes to a workshop, and who waits for a seat. */
import { useState } from 'react';
import { ApiError } from '#web/api/client.ts';
import { pages } from '#contract/routes.ts';
import { comes } from '#domain/attendees.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Link } from '#ui/Link.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useLang, useMessages } from '#ui/language.tsx';
import { useEntries, useRoster } from '../data/queries.ts';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { LoadFailure } from '../layout/LoadFailure.tsx';
import { RowsSkeleton } from '../layout/RowsSkeleton.tsx';
import { AddByHand } from './AddByHand.tsx';
import { Attendees } from './Attendees.tsx';
import { Cancelled } from './Cancelled.tsx';
import { PrintedRoster } from './PrintedRoster.tsx';
import { RosterHead } from './RosterHead.tsx';
import { WaitingList } from './WaitingList.tsx';
import { whenNext } from './roster-words.ts';
import styles from './RosterPage.module.css';

const SKELETON_ROWS = 6;

export default function RosterPage({ workshop: id }: { workshop: string }) {
  const { roster: t } = useAdminMessages();
  const { common } = useMessages();
  const lang = useLang();
  const [now] = useState(() => new Date());
  const { data: roster, error, refetch } = useRoster(id);
  const workshops = useEntries('workshops');
  const workshop = workshops.data?.find(({ _id }) => _id === id);
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400);
  const failure = isGone ? null : (error ?? workshops.error);
  const isHere = roster !== undefined && workshop !== undefined && !isGone;
  const retry = () => {
    void refetch();
    void workshops.refetch();
  };
  const when = (workshop && whenNext(lang, workshop, now)) ?? t.past;
  const coming = roster?.attendees.filter(comes) ?? [];
  return (
    <>
      <Link to={pages.adminTab('workshops', isGone ? {} : { edit: id })} className={styles.back}>
        <AdminIcon name="previous" size={18} />
        {t.back}
      </Link>
      {isGone && <EmptyState text={t.gone} />}
      {failure && <LoadFailure title={t.failed} error={failure} onRetry={retry} />}
      {!isHere && !isGone && !failure && (
        <>
          <VisuallyHidden role="status">{common.loading}</VisuallyHidden>
          <RowsSkeleton rows={SKELETON_ROWS} />
        </>
      )}
      {isHere && (
        <>
          <RosterHead workshop={workshop} when={when} roster={roster} />
          <PrintedRoster workshop={workshop} when={when} attendees={coming} />
          <div className={styles.columns}>
            <div className={styles.column}>
              <Attendees workshop={id} attendees={coming} />
              <Cancelled workshop={id} attendees={roster.attendees.filter((one) => !comes(one))} />
            </div>
            <div className={styles.column}>
              <WaitingList waiting={roster.waiting} />
              <AddByHand workshop={id} roster={roster} />
            </div>
          </div>
        </>
      )}
    </>
  );
}
