/** Announced to screen readers only when a draft is first saved. */
import { formatTime } from '#i18n/dates.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { cx } from '#ui/cx.ts';
import { AdminIcon } from '#admin/icons.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import type { FormEditor } from '../useFormEditor.ts';
import styles from './DraftMark.module.css';

export function DraftMark<Values extends object>({ editor }: { editor: FormEditor<Values> }) {
  const { editor: t } = useAdminMessages();
  const { draft, changed, entryId } = editor.state;
  const saved = changed.length === 0 && entryId !== null;
  const text = draft.refused
    ? t.draft.refused
    : draft.savedAt
      ? (draft.synced ? t.draft.kept : t.draft.keptHere)(formatTime(draft.savedAt))
      : saved
        ? t.draft.allSaved
        : null;
  return (
    <>
      <VisuallyHidden role="status">
        {draft.refused ? t.draft.refused : draft.savedAt ? t.draft.keptShort : ''}
      </VisuallyHidden>
      {text && (
        <p className={cx(styles.mark, draft.refused && styles.refused)}>
          <AdminIcon name={draft.refused ? 'cloudOff' : 'cloud'} size={18} />
          <span className={styles.long}>{text}</span>
          <span className={styles.short}>{draft.savedAt && !draft.refused ? t.draft.keptShort : text}</span>
        </p>
      )}
    </>
  );
}
