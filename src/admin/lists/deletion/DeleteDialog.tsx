/**
 * Asks before an entry is deleted, and offers to hide it instead; the safe answer has the focus. A deletion
 * is sent immediately and can be undone for 8 seconds.
 */
import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import type { EntryKind } from '#domain/catalogue.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { ApiError } from '#web/api/client.ts';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { showSnack } from '#ui/snackbar/queue.ts';
import { useAdmin } from '#admin/data/context.tsx';
import type { Entries } from '#admin/data/entry-types.ts';
import { keys, useEntryWrites } from '#admin/data/queries.ts';
import { AdminIcon } from '#admin/icons.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import { useFailureReason } from '#admin/layout/LoadFailure.tsx';
import styles from './DeleteDialog.module.css';

/** ms */
const UNDO_FOR = 8_000;

export interface DeletionTexts {
  deleteText: string;
  deleteInCarts?: (carts: number) => string;
  gone: string;
  deleted: (title: string) => string;
  restored: (title: string) => string;
  stillDeleted: (title: string) => string;
}

interface DeleteDialogProps {
  kind: EntryKind;
  id: string;
  title: string;
  picture?: ReactNode;
  texts: DeletionTexts;
  /** Hides the entry instead; omitted if it is hidden already. */
  onHide?: (() => void) | undefined;
  /** Resolves once the entry's pending changes have been sent. */
  settled?: () => Promise<void>;
  /** After the deletion: moves the focus on. */
  onGone: () => void;
  /** After Undo. */
  onBack?: () => void;
  onClose: () => void;
}

export function DeleteDialog(props: DeleteDialogProps) {
  const { kind, id, title, picture, texts, onHide, onClose } = props;
  const { remove: t } = useAdminMessages().lists;
  const { adminApi } = useAdmin();
  const use = useQuery({
    queryKey: keys.use(kind, id),
    queryFn: () => adminApi.use(kind, id),
    staleTime: 0,
    gcTime: 0,
  });
  const { remove, problem, busy, owned: refused } = useRemoval(props);
  const safe = useRef<HTMLButtonElement>(null);
  const owners = use.data?.owners ?? 0;
  const owned = refused || owners > 0;
  const carts = use.data?.carts ?? 0;
  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.backdrop} />
        <AlertDialog.Popup className={styles.popup} initialFocus={safe} finalFocus={false}>
          <div className={styles.top}>
            {picture}
            <div>
              <AlertDialog.Title className={styles.title}>{t.title(title)}</AlertDialog.Title>
              <AlertDialog.Description className={styles.text}>
                {owned
                  ? t.owned(Math.max(1, owners))
                  : carts > 0 && texts.deleteInCarts
                    ? texts.deleteInCarts(carts)
                    : texts.deleteText}
              </AlertDialog.Description>
              <p className={cx(styles.text, styles.soft)}>
                {owned ? t.ownedHint : t.undoable(BOUNDS.restorableDays)}
              </p>
            </div>
          </div>
          {problem && (
            <p role="alert" className={styles.problem}>
              <AdminIcon name="alert" />
              {problem}
            </p>
          )}
          <div className={styles.actions}>
            {!owned && (
              <Button small className={styles.delete} aria-disabled={busy} onClick={() => void remove()}>
                <AdminIcon name="trash" />
                {t.confirm}
              </Button>
            )}
            <Button small ref={safe} onClick={onClose}>
              {t.cancel}
            </Button>
            {onHide && (
              <Button small look="quiet" className={styles.hide} onClick={onHide}>
                <AdminIcon name="eyeOff" />
                {t.hide}
              </Button>
            )}
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

function useRemoval({ kind, id, title, texts, settled, onGone, onBack }: DeleteDialogProps) {
  const { remove: t } = useAdminMessages().lists;
  const writes = useEntryWrites(kind);
  const client = useQueryClient();
  const reason = useFailureReason();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [owned, setOwned] = useState(false);

  const undo = async () => {
    try {
      await writes.restore(id);
      showSnack({ severity: 'success', message: texts.restored(title) });
      onBack?.();
    } catch (error) {
      const again = { label: t.undo, run: () => void undo() };
      showSnack({
        severity: 'error',
        message: `${texts.stillDeleted(title)} ${reason(error)}`,
        action: again,
        stay: UNDO_FOR,
      });
    }
  };

  const remove = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await settled?.();
      const present = client
        .getQueryData<Entries[EntryKind][]>(keys.entries(kind))
        ?.find(({ _id }) => _id === id);
      if (present) await writes.remove(id, present.version);
      onGone();
      showSnack({
        severity: 'success',
        message: texts.deleted(title),
        action: { label: t.undo, run: () => void undo() },
        stay: UNDO_FOR,
      });
    } catch (error) {
      setBusy(false);
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 404) {
        onGone();
        showSnack({ severity: 'error', message: texts.gone });
        void writes.refresh();
      } else if (error.status === 412 && error.data) {
        writes.show(error.data as Entries[EntryKind]);
        setProblem(t.changed);
      } else if (error.code === 'in_use') setOwned(true);
      else setProblem(reason(error));
    }
  };

  return { remove, problem, busy, owned };
}
