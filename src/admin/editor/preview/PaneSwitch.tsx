/** The form or its preview, where both don't fit beside each other. */
import { useAdminMessages } from '#admin/language.tsx';
import type { FormEditor } from '../useFormEditor.ts';
import styles from './PaneSwitch.module.css';

export function PaneSwitch({ editor }: { editor: Pick<FormEditor<never>, 'pane' | 'setPane'> }) {
  const { editor: t } = useAdminMessages();
  return (
    <div className={styles.panes} role="group" aria-label={t.pane}>
      {(['edit', 'preview'] as const).map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={editor.pane === name}
          onClick={() => editor.setPane(name)}
        >
          {t[name]}
        </button>
      ))}
    </div>
  );
}
