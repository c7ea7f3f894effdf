import { Button } from '#ui/Button.tsx';
import { useLang } from '#ui/language.tsx';
import { whenOf } from '#admin/drafts/draft-time.ts';
import { AdminIcon } from '#admin/icons.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import { fieldNames } from '#admin/form/field-names.ts';
import type { FormEditor } from '../useFormEditor.ts';
import { changedNames } from '#admin/form/values.ts';
import styles from './Notices.module.css';

export function Notices<Values extends object>({ editor }: { editor: FormEditor<Values> }) {
  const { editor: t } = useAdminMessages();
  const { offline, phase } = editor.state;
  return (
    <>
      <div role="status">
        {offline && (
          <p className={styles.offline}>
            <AdminIcon name="cloudOff" />
            <span>
              <b>{t.offline}</b> {phase.name === 'queued' ? t.offlineQueued : t.offlineText}
            </span>
          </p>
        )}
      </div>
      <DraftNotice editor={editor} />
    </>
  );
}

function DraftNotice<Values extends object>({ editor }: { editor: FormEditor<Values> }) {
  const { editor: all, fields } = useAdminMessages();
  const t = all.draft;
  const lang = useLang();
  const { draft, changed: unsaved, entryId, version: currentVersion } = editor.state;
  if (draft.offered) {
    const { at, values, base, version } = draft.offered;
    const changed = fieldNames(fields, changedNames(base, values));
    const isNew = entryId === null;
    return (
      <div className={styles.draft}>
        <AdminIcon name="history" />
        <div className={styles.draftText}>
          <p>
            <b>{(draft.elsewhere ? t.foundElsewhere : t.found)(whenOf(at, lang, t))}</b>
          </p>
          <p>
            {t.foundChanges(changed)}{' '}
            {!isNew && (version === currentVersion ? t.sameVersion : t.otherVersion)}
          </p>
          <div className={styles.actions}>
            <Button small onClick={editor.takeDraft}>
              {draft.elsewhere ? t.takeOther : t.take}
            </Button>
            <Button small look="quiet" onClick={editor.dropDraft}>
              {draft.elsewhere ? t.keepMine : isNew ? t.startAnew : t.leaveIt}
            </Button>
          </div>
        </div>
      </div>
    );
  }
  if (!draft.restoredAt || (unsaved.length === 0 && !draft.lacksPictures)) return null;
  return (
    <div className={styles.draft}>
      <AdminIcon name="history" />
      <p className={styles.restored}>
        {t.restored(whenOf(draft.restoredAt, lang, t))}
        {draft.lacksPictures && <>. {t.lacksPictures}</>}
      </p>
      <Button small look="quiet" onClick={editor.dropDraft}>
        {t.discard}
      </Button>
    </div>
  );
}
