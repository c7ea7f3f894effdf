import { z } from 'zod';
import { BOUNDS } from '#domain/bounds.ts';
import { emailSchema } from './auth.ts';
import {
  idSchema,
  isPlainLine,
  isoDateSchema,
  lineSchema,
  numberedPage,
  numberedPageQuerySchema,
  personLineSchema,
} from './common.ts';
import { requiredTextSchema } from './entry-inputs.ts';

/** An encoded word (RFC 2047) in a header would be read as something else. */
const ENCODED_WORD = /=\?[^\s?]+\?[bq]\?[^\s?]*\?=/i;
const isUncoded = (text: string) => !ENCODED_WORD.test(text);

/** Only the message has several lines: the other fields become headers of a mail. */
export const contactInputSchema = z.strictObject({
  name: personLineSchema(BOUNDS.shortText).refine(isUncoded),
  email: emailSchema,
  subject: lineSchema(BOUNDS.shortText).refine(isUncoded),
  message: requiredTextSchema(BOUNDS.longText),
});
export type ContactInput = z.infer<typeof contactInputSchema>;

export const contactReceiptSchema = z.object({ _id: idSchema });

/** `off`: waits until a mail server is configured. */
export const MAIL_STATES = ['waiting', 'sent', 'failed', 'off'] as const;

export const contactMessageSchema = z.object({
  _id: idSchema,
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  createdDate: isoDateSchema,
  /** Null while unread. */
  readDate: isoDateSchema.nullable(),
  answered: z.boolean(),
  archived: z.boolean(),
  mail: z.object({
    state: z.enum(MAIL_STATES),
    attempts: z.int(),
    /** A technical line about the last failure; absent after a success. */
    lastError: z.string().optional(),
  }),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;

/** Archived wins over answered. */
export const MESSAGE_STATES = ['open', 'answered', 'archived'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

export const contactMessageQuerySchema = numberedPageQuerySchema
  .extend({
    q: z.string().trim().max(BOUNDS.shortText).refine(isPlainLine).optional(),
    state: z.enum(MESSAGE_STATES).optional(),
  })
  .strict();
export type ContactMessageQuery = z.infer<typeof contactMessageQuerySchema>;

export const messageCountsSchema = z.object({ open: z.int(), answered: z.int(), archived: z.int() });
export type MessageCounts = z.infer<typeof messageCountsSchema>;

export const contactMessagePageSchema = numberedPage(contactMessageSchema).extend({
  /** Of what `q` finds; only with `q` or `state`. */
  counts: messageCountsSchema.optional(),
});

export type MessagePage = z.infer<typeof contactMessagePageSchema>;

export const messageChangeSchema = z.strictObject({
  answered: z.boolean().optional(),
  archived: z.boolean().optional(),
});
export type MessageChange = z.infer<typeof messageChangeSchema>;

export const messageReadInputSchema = z.strictObject({ read: z.boolean() });

export const mailOverviewSchema = z.object({
  configured: z.boolean(),
  waiting: z.int(),
  failed: z.int(),
});
