/** The editor's foot: what stands in the way, what failed, and the one button that saves. */
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { AdminIcon, type AdminIconName } from '#admin/icons.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import { DraftMark } from '../draft/DraftMark.tsx';
import type { EditorFrameProps } from './frame-props.ts';
import styles from './EditorFoot.module.css';

export function EditorFoot<Values extends object>({
  editor,
  small = false,
  extraAction,
  saveLabel,
}: EditorFrameProps<Values>) {
  const { editor: words } = useAdminMessages();
  const { phase, offline, shown, changed, draft, entryId } = editor.state;
  const busy = phase.name === 'saving' || phase.name === 'uploading';
  const [icon, label] = saveFace();
  return (
    <footer className={styles.foot}>
      <div role="alert">
        {phase.name === 'failed' && (
          <p className={styles.failed}>
            <AdminIcon name="alert" />
            <span>
              <b>{words.notSaved}</b> {sentenceOf(phase)} {draft.refused ? words.stillHere : words.stillKept}
            </span>
          </p>
        )}
      </div>
      <div className={cx(styles.row, small && styles.small)}>
        <div className={styles.state}>
          {shown.length > 0 ? (
            <button type="button" className={styles.toFix} onClick={() => editor.jumpTo()}>
              <AdminIcon name="alert" />
              {words.toFix(shown.length)}
              <AdminIcon name="sortUp" size={18} />
            </button>
          ) : small ? (
            <DraftMark editor={editor} />
          ) : (
            <span className={styles.changes}>
              {changed.length > 0 ? words.changes(changed.length) : entryId && words.noChanges}
            </span>
          )}
        </div>
        <Button small className={styles.cancel} onClick={editor.close}>
          {words.cancel}
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

  function sentenceOf({ cause, sentence }: Extract<typeof phase, { name: 'failed' }>): string {
    return cause === 'uploads' ? words.uploadsFailed : (sentence ?? words.serverSilent);
  }

  function saveFace(): [AdminIconName, string] {
    if (phase.name === 'uploading') return ['upload', words.waitingForUploads];
    if (phase.name === 'saving') return ['check', words.saving];
    if (offline || phase.name === 'queued') return ['cloudOff', words.saveWhenOnline];
    if (phase.name === 'failed') return ['undo', words.tryAgain];
    return ['check', saveLabel ?? words.save];
  }
}
