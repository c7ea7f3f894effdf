/** Codes and links that come by mail. */
import { z } from 'zod';
import { BOUNDS } from '#domain/bounds.ts';
import { LANGS } from '#domain/language.ts';
import { emailSchema } from './auth.ts';

/** Six digits. */
const codeSchema = z
  .string()
  .trim()
  .regex(/^\d{6}$/);
/** Asks for a mail with a code; `lang` unset: the request's language. */
export const mailRequestSchema = z.strictObject({ email: emailSchema, lang: z.enum(LANGS).optional() });

export const codeCheckSchema = z.strictObject({ email: emailSchema, code: codeSchema });

/** The token of a mailed link, of any form: one that isn't known is `link_ended`. */
export const newsletterLinkSchema = z.strictObject({ token: z.string().max(BOUNDS.shortText) });

export type MailRequest = z.infer<typeof mailRequestSchema>;
export type CodeCheck = z.infer<typeof codeCheckSchema>;
