/** Calls that the admin's pages need: history, restoring, what needs attention, the demo. */
import { z } from 'zod';
import { userSchema } from './auth.ts';
import { ENTRY_KINDS } from '#domain/catalogue.ts';
import { idSchema, isoDateSchema } from './common.ts';

export const CHANGE_ACTIONS = [
  'created',
  'changed',
  'deleted',
  'restored',
  'ownerGranted',
  'ownerWithdrawn',
] as const;
export type ChangeAction = (typeof CHANGE_ACTIONS)[number];

/** One change of an entry: who, when, what. */
export const entryChangeSchema = z.object({
  _id: idSchema,
  at: isoDateSchema,
  /** Null when the account is gone or the shop did it by itself. */
  by: z.object({ _id: idSchema, firstName: z.string(), lastName: z.string() }).nullable(),
  action: z.enum(CHANGE_ACTIONS),
  /** The entry's version after it. */
  version: z.int(),
  /** The fields that differ, as the API names them (`price`, `translations`, `workshopDates`). */
  fields: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
});
export type EntryChange = z.infer<typeof entryChangeSchema>;

/** What a deletion would touch. */
export const entryUseSchema = z.object({
  /** Open carts that have it. */
  carts: z.int(),
  /** Customers who own it; only a tutorial has any. */
  owners: z.int(),
});
export type EntryUse = z.infer<typeof entryUseSchema>;

const namedSchema = z.object({
  _id: idSchema,
  title: z.string(),
  /** The English title, where there is one. */
  titleEn: z.string().nullable(),
  image: z.string().nullable(),
});

/** A deleted entry that can still be brought back; a banner text's title is its text. */
export const deletedEntrySchema = namedSchema.extend({ deletedDate: isoDateSchema });
export type DeletedEntry = z.infer<typeof deletedEntrySchema>;

/** So many of them are told, the latest. */
export const DELETED_SIZE = 100;

/** How many of each a first page shows; the totals say how many there are. */
export const OVERVIEW_SIZE = 8;

/** The admin's first page: what needs attention today. */
export const overviewSchema = z.object({
  /** The server's now: what 'today' and 'new' go by. */
  now: isoDateSchema,
  /** Active products with at most 3 pieces, the fewest first. */
  lowStock: z.object({
    total: z.int(),
    entries: z.array(namedSchema.extend({ inventory: z.int(), isCustomizable: z.boolean() })),
  }),
  /** Active workshops with a meeting to come, the soonest first. */
  workshops: z.object({
    total: z.int(),
    entries: z.array(
      namedSchema.extend({
        /** The next meeting that has not begun. */
        date: isoDateSchema,
        /** Minutes. */
        duration: z.int(),
        /** Its place among the meetings, from 1, and how many there are. */
        meeting: z.int(),
        meetings: z.int(),
        participants: z.int(),
        participantLimit: z.int(),
        /** At least one place is taken and at most a fifth, or 2, are left; or none is left. */
        nearlyFull: z.boolean(),
      }),
    ),
  }),
  /** Active entries with an English text missing. */
  untranslated: z.object({
    total: z.int(),
    entries: z.array(namedSchema.extend({ kind: z.enum(ENTRY_KINDS), missing: z.array(z.string()) })),
  }),
  /** Customers who joined within the last 7 days. */
  customers: z.object({ total: z.int(), entries: z.array(userSchema) }),
  /** Unread messages. */
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
  /** Entries of each kind that are not deleted, to tell an empty shop. */
  counts: z.object({ products: z.int(), workshops: z.int(), tutorials: z.int(), bannerTexts: z.int() }),
  /** Entries of the demo catalogue that nobody has changed, and that can be taken out. */
  untouchedDemo: z.int(),
});
export type Overview = z.infer<typeof overviewSchema>;

export const demoClearedSchema = z.object({ removed: z.int() });
