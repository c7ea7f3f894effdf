/** Recently deleted entries, the latest first, each with a button that restores it. */
import { Dialog } from '@base-ui/react/dialog';
import { useRef, useState, type RefObject } from 'react';
import type { EntryKind } from '#domain/catalogue.ts';
import type { DeletedEntry } from '#contract/admin.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { useHiddenSnacks } from '#ui/snackbar/useHiddenSnacks.ts';
import { useMessages } from '#ui/language.tsx';
import type { useDeleted } from '#admin/data/queries.ts';
import { AdminIcon } from '#admin/icons.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import { LoadFailure } from '#admin/layout/LoadFailure.tsx';
import type { DeletionTexts } from './DeleteDialog.tsx';
import { DeletedRow } from './DeletedRow.tsx';
import { newEntryButton } from '../table/row-focus.ts';
import styles from './DeletedDialog.module.css';

interface DeletedDialogProps {
  kind: EntryKind;
  texts: DeletionTexts;
  query: ReturnType<typeof useDeleted>;
  open: boolean;
  /** Takes the focus afterwards, if it is still there. */
  opener: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

export function DeletedDialog({ open, opener, onClose, ...content }: DeletedDialogProps) {
  useHiddenSnacks(open);
  return (
    <Dialog.Root open={open} onOpenChange={(isOpen) => isOpen || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Content {...content} opener={opener} />
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Content({ kind, texts, query, opener }: Omit<DeletedDialogProps, 'open' | 'onClose'>) {
  const { deleted: t, failed } = useAdminMessages().lists;
  const { common } = useMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [restored, setRestored] = useState<string | null>(null);
  const { data, error, refetch } = query;

  /** Moves the focus to the next row before this one disappears. */
  const focusNext = ({ _id }: DeletedEntry) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-restore]') ?? [])];
    const index = buttons.findIndex((button) => button.dataset.restore === _id);
    if (buttons[index] === document.activeElement)
      (buttons[index + 1] ?? buttons[index - 1] ?? close.current)?.focus();
  };

  const body = () => {
    if (!data) return error && <LoadFailure title={failed} error={error} onRetry={() => void refetch()} />;
    if (data.length === 0) return <p className={styles.none}>{t.none}</p>;
    return (
      <ul ref={list} className={styles.rows}>
        {data.map((entry) => (
          <DeletedRow
            key={entry._id}
            kind={kind}
            entry={entry}
            onRestored={(title) => {
              setRestored(texts.restored(title));
              focusNext(entry);
            }}
          />
        ))}
      </ul>
    );
  };

  return (
    <Dialog.Popup
      className={styles.popup}
      initialFocus={heading}
      finalFocus={() => opener.current ?? newEntryButton() ?? true}
    >
      <header className={styles.head}>
        <div className={styles.texts}>
          <Dialog.Title ref={heading} tabIndex={-1} className={styles.title}>
            {t.title}
          </Dialog.Title>
          <p role="status" className={styles.said} data-restored={restored !== null || undefined}>
            {restored === null ? t.hint(BOUNDS.restorableDays) : restored}
          </p>
        </div>
        <Dialog.Close ref={close} className={styles.close} aria-label={common.close}>
          <AdminIcon name="close" size={22} />
        </Dialog.Close>
      </header>
      <div className={styles.body}>{body()}</div>
    </Dialog.Popup>
  );
}
