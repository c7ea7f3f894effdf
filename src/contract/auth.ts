import { z } from 'zod';
import type { TutorialId, UserId } from '#domain/ids.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { withoutDirectionSigns } from '#domain/direction-signs.ts';
import { LANGS } from '#domain/language.ts';
import { isPhoneNumber } from '#domain/phone.ts';
import { idSchemaOf, isoDateSchema, personLineSchema } from './common.ts';

export const ROLES = ['user', 'superAdmin'] as const;

const nameSchema = personLineSchema(BOUNDS.shortText);
export const emailSchema = z.string().trim().max(BOUNDS.email).pipe(z.email());
export const passwordSchema = z.string().min(BOUNDS.password.min).max(BOUNDS.password.max);
/** Without the rules of a new password: a wrong one is refused whatever its form. */
export const givenPasswordSchema = z.string().max(BOUNDS.password.max);
/** Stored as typed, without direction signs; an empty one as null. */
export const phoneSchema = z
  .string()
  .overwrite(withoutDirectionSigns)
  .trim()
  .max(BOUNDS.shortText)
  .refine((text) => text === '' || isPhoneNumber(text), { params: { problem: 'phone' } })
  .nullish();

export const registrationSchema = z.strictObject({
  firstName: nameSchema,
  lastName: nameSchema,
  email: emailSchema,
  password: passwordSchema,
  phoneNumber: phoneSchema,
  /** Asks for the newsletter, which begins once the mail about it is confirmed. */
  newsletter: z.boolean().optional(),
});

/** Without registration's rules: every wrong pair is `bad_credentials`. */
export const loginSchema = z.strictObject({
  email: z.string().max(BOUNDS.email),
  password: givenPasswordSchema,
});

/** What is left out stays; `null` or an empty text removes the phone number. */
export const profileChangeSchema = z.strictObject({
  firstName: nameSchema.optional(),
  lastName: nameSchema.optional(),
  phoneNumber: phoneSchema,
  /** True mails a link that confirms it; false ends it at once. */
  newsletter: z.boolean().optional(),
  /** Of mails about the account. */
  lang: z.enum(LANGS).optional(),
});

export const passwordChangeSchema = z.strictObject({
  current: givenPasswordSchema.optional(),
  password: passwordSchema,
});

export const roleChangeSchema = z.strictObject({
  role: z.enum(ROLES),
  /** The caller's own password. */
  current: givenPasswordSchema,
});

export const userSchema = z.object({
  _id: idSchemaOf<UserId>(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string().nullable(),
  role: z.enum(ROLES),
  joinedDate: isoDateSchema,
  lastLoginDate: isoDateSchema.nullable(),
  /** Agreed to, and confirmed from the mailbox. */
  newsletter: z.boolean(),
});

export const profileSchema = userSchema.extend({
  ownedTutorials: z.array(idSchemaOf<TutorialId>()),
  /** Without one, entering takes a code by mail. */
  hasPassword: z.boolean(),
  /** `at`: asked for, or confirmed. Null: neither, or ended. */
  newsletterConsent: z.object({ state: z.enum(['asked', 'confirmed']), at: isoDateSchema }).nullable(),
  /** By a code or link that was mailed to it; an email of a registration is only claimed. */
  isEmailConfirmed: z.boolean(),
  /** Of mails about the account; null: as the request that brings them about. */
  lang: z.enum(LANGS).nullable(),
  /** Null: no change waits for its link. */
  newEmail: z.object({ email: z.string(), until: isoDateSchema }).nullable(),
});

export const sessionSchema = z.object({ token: z.string(), user: userSchema });

export type Registration = z.infer<typeof registrationSchema>;
export type Login = z.infer<typeof loginSchema>;
export type ProfileChange = z.infer<typeof profileChangeSchema>;
export type PasswordChange = z.infer<typeof passwordChangeSchema>;
export type RoleChange = z.infer<typeof roleChangeSchema>;
export type User = z.infer<typeof userSchema>;
export type Profile = z.infer<typeof profileSchema>;
export type Session = z.infer<typeof sessionSchema>;
