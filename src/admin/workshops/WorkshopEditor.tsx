import { useState } from 'react';
import { WorkshopTicket } from '#web/features/catalogue/WorkshopTicket.tsx';
import type { EditorProps } from '../editor/definition.ts';
import { CatalogueEditor } from '../editor/frame/CatalogueEditor.tsx';
import { useFold } from '../editor/frame/useFold.ts';
import { Preview } from '../editor/preview/Preview.tsx';
import { useEntryEditor } from '../editor/useEntryEditor.ts';
import { useAdminMessages } from '../language.tsx';
import { previewedWorkshop, workshopDefinition } from './workshop-definition.ts';
import { workshopSections } from './workshop-sections.tsx';

export function WorkshopEditor(props: EditorProps<'workshops'>) {
  const t = useAdminMessages();
  const editor = useEntryEditor(workshopDefinition, props);
  const [now] = useState(() => new Date());
  const fold = useFold(editor);
  return (
    <CatalogueEditor
      editor={editor}
      titles={{ making: t.workshops.unnamed, editing: t.workshops.editing }}
      sections={workshopSections(t, { now, fold })}
      preview={
        <Preview
          editor={editor}
          wide
          render={(_lang, shown) => (
            <WorkshopTicket
              workshop={previewedWorkshop(shown, now.toISOString())}
              now={now}
              heading="h3"
              onRegister={nothing}
            />
          )}
        />
      }
    />
  );
}

/** The preview is only looked at. */
function nothing(): void {}
