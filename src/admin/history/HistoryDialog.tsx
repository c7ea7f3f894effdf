import { Dialog } from '@base-ui/react/dialog';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { EntryKind } from '#domain/catalogue.ts';
import type { EntryChange } from '#contract/admin.ts';
import type { AdminTutorial } from '#contract/tutorials.ts';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useHiddenSnacks } from '#ui/snackbar/useHiddenSnacks.ts';
import { focusBack } from '#ui/focus-back.ts';
import { useMessages } from '#ui/language.tsx';
import { useAdmin } from '../data/context.tsx';
import type { Entries } from '../data/entry-types.ts';
import { keys, useEntries } from '../data/queries.ts';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { SignedPagesContext, useSignedPages } from '../pictures/useSignedPages.ts';
import { Change } from './Change.tsx';
import { ReturnQuestion } from './ReturnQuestion.tsx';
import { type WayBack, wayBack, withFirst } from './way-back.ts';
import { useReturn } from './useReturn.ts';
import styles from './HistoryDialog.module.css';

type Entry = Entries[EntryKind];

interface HistoryDialogProps {
  kind: EntryKind;
  entryId: string;
  /** The list has the earlier version now, or, after an undo, the later one. */
  onReturned?: () => void;
  onClose: () => void;
}

export function HistoryDialog({ kind, entryId, onReturned, onClose }: HistoryDialogProps) {
  const { history: t } = useAdminMessages();
  useHiddenSnacks();
  const { adminApi } = useAdmin();
  const heading = useRef<HTMLHeadingElement>(null);
  const entry: Entry | undefined = useEntries(kind).data?.find(({ _id }) => _id === entryId);
  const name = nameOf(entry);
  const [asked, setAsked] = useState<WayBack | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const returnTo = useReturn({ kind, entryId, onReturned, onClose });
  const signed = useSignedPages(tutorialOf(entry));
  const query = useQuery({
    queryKey: keys.history(kind, entryId),
    queryFn: () => adminApi.history(kind, entryId),
    staleTime: 0,
  });
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} forceRender />
        <Dialog.Popup className={styles.popup} initialFocus={heading} finalFocus={focusBack(undefined)}>
          <header className={styles.head}>
            <Dialog.Title ref={heading} tabIndex={-1} className={styles.title}>
              {name ? t.title(name) : t.titleUnnamed}
            </Dialog.Title>
            <Dialog.Close className={styles.close} aria-label={t.close}>
              <AdminIcon name="close" size={22} />
            </Dialog.Close>
          </header>
          <SignedPagesContext value={signed}>
            {problem && (
              <p role="alert" className={styles.problem}>
                <AdminIcon name="alert" />
                {problem}
              </p>
            )}
            <Changes query={query} onReturn={setAsked} kind={kind} created={entry?.createdDate} />
            {asked && (
              <ReturnQuestion
                kind={kind}
                asked={asked}
                onClose={() => setAsked(null)}
                onConfirm={() => {
                  setAsked(null);
                  setProblem(null);
                  void returnTo(asked).then(setProblem);
                }}
              />
            )}
          </SignedPagesContext>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface ChangesProps {
  kind: EntryKind;
  created: string | undefined;
  query: { data: EntryChange[] | undefined; isError: boolean; refetch: () => unknown };
  onReturn: (way: WayBack) => void;
}

function Changes({ kind, created, query: { data, isError, refetch }, onReturn }: ChangesProps) {
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
      {withFirst(data, created).map((change, index) => (
        <Change
          key={change._id}
          change={change}
          isCurrent={index === 0 && change.action !== 'deleted'}
          way={wayBack(kind, data, change)}
          onReturn={onReturn}
        />
      ))}
    </ol>
  );
}

/** The tutorial whose pages may need signed addresses. */
function tutorialOf(entry: Entry | undefined): AdminTutorial | null {
  return entry && 'contentImagesPathes' in entry ? entry : null;
}

function nameOf(entry: Entry | undefined): string {
  if (!entry) return '';
  return 'title' in entry ? entry.title : entry.text;
}
