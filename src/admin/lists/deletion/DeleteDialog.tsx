/** Asks before an entry is deleted, and offers to hide it instead; the safe answer has the focus. */
import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { adminPages } from '#contract/admin-routes.ts';
import type { EntryKind } from '#domain/catalogue.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { useHiddenSnacks } from '#ui/snackbar/useHiddenSnacks.ts';
import { cx } from '#ui/cx.ts';
import { useStore } from '#ui/store.ts';
import { useAdmin } from '#admin/data/context.tsx';
import type { Entries } from '#admin/data/entry-types.ts';
import { keys, useEntryWrites } from '#admin/data/queries.ts';
import { AdminIcon } from '#admin/icons.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import { useFailureReason } from '#admin/layout/LoadFailure.tsx';
import { createRemoval, type Removal, type RemovalSteps, type RemovalTexts } from './removal.ts';
import { shortName } from './short-name.ts';
import styles from './DeleteDialog.module.css';

export interface DeletionTexts extends Omit<RemovalTexts, 'undo' | 'changed'> {
  deleteText: string;
  deleteInCarts?: (carts: number) => string;
}

interface DeleteDialogProps extends RemovalSteps {
  kind: EntryKind;
  id: string;
  title: string;
  picture?: ReactNode;
  texts: DeletionTexts;
  /** Hides the entry instead; omitted if it is hidden already. */
  onHide?: (() => void) | undefined;
  onClose: () => void;
}

export function DeleteDialog(props: DeleteDialogProps) {
  const { kind, id, picture, texts, onHide, onClose } = props;
  const title = shortName(props.title);
  useHiddenSnacks();
  const { lists, roster } = useAdminMessages();
  const t = lists.remove;
  const inUse = t.inUse[kind === 'workshops' ? kind : 'tutorials'];
  const { adminApi } = useAdmin();
  const use = useQuery({
    queryKey: keys.use(kind, id),
    queryFn: () => adminApi.use(kind, id),
    staleTime: 0,
    gcTime: 0,
  });
  const { state, remove } = useRemoval({ ...props, title });
  const { problem, busy, owned: refused } = useStore(state, state.get());
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
                  ? inUse.text(Math.max(1, owners))
                  : carts > 0 && texts.deleteInCarts
                    ? texts.deleteInCarts(carts)
                    : texts.deleteText}
              </AlertDialog.Description>
              <p className={cx(styles.text, styles.soft)}>
                {owned ? inUse.hint : t.undoable(BOUNDS.restorableDays)}
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
              <Button small className={styles.delete} aria-disabled={busy} onClick={() => void remove(props)}>
                <AdminIcon name="trash" />
                {t.confirm}
              </Button>
            )}
            {owned && kind === 'workshops' && (
              <ButtonLink small look="dark" to={adminPages.roster(id)}>
                <AdminIcon name="users" />
                {roster.open}
              </ButtonLink>
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

function useRemoval({ kind, id, title, texts }: DeleteDialogProps): Removal {
  const { remove: t } = useAdminMessages().lists;
  const writes = useEntryWrites(kind);
  const client = useQueryClient();
  const reason = useFailureReason();
  const [removal] = useState(() =>
    createRemoval<Entries[EntryKind]>({
      id,
      title,
      texts: { ...texts, undo: t.undo, changed: t.changed },
      current: () =>
        client.getQueryData<Entries[EntryKind][]>(keys.entries(kind))?.find(({ _id }) => _id === id),
      writes,
      reason,
    }),
  );
  return removal;
}
