import { z } from 'zod';
import { userSchema } from './auth.ts';
import { ENTRY_KINDS } from '#domain/catalogue.ts';
import { idSchema, isoDateSchema } from './common.ts';

export const CHANGE_ACTIONS = [
  'created',
  'changed',
  'deleted',
  'restored',
  'returned',
  'ownerGranted',
  'ownerWithdrawn',
] as const;
export type ChangeAction = (typeof CHANGE_ACTIONS)[number];

export const entryChangeSchema = z.object({
  _id: idSchema,
  at: isoDateSchema,
  /** Null if the account is gone or the shop made the change. */
  by: z.object({ _id: idSchema, firstName: z.string(), lastName: z.string() }).nullable(),
  action: z.enum(CHANGE_ACTIONS),
  version: z.int(),
  /** As the API names them (`price`, `translations`, `workshopDates`). */
  fields: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
});
export type EntryChange = z.infer<typeof entryChangeSchema>;

export const entryUseSchema = z.object({
  carts: z.int(),
  owners: z.int(),
});
export type EntryUse = z.infer<typeof entryUseSchema>;

const namedSchema = z.object({
  _id: idSchema,
  title: z.string(),
  titleEn: z.string().nullable(),
  image: z.string().nullable(),
});

export const deletedEntrySchema = namedSchema.extend({ deletedDate: isoDateSchema });
export type DeletedEntry = z.infer<typeof deletedEntrySchema>;

export const DELETED_SIZE = 100;

export const OVERVIEW_SIZE = 8;

export const overviewSchema = z.object({
  /** The server's time, for 'today' and 'new'. */
  now: isoDateSchema,
  /** Active products with at most 3 pieces, fewest first. */
  lowStock: z.object({
    total: z.int(),
    entries: z.array(
      namedSchema.extend({
        inventory: z.int(),
        isCustomizable: z.boolean(),
        /** Its inventory is their sum, and can't be set as one number. */
        hasVariants: z.boolean(),
      }),
    ),
  }),
  /** Active workshops with a coming meeting, soonest first. */
  workshops: z.object({
    total: z.int(),
    entries: z.array(
      namedSchema.extend({
        date: isoDateSchema,
        /** Minutes. */
        duration: z.int(),
        /** From 1. */
        meeting: z.int(),
        meetings: z.int(),
        participants: z.int(),
        participantLimit: z.int(),
        /** See `isNearlyFull` in domain/workshop.ts. */
        nearlyFull: z.boolean(),
      }),
    ),
  }),
  /** Active entries with an English text missing. */
  untranslated: z.object({
    total: z.int(),
    entries: z.array(namedSchema.extend({ kind: z.enum(ENTRY_KINDS), missing: z.array(z.string()) })),
  }),
  /** Registered within the last 7 days. */
  customers: z.object({ total: z.int(), entries: z.array(userSchema) }),
  messages: z.object({
    total: z.int(),
    entries: z.array(
      z.object({
        _id: idSchema,
        name: z.string(),
        email: z.string(),
        subject: z.string(),
        message: z.string(),
        createdDate: isoDateSchema,
      }),
    ),
  }),
  /** Not deleted, to detect an empty shop. */
  counts: z.object({ products: z.int(), workshops: z.int(), tutorials: z.int(), bannerTexts: z.int() }),
  untouchedDemo: z.int(),
});
export type Overview = z.infer<typeof overviewSchema>;

export const demoClearedSchema = z.object({ removed: z.int() });
