/** What one has at workshops that are still ahead: seats, and places on waiting lists. */
import { z } from 'zod';
import type { OrderId, WorkshopId } from '#domain/ids.ts';
import { idSchema, idSchemaOf, imageAltsSchema, isoDateSchema, pictureAddressSchema } from './common.ts';
import { seatPersonSchema } from './orders.ts';

/** The workshop as it is now; once it is deleted, as it was when ordered. */
const ofWorkshop = {
  /** How many. */
  seats: z.int(),
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
};

export const takenSeatsSchema = z.object({
  /** Of the order's line. */
  _id: idSchema,
  kind: z.literal('registration'),
  ...ofWorkshop,
  order: z.object({ _id: idSchemaOf<OrderId>(), number: z.int() }),
  cancellation: z.object({
    allowed: z.boolean(),
    /** The last moment. */
    until: isoDateSchema.optional(),
    /** Already asked for, all of them, and not settled. */
    requested: z.boolean(),
    /** How many, where it isn't all. */
    requestedSeats: z.int().optional(),
  }),
  /** The first meeting hasn't begun, so someone else may come instead; not to seats that are to be cancelled. */
  canHandOver: z.boolean(),
  /** Who comes instead. */
  givenTo: seatPersonSchema.optional(),
});
export type TakenSeats = z.infer<typeof takenSeatsSchema>;

export const waitingSeatsSchema = z.object({
  _id: idSchema,
  kind: z.literal('waiting'),
  ...ofWorkshop,
  since: isoDateSchema,
  /** From 1, among those to whom nothing is offered yet; absent with an offer. */
  position: z.int().optional(),
  /** Seats that are kept until then; `url`: the page that takes or declines them. */
  offer: z.object({ until: isoDateSchema, url: z.string() }).optional(),
});
export type WaitingSeats = z.infer<typeof waitingSeatsSchema>;

export const seatsSchema = z.discriminatedUnion('kind', [takenSeatsSchema, waitingSeatsSchema]);
export type Seats = z.infer<typeof seatsSchema>;
