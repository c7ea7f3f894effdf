import { CATEGORIES, levelsToChoose } from '#domain/catalogue.ts';
import { adminPages } from '#contract/admin-routes.ts';
import type { AdminMessages } from '#i18n/admin/message-types.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { useMessages } from '#ui/language.tsx';
import type { EditorSection } from '../editor/frame/Sections.tsx';
import { displaySections } from '../editor/frame/display-sections.tsx';
import { textSections } from '../editor/frame/text-sections.tsx';
import { DayField } from '../fields/DayField.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { Segmented } from '../fields/Segmented.tsx';
import { SwitchField } from '../fields/SwitchField.tsx';
import { Warning } from '../fields/Warning.tsx';
import rows from '../fields/rows.module.css';
import { useForm } from '../form/context.ts';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { PicturesField } from '../pictures/PicturesField.tsx';
import { DatesField } from './DatesField.tsx';
import { EarlyBirdLine } from './EarlyBirdLine.tsx';
import { SeriesField } from './SeriesField.tsx';
import { firstOf } from './meetings.ts';
import type { WorkshopValues } from './workshop-definition.ts';

interface Options {
  /** Null for a new workshop. */
  id: string | null;
  now: Date;
  phone: boolean;
  fold: EditorSection<WorkshopValues>['fold'];
}

export function workshopSections(
  messages: AdminMessages,
  { id, now, phone, fold }: Options,
): EditorSection<WorkshopValues>[] {
  const { workshops: t } = messages;
  return [
    { id: 'picture', title: t.picture, covers: ['image', 'imageAlts'], bare: true, content: <Picture /> },
    {
      id: 'dates',
      title: t.dates,
      hint: `${t.israelTime}. ${t.oneCourse}`,
      covers: ['workshopDates', 'series'],
      content: (
        <>
          <SeriesField />
          <DatesField now={now} />
        </>
      ),
    },
    ...textSections<WorkshopValues>(messages, {
      title: t.texts,
      phone,
      pairs: [
        { path: 'title', label: t.title, labelEn: t.titleEn },
        { path: 'description', label: t.description, labelEn: t.descriptionEn, multiline: true },
        { path: 'location', label: t.location, labelEn: t.locationEn },
        {
          path: 'question',
          label: t.question,
          labelEn: t.questionEn,
          hint: t.questionHint,
          optional: true,
        },
      ],
    }),
    {
      id: 'pricing',
      title: t.pricing,
      covers: ['price', 'earlyBirdDate', 'earlyBirdDiscountPercentage', 'shouldHidePrice'],
      content: <Pricing now={now} />,
    },
    {
      id: 'people',
      title: t.people,
      covers: ['category', 'level', 'participantLimit', 'participants'],
      content: <People id={id} />,
    },
    ...displaySections<WorkshopValues>(t, fold),
  ];
}

function Picture() {
  const { workshops: t } = useAdminMessages();
  const { values, set, errorAt } = useForm<WorkshopValues>();
  return (
    <PicturesField<WorkshopValues>
      label={t.picture}
      name="image"
      pictures={values.image ? [values.image] : []}
      onPictures={([image = '']) => set('image', image)}
      alts={values.imageAlts}
      onAlts={(alts) => set('imageAlts', alts)}
      max={1}
      min={0}
      error={errorAt('image')}
    />
  );
}

function Pricing({ now }: { now: Date }) {
  const {
    workshops: t,
    editor: { zero },
  } = useAdminMessages();
  const { values } = useForm<WorkshopValues>();
  return (
    <div className={rows.stack}>
      <div className={rows.short}>
        <NumberField<WorkshopValues> path="price" label={t.price} unit="₪" money />
        <NumberField<WorkshopValues> path="earlyBirdDiscountPercentage" label={t.earlyPercent} unit="%" />
        <div className={rows.wide}>
          <DayField<WorkshopValues> path="earlyBirdDate" label={t.earlyDate} hint={t.earlyDateHint} />
        </div>
      </div>
      <Warning>{values.price === 0 ? zero.warning : null}</Warning>
      <EarlyBirdLine
        price={values.price}
        percent={values.earlyBirdDiscountPercentage}
        lastDay={values.earlyBirdDate}
        first={firstOf(values.workshopDates)}
        now={now}
      />
      <SwitchField<WorkshopValues> path="shouldHidePrice" label={t.hidePrice} hint={t.hidePriceHint} />
    </div>
  );
}

function People({ id }: { id: string | null }) {
  const { workshops: t, roster } = useAdminMessages();
  const { categories, levels } = useMessages();
  const { values } = useForm<WorkshopValues>();
  const { participants, participantLimit } = values;
  const isOver = participants !== null && participantLimit !== null && participants > participantLimit;
  const seats = (values.participantLimit ?? Number.NaN) - (values.participants ?? Number.NaN);
  return (
    <div className={rows.stack}>
      <div className={rows.pair}>
        <Segmented<WorkshopValues>
          path="category"
          label={t.category}
          options={CATEGORIES}
          labels={categories}
        />
        <Segmented<WorkshopValues>
          path="level"
          label={t.level}
          options={levelsToChoose(values.level)}
          labels={levels}
        />
      </div>
      <div className={rows.short}>
        <NumberField<WorkshopValues> path="participantLimit" label={t.limit} />
        <NumberField<WorkshopValues>
          path="participants"
          label={t.participants}
          hint={Number.isInteger(seats) && !isOver ? t.seatsLeft(seats) : undefined}
        />
      </div>
      <Warning>{isOver ? t.overfull(participants, participantLimit) : null}</Warning>
      {id !== null && (
        <p>
          <ButtonLink small to={adminPages.roster(id)}>
            <AdminIcon name="users" />
            {roster.open}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
