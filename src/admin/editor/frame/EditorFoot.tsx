import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { AdminIcon, type AdminIconName } from '#admin/icons.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import { DraftMark } from '../draft/DraftMark.tsx';
import type { FormEditor } from '../useFormEditor.ts';
import type { EditorFrameProps } from './frame-props.ts';
import { HeldByUploads } from './HeldByUploads.tsx';
import styles from './EditorFoot.module.css';

interface EditorFootProps<Values extends object> extends Pick<
  EditorFrameProps<Values>,
  'small' | 'extraAction' | 'saveLabel'
> {
  editor: FormEditor<Values>;
}

export function EditorFoot<Values extends object>({
  editor,
  small = false,
  extraAction,
  saveLabel,
}: EditorFootProps<Values>) {
  const { editor: t } = useAdminMessages();
  const { phase, offline, shown, changed, draft, entryId } = editor.state;
  const busy = phase.name === 'saving' || phase.name === 'uploading';
  const [icon, label] = saveFace();
  return (
    <footer className={styles.foot}>
      <div role="alert">
        <HeldByUploads editor={editor} />
        {phase.name === 'failed' && phase.cause === 'server' && (
          <p className={styles.failed}>
            <AdminIcon name="alert" />
            <span>
              <b>{t.notSaved}</b> {phase.sentence ?? t.serverSilent}{' '}
              {draft.refused ? t.stillHere : t.stillKept}
            </span>
          </p>
        )}
      </div>
      <div className={cx(styles.row, small && styles.small)}>
        <div className={styles.state}>
          {shown.length > 0 ? (
            <button type="button" className={styles.toFix} onClick={() => editor.jumpTo()}>
              <AdminIcon name="alert" />
              {t.toFix(shown.length)}
              <AdminIcon name="sortUp" size={18} />
            </button>
          ) : small ? (
            <DraftMark editor={editor} />
          ) : (
            <span className={styles.changes}>
              {changed.length > 0 ? t.changes(changed.length) : entryId && t.noChanges}
            </span>
          )}
        </div>
        <Button small className={styles.cancel} onClick={editor.close}>
          {t.cancel}
        </Button>
        {extraAction}
        <Button
          type="submit"
          small
          look="primary"
          className={styles.save}
          aria-disabled={busy || undefined}
          aria-keyshortcuts="Control+S Meta+S"
        >
          <AdminIcon name={icon} />
          {label}
          {!busy && <kbd className={styles.keys}>Ctrl S</kbd>}
        </Button>
      </div>
    </footer>
  );

  function saveFace(): [AdminIconName, string] {
    if (phase.name === 'uploading') return ['upload', t.waitingForUploads];
    if (phase.name === 'saving') return ['check', t.saving];
    if (offline || phase.name === 'queued') return ['cloudOff', t.saveWhenOnline];
    if (phase.name === 'failed') return ['undo', t.tryAgain];
    return ['check', saveLabel ?? t.save];
  }
}
