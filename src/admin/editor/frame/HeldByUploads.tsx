/** The save waits for pictures that failed to upload; going on without them is the admin's choice. */
import { isolated } from '#i18n/isolated.ts';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { AdminIcon } from '#admin/icons.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import type { FormEditor } from '../useFormEditor.ts';
import styles from './HeldByUploads.module.css';

/** More are only counted. */
const MOST_NAMED = 3;

export function HeldByUploads<Values extends object>({ editor }: { editor: FormEditor<Values> }) {
  const { held: t } = useAdminMessages().editor;
  const { phase, failedUploads: failed } = editor.state;
  const isQueued = phase.name === 'queued';
  const isHeld = phase.name === 'failed' && phase.cause === 'uploads';
  if (failed.length === 0 || !(isQueued || isHeld)) return null;
  const names = failed.slice(0, MOST_NAMED).map(({ name }) => isolated(name));
  const others = failed.length - names.length;
  return (
    <div className={cx(styles.held, isHeld && styles.failed)}>
      <AdminIcon name={isHeld ? 'alert' : 'cloudOff'} />
      <p className={styles.text}>
        <b>{isHeld ? t.failed(failed.length) : t.waiting(failed.length)}</b> {names.join(', ')}
        {others > 0 && ` ${t.others(others)}`}
      </p>
      <Button small className={styles.without} onClick={() => void editor.saveWithoutFailedUploads()}>
        {t.saveWithout(failed.length)}
      </Button>
    </div>
  );
}
