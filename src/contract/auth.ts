import { z } from 'zod';
import type { TutorialId, UserId } from '#domain/ids.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { isPhoneNumber } from '#domain/phone.ts';
import { idSchemaOf, isoDateSchema, lineSchema } from './common.ts';

export const ROLES = ['user', 'superAdmin'] as const;

const nameSchema = lineSchema(BOUNDS.shortText);
export const emailSchema = z.string().trim().max(BOUNDS.email).pipe(z.email());
const passwordSchema = z.string().min(BOUNDS.password.min).max(BOUNDS.password.max);

export const registrationSchema = z.strictObject({
  firstName: nameSchema,
  lastName: nameSchema,
  email: emailSchema,
  password: passwordSchema,
  /** Stored as typed; an empty one as null. */
  phoneNumber: z
    .string()
    .trim()
    .max(BOUNDS.shortText)
    .refine((text) => text === '' || isPhoneNumber(text), { params: { problem: 'phone' } })
    .nullish(),
});

/** Without registration's rules: every wrong pair is `bad_credentials`. */
export const loginSchema = z.strictObject({
  email: z.string().max(BOUNDS.email),
  password: z.string().max(BOUNDS.password.max),
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
});

export const profileSchema = userSchema.extend({
  ownedTutorials: z.array(idSchemaOf<TutorialId>()),
});

export const sessionSchema = z.object({ token: z.string(), user: userSchema });

export type Registration = z.infer<typeof registrationSchema>;
export type Login = z.infer<typeof loginSchema>;
export type User = z.infer<typeof userSchema>;
export type Profile = z.infer<typeof profileSchema>;
export type Session = z.infer<typeof sessionSchema>;
