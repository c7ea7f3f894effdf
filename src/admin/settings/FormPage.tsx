/** A form that is a page: a list of its parts, the fields, perhaps a preview, and the save at its foot. */
import { useEffect, type ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { DraftMark } from '../editor/draft/DraftMark.tsx';
import { EditorFoot } from '../editor/frame/EditorFoot.tsx';
import { Notices } from '../editor/frame/Notices.tsx';
import { PaneSwitch } from '../editor/preview/PaneSwitch.tsx';
import { ConflictQuestion } from '../editor/questions/ConflictQuestion.tsx';
import { LeaveQuestion } from '../editor/questions/LeaveQuestion.tsx';
import type { FormEditor } from '../editor/useFormEditor.ts';
import { FormProvider, type AnyForm } from '../form/context.ts';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import styles from './FormPage.module.css';

interface FormPageProps<Values extends object> {
  editor: FormEditor<Values>;
  title: string;
  lead?: ReactNode;
  nav: ReactNode;
  /** Beside the fields from 1280 px on, else behind a switch. */
  preview?: ReactNode;
  onHistory: () => void;
  children: ReactNode;
}

export function FormPage<Values extends object>(props: FormPageProps<Values>) {
  const { editor, title, lead, nav, preview, onHistory, children } = props;
  const { editor: t } = useAdminMessages();
  const { state, bodyRef } = editor;
  const { phase, changed, shown } = state;
  const isAtRest = phase.name === 'idle' && changed.length === 0 && shown.length === 0;
  useSaveKey(editor);
  return (
    <FormProvider value={editor.form as AnyForm}>
      <form
        noValidate
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          void editor.save();
        }}
      >
        <header className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          <DraftMark editor={editor} />
          <Button small look="quiet" className={styles.history} onClick={onHistory}>
            <AdminIcon name="history" />
            {t.history}
          </Button>
        </header>
        {lead}
        <div className={styles.notices}>
          <Notices editor={editor} />
        </div>
        {preview && (
          <div className={styles.panes}>
            <PaneSwitch editor={editor} />
          </div>
        )}
        <div className={cx(styles.columns, Boolean(preview) && styles.withPreview)} data-pane={editor.pane}>
          {nav}
          <div ref={bodyRef} className={styles.sections}>
            {children}
          </div>
          {preview && (
            // It scrolls, so the keyboard has to reach it.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            <aside className={styles.preview} aria-label={t.previewPane.label} tabIndex={0}>
              {preview}
            </aside>
          )}
        </div>
        {!isAtRest && (
          <div className={styles.foot}>
            <EditorFoot editor={editor} />
          </div>
        )}
      </form>
      <LeaveQuestion editor={editor} />
      <ConflictQuestion editor={editor} />
    </FormProvider>
  );
}

/** Wherever the focus is, unless a dialog has it. */
function useSaveKey<Values extends object>({ save }: FormEditor<Values>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.code !== 'KeyS' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      const target = event.target as Element;
      if (!target.closest('[role=dialog], [role=alertdialog]')) void save();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [save]);
}
