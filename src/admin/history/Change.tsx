import type { ReactNode } from 'react';
import type { EntryChange } from '#contract/admin.ts';
import { fullName } from '#domain/person.ts';
import { useLang } from '#ui/language.tsx';
import { useAdminMessages } from '../language.tsx';
import { ChangedFields } from './ChangedFields.tsx';
import { changedFields } from './changed-fields.ts';
import { whenOf } from './when.ts';
import styles from './HistoryDialog.module.css';

interface ChangeProps {
  change: EntryChange;
  isCurrent: boolean;
  /** What can be done about it. */
  children: ReactNode;
}

export function Change({ change: { at, by, action, fields }, isCurrent, children }: ChangeProps) {
  const { history: t } = useAdminMessages();
  const lang = useLang();
  // For a new entry the fields add nothing.
  const changed = action === 'created' ? [] : changedFields(fields);
  return (
    <li className={styles.change}>
      <p className={styles.who}>
        <b>{by ? <bdi>{fullName(by)}</bdi> : t.theShop}</b>
        <time dateTime={at}>{whenOf(at, lang, t)}</time>
      </p>
      <ChangedFields changed={changed} />
      {(action !== 'changed' || isCurrent) && (
        <p className={styles.marks}>
          {action !== 'changed' && <span className={styles.mark}>{t.actions[action]}</span>}
          {isCurrent && <span className={styles.mark}>{t.current}</span>}
        </p>
      )}
      <div>{children}</div>
    </li>
  );
}
