/** A tutorial's editor (spec §3, §5; product: Paid tutorials; admin notes, Forms). */
import { useState } from 'react';
import { pages } from '#contract/routes.ts';
import { CATEGORIES, TUTORIAL_LEVELS } from '#domain/catalogue.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { TutorialCard, type TutorialAction } from '#web/features/catalogue/TutorialCard.tsx';
import { useMessages } from '#ui/language.tsx';
import { CatalogueEditor } from '../editor/frame/CatalogueEditor.tsx';
import type { EditorProps } from '../editor/definition.ts';
import { Preview } from '../editor/preview/Preview.tsx';
import type { EditorSection } from '../editor/frame/Sections.tsx';
import { useEntryEditor } from '../editor/useEntryEditor.ts';
import { useFold } from '../editor/frame/useFold.ts';
import { NumberField } from '../fields/NumberField.tsx';
import { OwnersField } from './OwnersField.tsx';
import { Segmented } from '../fields/Segmented.tsx';
import { StepperField } from '../fields/StepperField.tsx';
import { SwitchField } from '../fields/SwitchField.tsx';
import { TextPairs } from '../fields/TextPair.tsx';
import rows from '../fields/rows.module.css';
import { useAdminMessages } from '../language.tsx';
import { PicturesField } from '../pictures/PicturesField.tsx';
import { SignedPagesContext, useSignedPages } from '../pictures/useSignedPages.ts';
import { previewedTutorial, tutorialDefinition } from './tutorial-definition.ts';

export function TutorialEditor(props: EditorProps<'tutorials'>) {
  const { tutorials: words, pictures } = useAdminMessages();
  const { categories, levels } = useMessages();
  const editor = useEntryEditor(tutorialDefinition, props);
  const [createdDate] = useState(() => props.entry?.createdDate ?? new Date().toISOString());
  const { values, set, errorAt } = editor.form;
  const described = {
    alts: values.imageAlts,
    onAlts: (alts: typeof values.imageAlts) => set('imageAlts', alts),
  };

  const fold = useFold(editor);
  const signed = useSignedPages(props.entry ?? props.copyOf);

  const sections: EditorSection[] = [
    {
      id: 'pages',
      title: words.pages,
      covers: ['contentImagesPathes', 'imageAlts'],
      bare: true,
      content: (
        <PicturesField
          look="pages"
          label={words.pages}
          hint={pictures.readingHint}
          name="contentImagesPathes"
          pictures={values.contentImagesPathes}
          onPictures={(next) => set('contentImagesPathes', next)}
          {...described}
          max={BOUNDS.contentImages}
          min={1}
          error={errorAt('contentImagesPathes')}
        />
      ),
    },
    {
      id: 'cover',
      title: words.cover,
      covers: ['imagePath'],
      bare: true,
      content: (
        <PicturesField
          label={words.cover}
          hint={words.coverHint}
          name="imagePath"
          pictures={values.imagePath === null ? [] : [values.imagePath]}
          onPictures={([cover]) => set('imagePath', cover ?? null)}
          {...described}
          max={1}
          min={0}
          error={errorAt('imagePath')}
        />
      ),
    },
    {
      id: 'texts',
      title: words.texts,
      covers: ['title', 'description', 'translations'],
      content: (
        <TextPairs
          pairs={[
            { path: 'title', label: words.title, labelEn: words.titleEn },
            {
              path: 'description',
              label: words.description,
              labelEn: words.descriptionEn,
              hint: words.descriptionHint,
              multiline: true,
              optional: true,
            },
          ]}
        />
      ),
    },
    {
      id: 'details',
      title: words.details,
      covers: ['category', 'level', 'durationMinutes', 'price'],
      content: (
        <div className={rows.stack}>
          <div className={rows.pair}>
            <Segmented path="category" label={words.category} options={CATEGORIES} labels={categories} />
            <Segmented path="level" label={words.level} options={TUTORIAL_LEVELS} labels={levels} />
          </div>
          <div className={rows.short}>
            <NumberField path="price" label={words.price} unit="₪" hint={words.free} money />
            <NumberField path="durationMinutes" label={words.duration} unit={words.minutes} optional />
          </div>
        </div>
      ),
    },
    {
      id: 'display',
      title: words.display,
      covers: ['active', 'priority'],
      fold,
      content: (
        <div className={rows.pair}>
          <SwitchField path="active" label={words.active} hint={words.activeHint} />
          <StepperField path="priority" label={words.priority} hint={words.priorityHint} />
        </div>
      ),
    },
    ...(props.entry
      ? [
          {
            id: 'access',
            title: words.access,
            covers: [],
            content: <OwnersField tutorialId={props.entry._id} />,
          },
        ]
      : []),
  ];

  return (
    <SignedPagesContext value={signed}>
      <CatalogueEditor
        editor={editor}
        titles={{ making: words.unnamed, editing: words.editing }}
        sections={sections}
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

/** The card's button as a customer sees it; the preview is only looked at. */
function actionOf({ price }: { price: number | null }): TutorialAction {
  return price === 0 ? { kind: 'open', to: pages.tutorials() } : { kind: 'add', onAdd: () => {} };
}
