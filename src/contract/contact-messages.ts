/** Messages of the contact form, and what became of the mail about each. */
import { z } from 'zod';
import { BOUNDS } from '#domain/bounds.ts';
import { emailSchema } from './auth.ts';
import { idSchema, isoDateSchema, lineSchema, numberedPageQuerySchema } from './common.ts';
import { requiredTextSchema } from './entry-inputs.ts';

/** What anyone may send. Only the message has several lines: the others stand in a mail's head. */
export const contactInputSchema = z.strictObject({
  name: lineSchema(BOUNDS.shortText),
  email: emailSchema,
  subject: lineSchema(BOUNDS.shortText),
  message: requiredTextSchema(BOUNDS.longText),
});
export type ContactInput = z.infer<typeof contactInputSchema>;

export const contactReceiptSchema = z.object({ _id: idSchema });

/** `off`: it waits for a mail server to be named in the settings. */
export const MAIL_STATES = ['waiting', 'sent', 'failed', 'off'] as const;

export const contactMessageSchema = z.object({
  _id: idSchema,
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  createdDate: isoDateSchema,
  /** When it was marked as read; null while unread. */
  readDate: isoDateSchema.nullable(),
  mail: z.object({
    state: z.enum(MAIL_STATES),
    /** How often it was tried. */
    attempts: z.int(),
    /** Why the last try failed, one technical line; left out when it didn't. */
    lastError: z.string().optional(),
  }),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;

export const contactMessageQuerySchema = numberedPageQuerySchema.strict();

export const messageReadInputSchema = z.strictObject({ read: z.boolean() });

/** The mail's outbox as a whole. */
export const mailOverviewSchema = z.object({
  /** Whether a mail server is named in the settings. */
  configured: z.boolean(),
  waiting: z.int(),
  failed: z.int(),
});
