import { useMemo } from 'react';
import { BOUNDS } from '#domain/bounds.ts';
import { shownWorkshop } from '#contract/shown-prices.ts';
import type { AdminWorkshop } from '#contract/workshops.ts';
import { adminPages } from '#contract/admin-routes.ts';
import { pages } from '#contract/routes.ts';
import { formatDay, formatTime, formatWeekday } from '#i18n/dates.ts';
import { useLang, useMessages } from '#ui/language.tsx';
import { Price } from '#ui/Price.tsx';
import { useAdminMessages } from '../language.tsx';
import { Inline, NumberCell, PriceCell } from '../lists/table/cells.tsx';
import { untranslatedField } from '../lists/english.ts';
import type { ListKind, Row } from '../lists/list-kind.ts';
import { ReducedPrice, Soft, Tag } from '../lists/table/Marks.tsx';
import { ALL } from '../lists/list-view.ts';
import { WorkshopEditor } from './WorkshopEditor.tsx';

export function useWorkshopList(): ListKind<'workshops'> {
  const { lists, fields } = useAdminMessages();
  const { categories, levels } = useMessages();
  return useMemo(
    () => ({
      kind: 'workshops',
      texts: lists.workshops,
      filters: [
        { name: ALL, label: lists.filter.all, has: () => true },
        { name: 'coming', label: lists.filter.coming, has: (entry) => statusOf(entry) !== 'past' },
        { name: 'full', label: lists.filter.full, has: (entry) => statusOf(entry) === 'full' },
        { name: 'past', label: lists.filter.past, has: (entry) => statusOf(entry) === 'past' },
        {
          name: 'untranslated',
          label: lists.filter.untranslated,
          has: (entry) => untranslatedField(entry) !== null,
        },
        { name: 'hidden', label: lists.workshops.manyHidden, has: ({ active }) => !active },
      ],
      columns: [
        {
          name: 'date',
          label: lists.columns.date,
          sort: { value: meetingValue, of: 'date' },
          Cell: MeetingCell,
        },
        {
          name: 'seats',
          label: lists.columns.seats,
          sort: { value: seatsLeft, of: 'number' },
          Cell: SeatsCell,
        },
        {
          name: 'price',
          label: lists.columns.price,
          numeric: true,
          sort: { value: (entry) => stateNow(entry).price, of: 'number' },
          Cell: WorkshopPriceCell,
        },
      ],
      picture: ({ image }) => image,
      under: ({ category, level }) => `${categories[category]} · ${levels[level]}`,
      untranslated: untranslatedField,
      price: (entry) => (
        <Inline>
          <Meeting entry={entry} />
        </Inline>
      ),
      printed: [
        { label: fields.names.workshopDates, value: (entry) => <Meetings entry={entry} /> },
        {
          label: lists.columns.seats,
          value: ({ participants, participantLimit }) => (
            <bdi dir="ltr">{`${participants} / ${participantLimit}`}</bdi>
          ),
        },
        { label: lists.columns.price, value: (entry) => <Price shekels={stateNow(entry).price} /> },
      ],
      standing: (entry) => <SeatsWords entry={entry} />,
      numbers: [
        {
          name: 'participants',
          label: fields.names.participants,
          max: BOUNDS.participants,
          value: ({ participants }) => participants,
          change: (participants) => ({ participants }),
        },
      ],
      people: ({ _id }) => adminPages.roster(_id),
      publicPage: () => pages.workshops(),
      pictureField: 'image',
      plainField: 'workshopDates.0.date',
      Editor: WorkshopEditor,
    }),
    [lists, fields, categories, levels],
  );
}

const stateNow = (entry: AdminWorkshop) => shownWorkshop(entry, new Date());
const statusOf = (entry: AdminWorkshop) => stateNow(entry).status;

const seatsLeft = ({ participantLimit, participants }: AdminWorkshop) => participantLimit - participants;

/** Null for a past workshop. */
function nextMeeting({ workshopDates }: AdminWorkshop): string | null {
  return workshopDates.find(({ date }) => Date.parse(date) > Date.now())?.date ?? null;
}

/** The soonest first; past ones last, the latest of them first. */
function meetingValue(entry: AdminWorkshop): number {
  const next = nextMeeting(entry);
  if (next !== null) return Date.parse(next);
  return Number.MAX_SAFE_INTEGER - Date.parse(entry.workshopDates.at(-1)?.date ?? entry.createdDate);
}

function Meeting({ entry }: { entry: AdminWorkshop }) {
  const { meeting } = useAdminMessages().lists;
  const lang = useLang();
  const next = nextMeeting(entry);
  if (next === null) return <Soft>{meeting.past}</Soft>;
  const later = entry.workshopDates.filter(({ date }) => date > next).length;
  return (
    <>
      <span>{formatDay(lang, next)}</span>
      <Soft small>
        {`${formatWeekday(lang, next)} `}
        <bdi>{formatTime(next)}</bdi>
        {later > 0 && `, ${meeting.more(later)}`}
      </Soft>
    </>
  );
}

function Meetings({ entry: { workshopDates } }: { entry: AdminWorkshop }) {
  const { history } = useAdminMessages();
  const lang = useLang();
  return workshopDates.map(({ date, duration }) => (
    <div key={date}>{history.meeting(formatDay(lang, date, true), formatTime(date), duration)}</div>
  ));
}

function MeetingCell({ entry }: Row<AdminWorkshop>) {
  return <Meeting entry={entry} />;
}

function SeatsCell(row: Row<AdminWorkshop>) {
  const { seats } = useAdminMessages().lists;
  const { participantLimit, participants } = row.entry;
  const full = participants >= participantLimit;
  return (
    <NumberCell
      row={row}
      name="participants"
      label={seats.of(row.title)}
      max={BOUNDS.participants}
      value={participants}
      onChange={(value) => row.change({ participants: value })}
    >
      <Soft small>{seats.ofLimit(participantLimit)}</Soft>
      {full && <Tag look="warning">{seats.full}</Tag>}
    </NumberCell>
  );
}

function SeatsWords({ entry }: { entry: AdminWorkshop }) {
  const { seats } = useAdminMessages().lists;
  const { participants, participantLimit } = entry;
  const full = participants >= participantLimit;
  return (
    <>
      <Tag look={full ? 'warning' : 'plain'}>
        {full ? seats.full : seats.taken(participants, participantLimit)}
      </Tag>
      <Price shekels={stateNow(entry).price} />
    </>
  );
}

function WorkshopPriceCell(row: Row<AdminWorkshop>) {
  const { lists } = useAdminMessages();
  const { earlyBirdDiscountPercentage, shouldHidePrice } = row.entry;
  const { price, original } = stateNow(row.entry);
  return (
    <PriceCell row={row}>
      {original !== null && <ReducedPrice shekels={price} percent={earlyBirdDiscountPercentage} />}
      {shouldHidePrice && <Soft small>{lists.priceHidden}</Soft>}
    </PriceCell>
  );
}
