/** Workshops in the studio (spec §3, api.md). */
import { z } from 'zod';
import { CATEGORIES, WORKSHOP_LEVELS } from '../domain/catalogue.ts';
import {
  idSchema,
  imageAltsSchema,
  isoDateSchema,
  pageQuerySchema,
  pictureAddressSchema,
  shekelsSchema,
} from './common.ts';

export const workshopSchema = z.object({
  _id: idSchema,
  title: z.string(),
  description: z.string(),
  location: z.string(),
  category: z.enum(CATEGORIES),
  level: z.enum(WORKSHOP_LEVELS),
  participantLimit: z.int(),
  participants: z.int(),
  /** Shekels, the regular price. */
  price: shekelsSchema,
  /** The last day of the early price; its end in Jerusalem counts. Null where there is none. */
  earlyBirdDate: isoDateSchema.nullable(),
  earlyBirdDiscountPercentage: z.int(),
  /** Null shows the placeholder. */
  image: pictureAddressSchema.nullable(),
  imageAlts: imageAltsSchema,
  shouldHidePrice: z.boolean(),
  active: z.boolean(),
  priority: z.int(),
  createdDate: isoDateSchema,
  /** The meetings of one course, in order; `duration` in minutes. */
  workshopDates: z.array(z.object({ date: isoDateSchema, duration: z.int() })),
  translations: z.object({
    en: z
      .object({
        title: z.string().optional(),
        description: z.string().optional(),
        location: z.string().optional(),
      })
      .optional(),
  }),
});

export const workshopQuerySchema = pageQuerySchema
  .extend({
    category: z.enum(CATEGORIES).optional(),
    level: z.enum(WORKSHOP_LEVELS).optional(),
  })
  .strict();

export type Workshop = z.infer<typeof workshopSchema>;
export type WorkshopQuery = z.infer<typeof workshopQuerySchema>;
