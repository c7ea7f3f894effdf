import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { User } from '#contract/auth.ts';
import { fullName } from '#domain/person.ts';
import { useAdmin } from '../data/context.tsx';
import { keys } from '../data/queries.ts';
import { FindField } from '../fields/FindField.tsx';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { useFailureReason } from '../layout/LoadFailure.tsx';
import { Person } from './Person.tsx';
import styles from './OwnersField.module.css';

/** How many are shown; typing more narrows them down. */
const SHOWN = 5;
/** After the last key, ms. */
const PAUSE = 300;

interface OwnerSearchProps {
  /** User ids. */
  owners: ReadonlySet<string>;
  /** User ids. */
  busy: ReadonlySet<string>;
  onGrant: (user: User) => void;
}

export function OwnerSearch({ owners, busy, onGrant }: OwnerSearchProps) {
  const { tutorials: t } = useAdminMessages();
  const { adminApi } = useAdmin();
  const reasonOf = useFailureReason();
  const [typed, setTyped] = useState('');
  const q = usePaused(typed.trim());
  const query = { page: 1, limit: SHOWN, q };
  const found = useQuery({
    queryKey: keys.users(query),
    queryFn: () => adminApi.users(query),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  const shown = q === '' || typed.trim() === '' ? undefined : found.data;
  return (
    <FindField
      label={t.findCustomer}
      value={typed}
      onValue={setTyped}
      status={
        q !== '' && found.isError
          ? reasonOf(found.error)
          : shown && t.found(shown.pagination.total, shown.data.length)
      }
    >
      {shown && shown.data.length > 0 && (
        <ul className={styles.results} aria-label={t.customers}>
          {shown.data.map((user) => (
            <li key={user._id} className={styles.owner}>
              <Person user={user} />
              {owners.has(user._id) ? (
                <span className={styles.has}>
                  <AdminIcon name="check" size={18} />
                  {t.hasIt}
                </span>
              ) : (
                <button
                  type="button"
                  className={styles.grant}
                  aria-label={t.grantTo(fullName(user))}
                  aria-disabled={busy.has(user._id)}
                  onClick={() => !busy.has(user._id) && onGrant(user)}
                >
                  {t.grant}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </FindField>
  );
}

/** The value once it has not changed for PAUSE ms; an empty one immediately. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), text === '' ? 0 : PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
