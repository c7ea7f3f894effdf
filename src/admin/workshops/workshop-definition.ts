import '../form/zod-without-jit.ts';
import { shekels } from '#contract/money.ts';
import { workshopInputSchema, type Workshop, type WorkshopInput } from '#contract/workshops.ts';
import { pages } from '#contract/routes.ts';
import { fromJerusalem, jerusalemDate } from '#domain/jerusalem.ts';
import type { EntryDefinition } from '../editor/definition.ts';
import { valuesFrom, type FormValues } from '../form/form-values.ts';
import { knownDate, knownPercent, knownPrice } from '../fields/known.ts';
import { another, instantOf, sentMeetings } from './meetings.ts';
import { altsOf } from '../pictures/order.ts';

export type WorkshopValues = FormValues<WorkshopInput>;

/** The first meeting's hour until another is typed. */
const EVENING = 'T18:00';

export const workshopDefinition: EntryDefinition<'workshops', WorkshopValues> = {
  kind: 'workshops',
  schema: workshopInputSchema,
  blank: () => ({
    title: '',
    description: '',
    location: '',
    translations: { en: { title: '', description: '', location: '', question: '' } },
    category: 'goldsmith',
    level: 'beginner',
    participantLimit: null,
    participants: 0,
    price: null,
    earlyBirdDate: fromJerusalem(jerusalemDate(new Date()), '12:00').toISOString(),
    earlyBirdDiscountPercentage: 0,
    image: '',
    imageAlts: {},
    shouldHidePrice: false,
    active: true,
    priority: 0,
    workshopDates: [{ date: EVENING, duration: null }],
    question: '',
    series: '',
  }),
  startOf(newest, { address }) {
    const { category } = newest ?? workshopDefinition.blank();
    const place = newest
      ? { he: newest.location, en: newest.translations.en?.location ?? '' }
      : { he: address?.he ?? '', en: address?.en ?? '' };
    // Without an English one, the shop's is the Hebrew one.
    const english = place.en === place.he ? '' : place.en;
    const en = { title: '', description: '', location: english, question: '' };
    return { category, location: place.he, translations: { en } };
  },
  valuesOf: (entry) => valuesFrom(workshopDefinition.blank(), entry),
  /** The same workshop again: at the same hours on days to be chosen, the early bird's last one too; nobody comes yet. */
  copy: (values, of) => ({
    ...values,
    participants: 0,
    earlyBirdDate: values.earlyBirdDiscountPercentage ? '' : values.earlyBirdDate,
    series: values.series || of,
    workshopDates: values.workshopDates.map(another),
  }),
  inputOf: (values) => ({
    ...values,
    image: values.image || null,
    imageAlts: altsOf(values.imageAlts, [values.image]),
    earlyBirdDate: values.earlyBirdDate || null,
    question: values.question || null,
    series: values.series || null,
    workshopDates: sentMeetings(values.workshopDates),
  }),
  nameOf: ({ title }) => title,
  publicPage: () => pages.workshops(),
};

/** For the preview: what is missing counts as 0 or is left out. */
export function previewedWorkshop(values: WorkshopValues, createdDate: string): Workshop {
  const dates = values.workshopDates.flatMap(({ date, duration }) =>
    instantOf(date) ? [{ date, duration: duration ?? 0 }] : [],
  );
  const lastEarlyDay = knownDate(values.earlyBirdDate);
  return {
    ...values,
    _id: 'preview',
    image: values.image || null,
    participantLimit: values.participantLimit ?? 1,
    participants: values.participants ?? 0,
    price: knownPrice(values.price) ?? shekels(0),
    earlyBirdDate: lastEarlyDay ?? createdDate,
    earlyBirdDiscountPercentage:
      lastEarlyDay === null ? 0 : (knownPercent(values.earlyBirdDiscountPercentage) ?? 0),
    priority: values.priority ?? 0,
    question: values.question || null,
    series: values.series || null,
    createdDate,
    workshopDates: dates.toSorted((one, other) => Date.parse(one.date) - Date.parse(other.date)),
  };
}
