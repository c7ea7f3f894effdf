import { Dialog } from '@base-ui/react/dialog';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { focusBack } from '#ui/focus-back.ts';
import { useHiddenSnacks } from '#ui/snackbar/useHiddenSnacks.ts';
import { cx } from '#ui/cx.ts';
import { useAdminMessages } from '#admin/language.tsx';
import { ConflictQuestion } from '../questions/ConflictQuestion.tsx';
import { EditorFoot } from './EditorFoot.tsx';
import { EditorHead } from './EditorHead.tsx';
import { Notices } from './Notices.tsx';
import { findField, show } from '#admin/form/focus-field.ts';
import { FormProvider, type AnyForm } from '#admin/form/context.ts';
import { PaneSwitch } from '../preview/PaneSwitch.tsx';
import type { EditorFrameProps } from './frame-props.ts';
import { DeletedQuestion } from '../questions/DeletedQuestion.tsx';
import { LeaveQuestion } from '../questions/LeaveQuestion.tsx';
import { Sections } from './Sections.tsx';
import type { EntryEditor } from '../useEntryEditor.ts';
import styles from './EditorFrame.module.css';

export function EditorFrame<Values extends object>(props: EditorFrameProps<Values>) {
  const { editor, sections, preview, small = false, onSubmit = () => void editor.save() } = props;
  const { editor: t, fields } = useAdminMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  const { pane, bodyRef } = editor;

  useLeadTo(editor);
  useHiddenSnacks();

  const shortcuts = (event: KeyboardEvent) => {
    if (event.code !== 'KeyS' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    // A question over the editor has the focus and its own answers.
    if (event.currentTarget.contains(event.target as Node)) onSubmit();
  };

  return (
    <FormProvider value={editor.form as AnyForm}>
      <Dialog.Root open disablePointerDismissal onOpenChange={(open) => open || editor.close()}>
        <Dialog.Portal>
          <Dialog.Backdrop className={styles.backdrop} />
          <Dialog.Popup
            className={cx(styles.popup, small && styles.small)}
            initialFocus={heading}
            finalFocus={focusBack(undefined)}
            onKeyDown={shortcuts}
          >
            <form
              className={styles.form}
              noValidate
              autoComplete="off"
              onSubmit={(event) => {
                event.preventDefault();
                onSubmit();
              }}
            >
              <EditorHead {...props} heading={heading} />
              <Notices editor={editor} />
              {preview && (
                <div className={styles.panes}>
                  <PaneSwitch editor={editor} />
                </div>
              )}
              <div className={cx(styles.body, Boolean(preview) && styles.withPreview)} data-pane={pane}>
                <div ref={bodyRef} className={styles.fields}>
                  <p className={styles.required}>{fields.requiredExplained}</p>
                  <Sections sections={sections} shown={editor.state.shown} single={small} />
                </div>
                {preview && (
                  <aside className={styles.preview} aria-label={t.previewPane.label}>
                    {preview}
                  </aside>
                )}
              </div>
              <EditorFoot {...props} />
            </form>
            <LeaveQuestion editor={editor} />
            <ConflictQuestion editor={editor} />
            <DeletedQuestion editor={editor} />
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
    </FormProvider>
  );
}

function useLeadTo<Values extends object>({ field, bodyRef }: EntryEditor<Values>): void {
  useEffect(() => {
    if (field === undefined) return undefined;
    // After the dialog has taken the focus.
    const frame = requestAnimationFrame(() => {
      const target = bodyRef.current && findField(bodyRef.current, field);
      if (target) show(target);
    });
    return () => cancelAnimationFrame(frame);
  }, [field, bodyRef]);
}
