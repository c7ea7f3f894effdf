import { AdminIcon } from '#admin/icons.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import type { Options } from './useOptions.ts';
import styles from './Options.module.css';

export function LastStep({ edits: { note, undo } }: { edits: Options }) {
  const { productOptions: t } = useAdminMessages();
  return (
    <div role="status">
      {note !== null && (
        <p className={styles.step}>
          <span>{note}</span>
          {undo && (
            <button type="button" className={styles.undo} onClick={undo}>
              <AdminIcon name="undo" size={18} />
              {t.undo}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
