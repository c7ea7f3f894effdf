import { BOUNDS } from '#domain/bounds.ts';
import { CATEGORIES, TUTORIAL_LEVELS } from '#domain/catalogue.ts';
import type { AdminMessages } from '#i18n/admin/message-types.ts';
import { useMessages } from '#ui/language.tsx';
import type { EditorSection } from '../editor/frame/Sections.tsx';
import { displaySections } from '../editor/frame/display-sections.tsx';
import { textSections } from '../editor/frame/text-sections.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { Segmented } from '../fields/Segmented.tsx';
import { SwitchField } from '../fields/SwitchField.tsx';
import rows from '../fields/rows.module.css';
import { useForm } from '../form/context.ts';
import { useAdminMessages } from '../language.tsx';
import { PicturesField } from '../pictures/PicturesField.tsx';
import { CoverFromPage } from './CoverFromPage.tsx';
import { OwnersField } from './OwnersField.tsx';
import { withReplaced } from './page-texts.ts';
import { PageTextsField } from './PageTextsField.tsx';
import type { TutorialValues } from './tutorial-definition.ts';

interface Options {
  /** Null for a new tutorial, which nobody can own yet. */
  tutorialId: string | null;
  phone: boolean;
  fold: EditorSection<TutorialValues>['fold'];
}

export function tutorialSections(
  messages: AdminMessages,
  { tutorialId, phone, fold }: Options,
): EditorSection<TutorialValues>[] {
  const { tutorials: t } = messages;
  const sections: EditorSection<TutorialValues>[] = [
    {
      id: 'pages',
      title: t.pages,
      covers: ['contentImagesPathes', 'imageAlts'],
      bare: true,
      content: <Pages />,
    },
    {
      id: 'page-texts',
      title: t.pageTexts.title,
      covers: ['pageTexts'],
      content: <PageTextsField />,
    },
    { id: 'cover', title: t.cover, covers: ['imagePath'], bare: true, content: <Cover /> },
    ...textSections<TutorialValues>(messages, {
      title: t.texts,
      phone,
      pairs: [
        { path: 'title', label: t.title, labelEn: t.titleEn },
        {
          path: 'description',
          label: t.description,
          labelEn: t.descriptionEn,
          hint: t.descriptionHint,
          multiline: true,
          optional: true,
        },
      ],
    }),
    {
      id: 'details',
      title: t.details,
      covers: ['category', 'level', 'durationMinutes', 'price', 'shouldShowFirstPage'],
      content: <Details />,
    },
    ...displaySections<TutorialValues>(t, fold),
  ];
  if (tutorialId === null) return sections;
  const owners = <OwnersField tutorialId={tutorialId} />;
  return [...sections, { id: 'access', title: t.access, covers: [], content: owners }];
}

function Pages() {
  const { tutorials: t, pictures } = useAdminMessages();
  const { values, set, errorAt } = useForm<TutorialValues>();
  return (
    <PicturesField<TutorialValues>
      look="pages"
      required
      label={t.pages}
      hint={pictures.readingHint}
      name="contentImagesPathes"
      pictures={values.contentImagesPathes}
      onPictures={(next) => set('contentImagesPathes', next)}
      onReplaced={(old, address) => set('pageTexts', (texts) => withReplaced(texts, old, address))}
      alts={values.imageAlts}
      onAlts={(alts) => set('imageAlts', alts)}
      max={BOUNDS.contentImages}
      min={1}
      error={errorAt('contentImagesPathes')}
    />
  );
}

function Cover() {
  const { tutorials: t } = useAdminMessages();
  const { values, set, errorAt } = useForm<TutorialValues>();
  return (
    <>
      <PicturesField<TutorialValues>
        label={t.cover}
        hint={t.coverHint}
        name="imagePath"
        pictures={values.imagePath ? [values.imagePath] : []}
        onPictures={([cover = '']) => set('imagePath', cover)}
        alts={values.imageAlts}
        onAlts={(alts) => set('imageAlts', alts)}
        max={1}
        min={0}
        error={errorAt('imagePath')}
      />
      <CoverFromPage />
    </>
  );
}

function Details() {
  const { tutorials: t } = useAdminMessages();
  const { categories, levels } = useMessages();
  return (
    <div className={rows.stack}>
      <div className={rows.pair}>
        <Segmented<TutorialValues>
          path="category"
          label={t.category}
          options={CATEGORIES}
          labels={categories}
        />
        <Segmented<TutorialValues> path="level" label={t.level} options={TUTORIAL_LEVELS} labels={levels} />
      </div>
      <div className={rows.short}>
        <NumberField<TutorialValues> path="price" label={t.price} unit="₪" hint={t.free} money />
        <NumberField<TutorialValues> path="durationMinutes" label={t.duration} unit={t.minutes} optional />
      </div>
      <SwitchField<TutorialValues> path="shouldShowFirstPage" label={t.sample} hint={t.sampleHint} />
    </div>
  );
}
