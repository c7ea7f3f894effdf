/** Who comes to a workshop, for the admin (docs/rules.md#attendees). */
import { z } from 'zod';
import { ATTENDEE_SOURCES, ATTENDEE_STATES } from '#domain/attendees.ts';
import { BOUNDS } from '#domain/bounds.ts';
import type { OrderId, WorkshopId } from '#domain/ids.ts';
import { LANGS } from '#domain/language.ts';
import { emailSchema, phoneSchema } from './auth.ts';
import { idSchema, idSchemaOf, isoDateSchema, lineSchema, personLineSchema } from './common.ts';
import { requiredTextSchema, textSchema } from './entry-inputs.ts';

const NOTE_LENGTH = 500;
const MESSAGE_LENGTH = 5_000;

export const attendeeSchema = z.object({
  /** Of the order's line, or of who was added by hand. */
  _id: idSchema,
  name: z.string(),
  phone: z.string().optional(),
  email: z.string().optional(),
  seats: z.int(),
  source: z.enum(ATTENDEE_SOURCES),
  orderId: idSchemaOf<OrderId>().optional(),
  orderNumber: z.int().optional(),
  state: z.enum(ATTENDEE_STATES),
  /** When the state was marked, by the clock of the device. */
  markedAt: isoDateSchema.optional(),
  /** The admin's own. */
  note: z.string().optional(),
  /** What was asked at checkout, and what was answered. */
  question: z.string().optional(),
  answer: z.string().optional(),
  /** Who ordered, once the seats were handed over. */
  givenBy: z.string().optional(),
  lang: z.enum(LANGS),
  since: isoDateSchema,
});
export type Attendee = z.infer<typeof attendeeSchema>;

export const waitingSchema = z.object({
  _id: idSchema,
  name: z.string(),
  phone: z.string().optional(),
  email: z.string(),
  seats: z.int(),
  since: isoDateSchema,
  offer: z.object({ until: isoDateSchema }).optional(),
});
export type Waiting = z.infer<typeof waitingSchema>;

export const rosterSchema = z.object({
  /** In the order of their registration. */
  attendees: z.array(attendeeSchema),
  /** In their order. */
  waiting: z.array(waitingSchema),
  limit: z.int(),
  /** Own seats and registrations. */
  taken: z.int(),
  /** Of `taken`, those that the admin set aside without a name. */
  ownSeats: z.int(),
  /** Beside `taken`: kept for unpaid orders and for offers. */
  held: z.int(),
});
export type Roster = z.infer<typeof rosterSchema>;

const seatsInputSchema = z.int().min(1).max(BOUNDS.quantity.max);
const noteSchema = textSchema(NOTE_LENGTH).nullish();

export const attendeeInputSchema = z.strictObject({
  name: personLineSchema(BOUNDS.shortText),
  phone: phoneSchema,
  email: emailSchema.nullish(),
  seats: seatsInputSchema.default(1),
  note: noteSchema,
  lang: z.enum(LANGS).optional(),
  /** A name for seats that the admin had set aside, so that no more are taken than before. */
  fromOwnSeats: z.boolean().optional(),
});
export type AttendeeInput = z.infer<typeof attendeeInputSchema>;

/** Name, phone, email and seats only of who was added by hand. */
export const attendeeChangeSchema = z.strictObject({
  state: z.enum(ATTENDEE_STATES).optional(),
  note: noteSchema,
  seats: seatsInputSchema.optional(),
  name: personLineSchema(BOUNDS.shortText).optional(),
  phone: phoneSchema,
  email: emailSchema.nullish(),
  /** When the state was chosen; one that is older than what is stored changes nothing. */
  at: isoDateSchema.optional(),
});
export type AttendeeChange = z.infer<typeof attendeeChangeSchema>;

export const attendeeMoveSchema = z.strictObject({ workshop: idSchemaOf<WorkshopId>() });

export const MESSAGE_READERS = ['attendees', 'waiting'] as const;

export const workshopMessageSchema = z.strictObject({
  subject: lineSchema(BOUNDS.shortText),
  text: requiredTextSchema(MESSAGE_LENGTH),
  /** Those who come, unless it says otherwise. */
  to: z.enum(MESSAGE_READERS).optional(),
});
export type WorkshopMessage = z.infer<typeof workshopMessageSchema>;

/** Mails that were put in. */
export const messageSentSchema = z.object({ mails: z.int() });
