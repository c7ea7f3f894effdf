/** Codes and links that come by mail. */
import { z } from 'zod';
import { BOUNDS } from '#domain/bounds.ts';
import { LANGS } from '#domain/language.ts';
import { emailSchema, givenPasswordSchema, passwordSchema } from './auth.ts';

/** Six digits. */
const codeSchema = z
  .string()
  .trim()
  .regex(/^\d{6}$/);
/** Asks for a mail with a code; `lang` unset: the request's language. */
export const mailRequestSchema = z.strictObject({ email: emailSchema, lang: z.enum(LANGS).optional() });

export const codeCheckSchema = z.strictObject({ email: emailSchema, code: codeSchema });

/** The token of a mailed link, of any form: one that isn't known is `link_ended`. */
const linkTokenSchema = z.string().max(BOUNDS.shortText);

export const newsletterLinkSchema = z.strictObject({ token: linkTokenSchema });

export const passwordResetSchema = z.strictObject({ token: linkTokenSchema, password: passwordSchema });
/** `current` is needed where the account has a password. */
export const emailChangeSchema = z.strictObject({
  email: emailSchema,
  current: givenPasswordSchema.optional(),
});
export const emailConfirmationSchema = z.strictObject({ token: linkTokenSchema });
/** One of the two; an account without a password takes a code. */
export const accountDeletionSchema = z.strictObject({
  current: givenPasswordSchema.optional(),
  code: codeSchema.optional(),
});

export type MailRequest = z.infer<typeof mailRequestSchema>;
export type CodeCheck = z.infer<typeof codeCheckSchema>;
export type PasswordReset = z.infer<typeof passwordResetSchema>;
export type EmailChange = z.infer<typeof emailChangeSchema>;
export type EmailConfirmation = z.infer<typeof emailConfirmationSchema>;
export type AccountDeletion = z.infer<typeof accountDeletionSchema>;
