/** Codes and links that come by mail. */
import { z } from 'zod';
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

export type MailRequest = z.infer<typeof mailRequestSchema>;
export type CodeCheck = z.infer<typeof codeCheckSchema>;
