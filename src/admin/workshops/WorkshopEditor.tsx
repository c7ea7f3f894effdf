import { useState } from 'react';
import { WorkshopTicket } from '#web/features/catalogue/WorkshopTicket.tsx';
import type { EditorProps } from '../editor/definition.ts';
import { CatalogueEditor } from '../editor/frame/CatalogueEditor.tsx';
import { useFold } from '../editor/frame/useFold.ts';
import { usePhone } from '../editor/frame/usePhone.ts';
import { Preview } from '../editor/preview/Preview.tsx';
import { useEntryEditor } from '../editor/useEntryEditor.ts';
import { useZeroQuestion } from '../editor/questions/ZeroQuestion.tsx';
import { useAdminMessages } from '../language.tsx';
import { previewedWorkshop, workshopDefinition } from './workshop-definition.ts';
import { workshopSections } from './workshop-sections.tsx';

export function WorkshopEditor(props: EditorProps<'workshops'>) {
  const t = useAdminMessages();
  const editor = useEntryEditor(workshopDefinition, props);
  const [now] = useState(() => new Date());
  const phone = usePhone();
  const fold = useFold(editor);
  const { guard, question } = useZeroQuestion(editor);
  return (
    <>
      <CatalogueEditor
        editor={editor}
        guard={guard}
        titles={{ making: t.workshops.unnamed, editing: t.workshops.editing }}
        sections={workshopSections(t, { id: editor.state.entryId, now, phone, fold })}
        preview={
          <Preview
            editor={editor}
            wide
            render={(_lang, shown) => (
              <WorkshopTicket
                workshop={previewedWorkshop(shown, now.toISOString())}
                now={now}
                joinBegun
                heading="h3"
                onRegister={nothing}
              />
            )}
          />
        }
      />
      {question}
    </>
  );
}

/** The preview is only looked at. */
function nothing(): void {}
