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
  const { entryId } = editor.state;
  const isNew = entryId === null;
  const publishes = isNew && editor.state.values.active;
  return (
    <>
      <EditorFrame
        editor={editor}
        overline={isNew ? titles.making : titles.editing}
        unnamed={titles.making}
        sections={sections}
        saveLabel={publishes ? t.saveNew : t.save}
        extraAction={
          publishes && (
            <Button small onClick={() => void editor.saveWith({ active: false } as Partial<Values>)}>
              {t.saveHidden}
            </Button>
          )
        }
        onHistory={() => setHistory(true)}
        preview={preview}
      />
      {history && entryId && (
        <HistoryDialog kind={editor.kind} entryId={entryId} onClose={() => setHistory(false)} />
      )}
    </>
  );
}
