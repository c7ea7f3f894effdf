import { cx } from '#ui/cx.ts';
import { AdminIcon } from '#admin/icons.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import { fieldName } from '#admin/form/field-names.ts';
import { missingAlts, missingEnglish } from '#admin/form/missing.ts';
import type { EntryEditor } from '../useEntryEditor.ts';
import { checklistOf } from './checklist-of.ts';
import styles from './Checklist.module.css';

export interface LaterLine {
  path: string;
  text: string;
}

interface ChecklistProps<Values extends object> {
  editor: EntryEditor<Values>;
  later: readonly LaterLine[];
}

export function Checklist<Values extends object>({ editor, later }: ChecklistProps<Values>) {
  const { editor: all, fields } = useAdminMessages();
  const t = all.previewPane;
  const { problems, shown, values } = editor.state;
  const alts = missingAlts(values);
  const blocking = checklistOf(problems, (path) => fieldName(fields, path));
  const optional = missingEnglish(values);
  return (
    <div className={styles.lists}>
      <h3 className={styles.title}>{t.before}</h3>
      <ul>
        {blocking.map(({ path, name, sentence }) => (
          <li key={path}>
            <button
              type="button"
              className={cx(styles.line, shown.includes(path) && styles.wrong)}
              onClick={() => editor.jumpTo(path)}
            >
              <AdminIcon name="alert" />
              <span>
                <b>{name}</b> · {sentence}
              </span>
              <AdminIcon name="next" size={18} className={styles.go} />
            </button>
          </li>
        ))}
        {blocking.length === 0 && (
          <li className={cx(styles.line, styles.done)}>
            <AdminIcon name="check" />
            {t.ready}
          </li>
        )}
      </ul>
      {optional.length + later.length + alts > 0 && (
        <>
          <h3 className={styles.title}>{t.optional}</h3>
          <ul>
            {optional.map((path) => (
              <Later key={path} text={t.missing(fieldName(fields, path))} onGo={() => editor.jumpTo(path)} />
            ))}
            {later.map(({ path, text }) => (
              <Later key={path} text={text} onGo={() => editor.jumpTo(path)} />
            ))}
            {alts > 0 && <Later text={t.altsMissing(alts)} onGo={() => editor.jumpTo('imageAlts')} />}
          </ul>
        </>
      )}
    </div>
  );
}

function Later({ text, onGo }: { text: string; onGo: () => void }) {
  return (
    <li>
      <button type="button" className={styles.line} onClick={onGo}>
        <span className={styles.ring} />
        <span>{text}</span>
        <AdminIcon name="next" size={18} className={styles.go} />
      </button>
    </li>
  );
}
