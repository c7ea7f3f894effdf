import { useState, type ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { HistoryDialog } from '#admin/history/HistoryDialog.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import { EditorFrame } from './EditorFrame.tsx';
import type { EditorSection } from './Sections.tsx';
import type { EntryEditor } from '../useEntryEditor.ts';

interface CatalogueEditorProps<Values extends { active: boolean }> {
  editor: EntryEditor<Values>;
  titles: { making: string; editing: string };
  sections: readonly EditorSection<Values>[];
  preview: ReactNode;
  /** Asked before it is published: what is run when it is meant. */
  guard?: (run: () => void) => () => void;
}

export function CatalogueEditor<Values extends { active: boolean }>(props: CatalogueEditorProps<Values>) {
  const { editor, titles, sections, preview, guard = (run: () => void) => run } = props;
  const { editor: t } = useAdminMessages();
  const [history, setHistory] = useState(false);
  const { entryId, values, base } = editor.state;
  const isNew = entryId === null;
  // Until it is in the shop, both ways to save stay, and the switch says which comes first.
  const isPublished = !isNew && base.active;
  const hide = () => void editor.saveOrKeep({ active: false } as Partial<Values>);
  const publish = guard(() => void editor.saveWith({ active: true } as Partial<Values>));
  const save = guard(() => void editor.save());
  return (
    <>
      <EditorFrame
        editor={editor}
        overline={isNew ? titles.making : titles.editing}
        unnamed={titles.making}
        sections={sections}
        {...(isPublished
          ? { onSubmit: save }
          : values.active
            ? {
                saveLabel: t.saveNew,
                onSubmit: save,
                extraAction: <Extra onClick={hide}>{t.saveHidden}</Extra>,
              }
            : {
                saveLabel: t.saveHidden,
                onSubmit: hide,
                extraAction: <Extra onClick={publish}>{t.saveNew}</Extra>,
              })}
        onHistory={() => setHistory(true)}
        preview={preview}
      />
      {history && entryId && (
        <HistoryDialog
          kind={editor.kind}
          entryId={entryId}
          onReturned={editor.takeListed}
          onClose={() => setHistory(false)}
        />
      )}
    </>
  );
}

function Extra(props: { onClick: () => void; children: string }) {
  return <Button small {...props} />;
}
