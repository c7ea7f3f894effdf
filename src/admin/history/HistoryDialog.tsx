import { Dialog } from '@base-ui/react/dialog';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { EntryKind } from '#domain/catalogue.ts';
import type { EntryChange } from '#contract/admin.ts';
import type { AdminTutorial } from '#contract/tutorials.ts';
import { fullName } from '#domain/person.ts';
import { jerusalemDate } from '#domain/jerusalem.ts';
import type { Lang } from '#domain/language.ts';
import type { AdminMessages } from '#i18n/admin/message-types.ts';
import { formatDay, formatTime } from '#i18n/format.ts';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useHiddenSnacks } from '#ui/snackbar/useHiddenSnacks.ts';
import { focusBack } from '#ui/focus-back.ts';
import { useLang, useMessages } from '#ui/language.tsx';
import { useAdmin } from '../data/context.tsx';
import { keys, useEntries } from '../data/queries.ts';
import { FieldValue } from '../fields/FieldValue.tsx';
import { fieldName } from '../form/field-names.ts';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { SignedPagesContext, useSignedPages } from '../pictures/useSignedPages.ts';
import { changedFields } from './changed-fields.ts';
import styles from './HistoryDialog.module.css';

interface HistoryDialogProps {
  kind: EntryKind;
  entryId: string;
  onClose: () => void;
}

export function HistoryDialog({ kind, entryId, onClose }: HistoryDialogProps) {
  const { history: t } = useAdminMessages();
  useHiddenSnacks();
  const { adminApi } = useAdmin();
  const heading = useRef<HTMLHeadingElement>(null);
  const name = useName(kind, entryId);
  const signed = useSignedPages(useTutorial(kind, entryId));
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
            <Changes query={query} />
          </SignedPagesContext>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Changes({
  query: { data, isError, refetch },
}: {
  query: { data: EntryChange[] | undefined; isError: boolean; refetch: () => unknown };
}) {
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
      {data.map((change, index) => (
        <Change key={change._id} change={change} isCurrent={index === 0 && change.action !== 'deleted'} />
      ))}
    </ol>
  );
}

function Change({
  change: { at, by, action, fields },
  isCurrent,
}: {
  change: EntryChange;
  isCurrent: boolean;
}) {
  const { history: t, fields: names } = useAdminMessages();
  const lang = useLang();
  // For a new entry the fields add nothing.
  const changed = action === 'created' ? [] : changedFields(fields);
  return (
    <li className={styles.change}>
      <p className={styles.who}>
        <b>{by ? <bdi>{fullName(by)}</bdi> : t.theShop}</b>
        <time dateTime={at}>{whenOf(at, lang, t)}</time>
      </p>
      {changed.map(({ key, name, before, after, note }) => (
        <div key={key} className={styles.field}>
          <b className={styles.name}>
            {fieldName(names, name)}
            {note && ` (${note === 'he' ? names.hebrew : names.english})`}
          </b>
          {before !== undefined && before !== null && before !== '' && (
            <>
              <span className={styles.before}>
                <VisuallyHidden>{t.before} </VisuallyHidden>
                <FieldValue name={name} value={before} />
              </span>
              <AdminIcon name="arrow" size={18} className={styles.arrow} />
            </>
          )}
          <span>
            <VisuallyHidden>{t.after} </VisuallyHidden>
            <FieldValue name={name} value={after} against={before} />
          </span>
        </div>
      ))}
      {(action !== 'changed' || isCurrent) && (
        <p className={styles.marks}>
          {action !== 'changed' && <span className={styles.mark}>{t.actions[action]}</span>}
          {isCurrent && <span className={styles.mark}>{t.current}</span>}
        </p>
      )}
    </li>
  );
}

const DAY = 24 * 60 * 60 * 1000;

function whenOf(at: string, lang: Lang, t: AdminMessages['history']): string {
  const day = jerusalemDate(new Date(at));
  const time = formatTime(lang, at);
  if (day === jerusalemDate(new Date())) return t.today(time);
  if (day === jerusalemDate(new Date(Date.now() - DAY))) return t.yesterday(time);
  return t.onDay(formatDay(lang, at, true), time);
}

/** The tutorial whose pages may need signed addresses. */
function useTutorial(kind: EntryKind, id: string): AdminTutorial | null {
  const { data } = useEntries(kind);
  const entry = data?.find(({ _id }) => _id === id);
  return entry && 'contentImagesPathes' in entry ? entry : null;
}

function useName(kind: EntryKind, id: string): string {
  const { data } = useEntries(kind);
  const entry = data?.find(({ _id }) => _id === id);
  if (!entry) return '';
  return 'title' in entry ? entry.title : entry.text;
}
