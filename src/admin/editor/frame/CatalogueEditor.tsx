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
}

export function CatalogueEditor<Values extends { active: boolean }>(props: CatalogueEditorProps<Values>) {
  const { editor, titles, sections, preview } = props;
  const { editor: t } = useAdminMessages();
  const [history, setHistory] = useState(false);
  const { entryId, values, base } = editor.state;
  const isNew = entryId === null;
  // Until it is in the shop, both ways to save stay, and the switch says which comes first.
  const isPublished = !isNew && base.active;
  const hide = () => void editor.saveOrKeep({ active: false } as Partial<Values>);
  const publish = () => void editor.saveWith({ active: true } as Partial<Values>);
  return (
    <>
      <EditorFrame
        editor={editor}
        overline={isNew ? titles.making : titles.editing}
        unnamed={titles.making}
        sections={sections}
        {...(isPublished
          ? {}
          : values.active
            ? { saveLabel: t.saveNew, extraAction: <Extra onClick={hide}>{t.saveHidden}</Extra> }
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
