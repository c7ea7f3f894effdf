/** What an editor of a workshop holds, and how it comes from the server and goes to it. */
import '../form/zod-without-jit.ts';
import { shekels } from '#contract/money.ts';
import {
  workshopInputSchema,
  type AdminWorkshop,
  type Workshop,
  type WorkshopInput,
} from '#contract/workshops.ts';
import { pages } from '#contract/routes.ts';
import type { ImageAlts } from '#contract/common.ts';
import { fromJerusalem, jerusalemDate } from '#domain/jerusalem.ts';
import type { EntryDefinition } from '../editor/definition.ts';
import { knownDate, knownPercent, knownPrice } from '../fields/known.ts';
import { instantOf, sentMeetings, type Meeting } from './meetings.ts';
import { altsOf } from '../pictures/order.ts';

export interface WorkshopValues {
  title: string;
  description: string;
  location: string;
  translations: { en: { title: string; description: string; location: string } };
  category: Workshop['category'];
  level: Workshop['level'];
  participantLimit: number | null;
  participants: number | null;
  /** Shekels. */
  price: number | null;
  earlyBirdDate: string | null;
  earlyBirdDiscountPercentage: number | null;
  image: string | null;
  imageAlts: ImageAlts;
  shouldHidePrice: boolean;
  active: boolean;
  priority: number | null;
  workshopDates: Meeting[];
}

/** The hour that a first meeting is offered at. */
const EVENING = 'T18:00';

export const workshopDefinition: EntryDefinition<'workshops', WorkshopValues> = {
  kind: 'workshops',
  schema: workshopInputSchema,
  blank: () => ({
    title: '',
    description: '',
    location: '',
    translations: { en: { title: '', description: '', location: '' } },
    category: 'goldsmith',
    level: 'beginner',
    participantLimit: null,
    participants: 0,
    price: null,
    earlyBirdDate: fromJerusalem(jerusalemDate(new Date()), '12:00').toISOString(),
    earlyBirdDiscountPercentage: 0,
    image: null,
    imageAlts: {},
    shouldHidePrice: false,
    active: true,
    priority: 0,
    workshopDates: [{ date: EVENING, duration: null }],
  }),
  valuesOf: (entry: AdminWorkshop) => ({
    title: entry.title,
    description: entry.description,
    location: entry.location,
    translations: { en: { title: '', description: '', location: '', ...entry.translations.en } },
    category: entry.category,
    level: entry.level,
    participantLimit: entry.participantLimit,
    participants: entry.participants,
    price: entry.price,
    earlyBirdDate: entry.earlyBirdDate,
    earlyBirdDiscountPercentage: entry.earlyBirdDiscountPercentage,
    image: entry.image,
    imageAlts: entry.imageAlts,
    shouldHidePrice: entry.shouldHidePrice,
    active: entry.active,
    priority: entry.priority,
    workshopDates: entry.workshopDates,
  }),
  /** Nobody has registered for a copy yet. */
  copy: (values) => ({ ...values, participants: 0 }),
  inputOf: (values) =>
    ({
      ...values,
      imageAlts: altsOf(values.imageAlts, [values.image]),
      workshopDates: sentMeetings(values.workshopDates),
    }) as WorkshopInput,
  nameOf: ({ title }) => title,
  publicPage: () => pages.workshops(),
};

/** As the shop's card shows it; what is not typed yet is left out or 0. */
export function previewedWorkshop(values: WorkshopValues, createdDate: string): Workshop {
  const dates = values.workshopDates.flatMap(({ date, duration }) =>
    instantOf(date) ? [{ date, duration: duration ?? 0 }] : [],
  );
  const lastEarlyDay = knownDate(values.earlyBirdDate);
  return {
    ...values,
    _id: 'preview',
    participantLimit: values.participantLimit ?? 1,
    participants: values.participants ?? 0,
    price: knownPrice(values.price) ?? shekels(0),
    earlyBirdDate: lastEarlyDay ?? createdDate,
    earlyBirdDiscountPercentage:
      lastEarlyDay === null ? 0 : (knownPercent(values.earlyBirdDiscountPercentage) ?? 0),
    priority: values.priority ?? 0,
    createdDate,
    workshopDates: dates.toSorted((one, other) => Date.parse(one.date) - Date.parse(other.date)),
  };
}
