/** Waiting for a seat of a full workshop (docs/rules.md#waiting-list). */
import { z } from 'zod';
import { BOUNDS } from '#domain/bounds.ts';
import type { WorkshopId } from '#domain/ids.ts';
import { LANGS } from '#domain/language.ts';
import { emailSchema } from './auth.ts';
import { idSchemaOf, isoDateSchema, personLineSchema } from './common.ts';

export const waitingInputSchema = z.strictObject({
  seats: z.int().min(1).max(BOUNDS.participants),
  /** Of the mails about it. */
  lang: z.enum(LANGS).optional(),
});
export type WaitingInput = z.infer<typeof waitingInputSchema>;

/** `position`: from 1, among those to whom nothing is offered yet. */
export const waitingPlaceSchema = z.object({ position: z.int() });
export type WaitingPlace = z.infer<typeof waitingPlaceSchema>;

/** What a mailed link shows without a login. */
export const linkedPlaceSchema = z.object({
  workshop: idSchemaOf<WorkshopId>(),
  title: z.string(),
  translations: z.object({ en: z.object({ title: z.string().optional() }).optional() }),
  seats: z.int(),
  offer: z.object({ until: isoDateSchema }).optional(),
});
export type LinkedPlace = z.infer<typeof linkedPlaceSchema>;

export const handOverSchema = z.strictObject({
  /** How many; all of the order's line if left out. */
  seats: z.int().min(1).max(BOUNDS.participants).optional(),
  name: personLineSchema(BOUNDS.shortText),
  email: emailSchema,
});
export type HandOver = z.infer<typeof handOverSchema>;
