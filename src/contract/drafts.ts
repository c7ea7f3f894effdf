/** What an admin has typed and not saved, kept on the server beside the device's own copy. */
import { z } from 'zod';
import { BOUNDS } from '#domain/bounds.ts';
import { DRAFT_KINDS, SHOP_DRAFT, isSettingsForm } from '#domain/drafts.ts';
import { isoDateSchema, isPlainLine } from './common.ts';
import { dateInputSchema } from './entry-inputs.ts';

/** The entry's id, or for a new one an id that the client makes. */
const draftIdSchema = z.string().regex(/^[\w-]{1,64}$/);

export const draftParamsSchema = z
  .object({ form: z.enum(DRAFT_KINDS), id: draftIdSchema })
  .refine(({ form, id }) => !isSettingsForm(form) || id === SHOP_DRAFT);

const summaryFields = {
  /** Of the entry or the settings that were edited; null for a new entry. */
  entryVersion: z.int().min(0).max(2_147_483_647).nullable(),
  /** Pictures were on their way when it was saved, and are not in it. */
  uploading: z.boolean(),
};

/** A form nests no deeper; JSON of unbounded depth can't be written again. */
const MAX_DEPTH = 8;

const formValuesSchema = z
  .record(z.string().max(BOUNDS.shortText), z.unknown())
  .refine((values) => isShallow(values, MAX_DEPTH));

function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((part) => isShallow(part, depth - 1));
}

export const draftInputSchema = z.strictObject({
  ...summaryFields,
  /** For people; may be empty. */
  name: z.string().trim().max(BOUNDS.bannerText).refine(isPlainLine),
  /** The device's time. */
  savedDate: dateInputSchema,
  values: formValuesSchema,
  /** What was edited, at `entryVersion`. */
  base: formValuesSchema,
  /** An id that each browser makes for itself. */
  device: draftIdSchema,
});
export type DraftInput = z.input<typeof draftInputSchema>;

export const draftSummarySchema = z.object({
  kind: z.enum(DRAFT_KINDS),
  _id: draftIdSchema,
  ...summaryFields,
  name: z.string(),
  savedDate: isoDateSchema,
  /** Raised by every write; sent as `If-Match`, where 0 means 'there is none yet'. */
  version: z.int(),
  updatedDate: isoDateSchema,
});
export type DraftSummary = z.infer<typeof draftSummarySchema>;

export const draftSchema = draftSummarySchema.extend({
  values: z.record(z.string(), z.unknown()),
  base: z.record(z.string(), z.unknown()),
  device: z.string(),
});
export type StoredDraft = z.infer<typeof draftSchema>;
