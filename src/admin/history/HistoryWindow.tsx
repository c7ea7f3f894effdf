import { Dialog } from '@base-ui/react/dialog';
import { useRef, type ReactNode } from 'react';
import type { EntryChange } from '#contract/admin.ts';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { focusBack } from '#ui/focus-back.ts';
import { useMessages } from '#ui/language.tsx';
import { useHiddenSnacks } from '#ui/snackbar/useHiddenSnacks.ts';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import styles from './HistoryDialog.module.css';

interface HistoryWindowProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

export function HistoryWindow({ title, onClose, children }: HistoryWindowProps) {
  const { history: t } = useAdminMessages();
  useHiddenSnacks();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} forceRender />
        <Dialog.Popup className={styles.popup} initialFocus={heading} finalFocus={focusBack(undefined)}>
          <header className={styles.head}>
            <Dialog.Title ref={heading} tabIndex={-1} className={styles.title}>
              {title}
            </Dialog.Title>
            <Dialog.Close className={styles.close} aria-label={t.close}>
              <AdminIcon name="close" size={22} />
            </Dialog.Close>
          </header>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface HistoryListProps {
  query: { data: EntryChange[] | undefined; isError: boolean; refetch: () => unknown };
  children: (changes: EntryChange[]) => ReactNode;
}

export function HistoryList({ query: { data, isError, refetch }, children }: HistoryListProps) {
  const { history: t } = useAdminMessages();
  const { common } = useMessages();
  if (isError) {
    return (
      <div className={styles.state} role="alert">
        <p>{t.failed}</p>
        <Button small onClick={() => void refetch()}>
          {common.retry}
        </Button>
      </div>
    );
  }
  if (!data) {
    return (
      <div className={styles.state}>
        <VisuallyHidden role="status">{t.loading}</VisuallyHidden>
        <Skeleton className={styles.skeleton} />
        <Skeleton className={styles.skeleton} />
      </div>
    );
  }
  if (data.length === 0) return <p className={styles.state}>{t.empty}</p>;
  return (
    // It scrolls, so the keyboard has to reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ol className={styles.changes} tabIndex={0} aria-label={t.titleUnnamed}>
      {children(data)}
    </ol>
  );
}
