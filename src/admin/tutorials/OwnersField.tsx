/** Granting and withdrawing take effect immediately and are not part of the form (docs/rules.md#paid-tutorials). */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fullName } from '#domain/person.ts';
import type { TutorialOwner } from '#contract/tutorials.ts';
import { formatShortDay } from '#i18n/admin/dates.ts';
import ConfirmDialog from '#ui/ConfirmDialog.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useLang } from '#ui/language.tsx';
import { useAdmin } from '../data/context.tsx';
import { keys } from '../data/queries.ts';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { LoadFailure, useFailureReason } from '../layout/LoadFailure.tsx';
import { OwnerSearch } from './OwnerSearch.tsx';
import { Person } from './Person.tsx';
import styles from './OwnersField.module.css';

export function OwnersField({ tutorialId }: { tutorialId: string }) {
  const { tutorials: t } = useAdminMessages();
  const { adminApi } = useAdmin();
  const client = useQueryClient();
  const lang = useLang();
  const reasonOf = useFailureReason();
  const owners = useQuery({ queryKey: keys.owners(tutorialId), queryFn: () => adminApi.owners(tutorialId) });
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState<string | null>(null);
  const [said, say] = useState('');
  const [asked, setAsked] = useState<TutorialOwner | null>(null);

  async function act(userId: string, call: () => Promise<unknown>, done: string): Promise<void> {
    setBusy((current) => new Set([...current, userId]));
    setFailure(null);
    try {
      await call();
      say(done);
    } catch (error) {
      setFailure(reasonOf(error));
    }
    await Promise.all([
      client.invalidateQueries({ queryKey: keys.owners(tutorialId) }),
      client.invalidateQueries({ queryKey: keys.use('tutorials', tutorialId) }),
      client.invalidateQueries({ queryKey: keys.history('tutorials', tutorialId) }),
    ]);
    setBusy((current) => new Set([...current].filter((one) => one !== userId)));
  }

  return (
    <div className={styles.field}>
      <p className={styles.note}>
        <AdminIcon name="info" size={18} />
        {t.ownersAtOnce}
      </p>
      <OwnerSearch
        owners={new Set(owners.data?.map(({ _id }) => _id))}
        busy={busy}
        onGrant={(user) =>
          void act(user._id, () => adminApi.grant(tutorialId, user._id), t.granted(fullName(user)))
        }
      />
      <div role="alert">
        {failure && (
          <p className={styles.failure}>
            <AdminIcon name="alert" size={18} />
            {failure}
          </p>
        )}
      </div>
      {owners.isError && (
        <LoadFailure title={t.ownersFailed} error={owners.error} onRetry={() => void owners.refetch()} />
      )}
      {owners.data?.length === 0 && <p className={styles.none}>{t.noOwners}</p>}
      {owners.data && owners.data.length > 0 && (
        <ul className={styles.owners} aria-label={t.owners}>
          {owners.data.map((owner) => (
            <li key={owner._id} className={styles.owner}>
              <Person user={owner} />
              <span className={styles.since}>{t.since(formatShortDay(lang, owner.since))}</span>
              <button
                type="button"
                className={styles.withdraw}
                aria-disabled={busy.has(owner._id)}
                aria-label={t.withdrawFrom(fullName(owner))}
                onClick={() => !busy.has(owner._id) && setAsked(owner)}
              >
                {t.withdraw}
              </button>
            </li>
          ))}
        </ul>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={t.withdrawTitle}
        text={asked ? t.withdrawText(fullName(asked)) : ''}
        confirm={t.withdraw}
        cancel={t.keepOwner}
        onConfirm={() =>
          asked &&
          void act(asked._id, () => adminApi.withdraw(tutorialId, asked._id), t.withdrawn(fullName(asked)))
        }
      />
    </div>
  );
}
