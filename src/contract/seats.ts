/** What one has at workshops that are still ahead. */
import { z } from 'zod';
import type { OrderId, WorkshopId } from '#domain/ids.ts';
import { idSchema, idSchemaOf, imageAltsSchema, isoDateSchema, pictureAddressSchema } from './common.ts';

/** The workshop as it is now; once it is deleted, as it was when ordered. */
export const seatsSchema = z.object({
  /** Of the order's line. */
  _id: idSchema,
  kind: z.enum(['registration']),
  /** How many. */
  seats: z.int(),
  order: z.object({ _id: idSchemaOf<OrderId>(), number: z.int() }),
  workshop: idSchemaOf<WorkshopId>(),
  /** It has a page and a calendar file. */
  active: z.boolean(),
  title: z.string(),
  location: z.string(),
  translations: z.object({
    en: z.object({ title: z.string().optional(), location: z.string().optional() }).optional(),
  }),
  image: pictureAddressSchema.nullable(),
  imageAlts: imageAltsSchema,
  /** In order, past ones too; `duration` in minutes. */
  meetings: z.array(z.object({ date: isoDateSchema, duration: z.int() })),
  cancellation: z.object({
    allowed: z.boolean(),
    /** The last moment. */
    until: isoDateSchema.optional(),
    /** Already asked for, and not settled. */
    requested: z.boolean(),
  }),
});
export type Seats = z.infer<typeof seatsSchema>;
