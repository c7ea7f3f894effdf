import { z } from 'zod';
import type { WorkshopId } from '#domain/ids.ts';
import { CATEGORIES, WORKSHOP_LEVELS } from '#domain/catalogue.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { isMonth } from '#domain/month.ts';
import {
  entryStateSchema,
  idSchema,
  idSchemaOf,
  imageAltsSchema,
  integerQuerySchema,
  isoDateSchema,
  lineSchema,
  pageQuerySchema,
  percentSchema,
  pictureAddressSchema,
  shekelsSchema,
} from './common.ts';
import {
  dateInputSchema,
  flagInputSchema,
  imageAltsInputSchema,
  optionalLineSchema,
  percentageInputSchema,
  priceInputSchema,
  priorityInputSchema,
  readOnlyFields,
  requiredTextSchema,
  textSchema,
} from './entry-inputs.ts';

export const workshopSchema = z.object({
  _id: idSchemaOf<WorkshopId>(),
  title: z.string(),
  description: z.string(),
  location: z.string(),
  category: z.enum(CATEGORIES),
  level: z.enum(WORKSHOP_LEVELS),
  participantLimit: z.int(),
  participants: z.int(),
  /** Seats kept for unpaid orders and for who waits, beside `participants`; absent when none is. */
  held: z.int().optional(),
  /** Places on the waiting list; absent when there is none. */
  waiting: z.int().optional(),
  /** The last moment to cancel a seat that is bought now; not in lists. */
  cancelUntil: isoDateSchema.optional(),
  /** Shekels, the regular price. */
  price: shekelsSchema,
  /** Inclusive, in Jerusalem; without effect at 0 %. */
  earlyBirdDate: isoDateSchema,
  earlyBirdDiscountPercentage: percentSchema,
  image: pictureAddressSchema.nullable(),
  imageAlts: imageAltsSchema,
  shouldHidePrice: z.boolean(),
  active: z.boolean(),
  priority: z.int(),
  createdDate: isoDateSchema,
  /** In order; `duration` in minutes. */
  workshopDates: z.array(z.object({ date: isoDateSchema, duration: z.int() })),
  /** Asked at checkout, such as for allergies. */
  question: z.string().nullable(),
  /** What copies of one workshop with other dates share. */
  series: idSchema.nullable(),
  translations: z.object({
    en: z
      .object({
        title: z.string().optional(),
        description: z.string().optional(),
        location: z.string().optional(),
        question: z.string().optional(),
      })
      .optional(),
  }),
});

export const adminWorkshopSchema = workshopSchema.extend(entryStateSchema.shape);

export const workshopInputSchema = z.strictObject({
  ...readOnlyFields,
  held: z.unknown().optional(),
  waiting: z.unknown().optional(),
  cancelUntil: z.unknown().optional(),
  title: lineSchema(BOUNDS.shortText),
  description: requiredTextSchema(BOUNDS.longText),
  location: lineSchema(BOUNDS.shortText),
  category: z.enum(CATEGORIES),
  level: z.enum(WORKSHOP_LEVELS),
  participantLimit: z.int().min(1).max(BOUNDS.count),
  participants: z.int().min(0).max(BOUNDS.participants).nullish(),
  price: priceInputSchema,
  earlyBirdDate: dateInputSchema,
  earlyBirdDiscountPercentage: percentageInputSchema,
  image: pictureAddressSchema.nullish(),
  imageAlts: imageAltsInputSchema,
  shouldHidePrice: flagInputSchema,
  active: flagInputSchema,
  priority: priorityInputSchema,
  workshopDates: z
    .array(z.strictObject({ date: dateInputSchema, duration: z.int().min(1).max(BOUNDS.duration) }))
    .min(1)
    .max(BOUNDS.workshopDates),
  question: optionalLineSchema(BOUNDS.shortText).nullish(),
  series: idSchema.nullish(),
  translations: z
    .strictObject({
      en: z
        .strictObject({
          title: optionalLineSchema(BOUNDS.shortText).nullish(),
          description: textSchema(BOUNDS.longText).nullish(),
          location: optionalLineSchema(BOUNDS.shortText).nullish(),
          question: optionalLineSchema(BOUNDS.shortText).nullish(),
        })
        .nullish(),
    })
    .nullish(),
});

export const workshopQuerySchema = pageQuerySchema
  .extend({
    category: z.enum(CATEGORIES).optional(),
    level: z.enum(WORKSHOP_LEVELS).optional(),
    /** With `weekday`, of one meeting that is still to come; in Jerusalem. */
    month: z.string().refine(isMonth).optional(),
    /** 0 is Sunday. */
    weekday: integerQuerySchema(0, 6).optional(),
  })
  .strict();

/** The same workshop at another time, for its page. */
export const otherDateSchema = workshopSchema.pick({
  _id: true,
  title: true,
  location: true,
  participantLimit: true,
  participants: true,
  held: true,
  workshopDates: true,
  translations: true,
});
export type OtherDate = z.infer<typeof otherDateSchema>;

export type Workshop = z.infer<typeof workshopSchema>;
export type AdminWorkshop = z.infer<typeof adminWorkshopSchema>;
export type WorkshopInput = z.input<typeof workshopInputSchema>;
export type WorkshopQuery = z.infer<typeof workshopQuerySchema>;
