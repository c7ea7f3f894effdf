import { z } from 'zod';
import { BOUNDS } from '#domain/bounds.ts';
import { emailSchema } from './auth.ts';
import { idSchema, isoDateSchema, lineSchema, numberedPageQuerySchema } from './common.ts';
import { requiredTextSchema } from './entry-inputs.ts';

/** Only the message has several lines: the other fields become headers of a mail. */
export const contactInputSchema = z.strictObject({
  name: lineSchema(BOUNDS.shortText),
  email: emailSchema,
  subject: lineSchema(BOUNDS.shortText),
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
  mail: z.object({
    state: z.enum(MAIL_STATES),
    attempts: z.int(),
    /** A technical line about the last failure; absent after a success. */
    lastError: z.string().optional(),
  }),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;

export const contactMessageQuerySchema = numberedPageQuerySchema.strict();

export const messageReadInputSchema = z.strictObject({ read: z.boolean() });

export const mailOverviewSchema = z.object({
  configured: z.boolean(),
  waiting: z.int(),
  failed: z.int(),
});
