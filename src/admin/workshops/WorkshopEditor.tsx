/** A workshop's editor (spec §3, §5; admin notes, Forms). */
import { useState } from 'react';
import { CATEGORIES, TUTORIAL_LEVELS } from '#domain/catalogue.ts';
import { WorkshopTicket } from '#web/features/catalogue/WorkshopTicket.tsx';
import { useMessages } from '#ui/language.tsx';
import { CatalogueEditor } from '../editor/frame/CatalogueEditor.tsx';
import type { EditorProps } from '../editor/definition.ts';
import { Preview } from '../editor/preview/Preview.tsx';
import type { EditorSection } from '../editor/frame/Sections.tsx';
import { useEntryEditor } from '../editor/useEntryEditor.ts';
import { useFold } from '../editor/frame/useFold.ts';
import { DatesField } from './DatesField.tsx';
import { DayField } from '../fields/DayField.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { Segmented } from '../fields/Segmented.tsx';
import { StepperField } from '../fields/StepperField.tsx';
import { SwitchField } from '../fields/SwitchField.tsx';
import { TextPairs } from '../fields/TextPair.tsx';
import { firstOf } from './meetings.ts';
import rows from '../fields/rows.module.css';
import { useAdminMessages } from '../language.tsx';
import { PicturesField } from '../pictures/PicturesField.tsx';
import { EarlyBirdLine } from './EarlyBirdLine.tsx';
import { previewedWorkshop, workshopDefinition } from './workshop-definition.ts';

export function WorkshopEditor(props: EditorProps<'workshops'>) {
  const { workshops: words } = useAdminMessages();
  const { categories, levels } = useMessages();
  const editor = useEntryEditor(workshopDefinition, props);
  const [now] = useState(() => new Date());
  const { values, set, errorAt } = editor.form;
  const seats = (values.participantLimit ?? Number.NaN) - (values.participants ?? Number.NaN);

  const fold = useFold(editor);

  const sections: EditorSection[] = [
    {
      id: 'picture',
      title: words.picture,
      covers: ['image', 'imageAlts'],
      bare: true,
      content: (
        <PicturesField
          label={words.picture}
          name="image"
          pictures={values.image === null ? [] : [values.image]}
          onPictures={([image]) => set('image', image ?? null)}
          alts={values.imageAlts}
          onAlts={(alts) => set('imageAlts', alts)}
          max={1}
          min={0}
          error={errorAt('image')}
        />
      ),
    },
    {
      id: 'dates',
      title: words.dates,
      hint: `${words.israelTime}. ${words.oneCourse}`,
      covers: ['workshopDates'],
      content: <DatesField now={now} />,
    },
    {
      id: 'texts',
      title: words.texts,
      covers: ['title', 'description', 'location', 'translations'],
      content: (
        <TextPairs
          pairs={[
            { path: 'title', label: words.title, labelEn: words.titleEn },
            { path: 'description', label: words.description, labelEn: words.descriptionEn, multiline: true },
            { path: 'location', label: words.location, labelEn: words.locationEn },
          ]}
        />
      ),
    },
    {
      id: 'pricing',
      title: words.pricing,
      covers: ['price', 'earlyBirdDate', 'earlyBirdDiscountPercentage', 'shouldHidePrice'],
      content: (
        <div className={rows.stack}>
          <div className={rows.short}>
            <NumberField path="price" label={words.price} unit="₪" money />
            <NumberField path="earlyBirdDiscountPercentage" label={words.earlyPercent} unit="%" />
            <div className={rows.wide}>
              <DayField path="earlyBirdDate" label={words.earlyDate} hint={words.earlyDateHint} />
            </div>
          </div>
          <EarlyBirdLine
            price={values.price}
            percent={values.earlyBirdDiscountPercentage}
            lastDay={values.earlyBirdDate}
            first={firstOf(values.workshopDates)}
            now={now}
          />
          <SwitchField path="shouldHidePrice" label={words.hidePrice} hint={words.hidePriceHint} />
        </div>
      ),
    },
    {
      id: 'people',
      title: words.people,
      covers: ['category', 'level', 'participantLimit', 'participants'],
      content: (
        <div className={rows.stack}>
          <div className={rows.pair}>
            <Segmented path="category" label={words.category} options={CATEGORIES} labels={categories} />
            <Segmented path="level" label={words.level} options={TUTORIAL_LEVELS} labels={levels} />
          </div>
          <div className={rows.short}>
            <NumberField path="participantLimit" label={words.limit} />
            <NumberField
              path="participants"
              label={words.participants}
              hint={Number.isInteger(seats) ? words.seatsLeft(Math.max(0, seats)) : undefined}
            />
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
  ];

  return (
    <CatalogueEditor
      editor={editor}
      titles={{ making: words.unnamed, editing: words.editing }}
      sections={sections}
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
