import { useState } from 'react';
import { pages } from '#contract/routes.ts';
import { TutorialCard, type TutorialAction } from '#web/features/catalogue/TutorialCard.tsx';
import type { EditorProps } from '../editor/definition.ts';
import { CatalogueEditor } from '../editor/frame/CatalogueEditor.tsx';
import { useFold } from '../editor/frame/useFold.ts';
import { usePhone } from '../editor/frame/usePhone.ts';
import { Preview } from '../editor/preview/Preview.tsx';
import { useEntryEditor } from '../editor/useEntryEditor.ts';
import { useAdminMessages } from '../language.tsx';
import { SignedPagesContext, useSignedPages } from '../pictures/useSignedPages.ts';
import { previewedTutorial, tutorialDefinition } from './tutorial-definition.ts';
import { tutorialSections } from './tutorial-sections.tsx';

export function TutorialEditor(props: EditorProps<'tutorials'>) {
  const t = useAdminMessages();
  const editor = useEntryEditor(tutorialDefinition, props);
  const [createdDate] = useState(() => props.entry?.createdDate ?? new Date().toISOString());
  const phone = usePhone();
  const fold = useFold(editor);
  const signed = useSignedPages(props.entry ?? props.copyOf);
  return (
    <SignedPagesContext value={signed}>
      <CatalogueEditor
        editor={editor}
        titles={{ making: t.tutorials.unnamed, editing: t.tutorials.editing }}
        sections={tutorialSections(t, { tutorialId: props.entry?._id ?? null, phone, fold })}
        preview={
          <Preview
            editor={editor}
            wide
            render={(_lang, shown) => (
              <TutorialCard
                tutorial={previewedTutorial(shown, createdDate, signed)}
                heading="h3"
                action={actionOf(shown)}
              />
            )}
          />
        }
      />
    </SignedPagesContext>
  );
}

/** As a customer sees it; the preview is only looked at. */
function actionOf({ price }: { price: number | null }): TutorialAction {
  return price === 0 ? { kind: 'open', to: pages.tutorials() } : { kind: 'add', onAdd: () => {} };
}
