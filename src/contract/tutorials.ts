/** Digital tutorials (spec §3; product.md, Catalogue and Paid tutorials). */
import { z } from 'zod';
import { CATEGORIES, DIFFICULTIES, DURATIONS, TUTORIAL_LEVELS, TUTORIAL_SORTS } from '../domain/catalogue.ts';
import { userSchema } from './auth.ts';
import {
  idSchema,
  imageAltsSchema,
  isoDateSchema,
  pageQuerySchema,
  pictureAddressSchema,
  shekelsSchema,
  titleTranslationsSchema,
} from './common.ts';

/** What a list carries: never a content image. */
export const tutorialCardSchema = z.object({
  _id: idSchema,
  title: z.string(),
  description: z.string(),
  category: z.enum(CATEGORIES),
  level: z.enum(TUTORIAL_LEVELS),
  /** Shekels; 0 is free. */
  price: shekelsSchema,
  /** Null shows the placeholder. */
  imagePath: pictureAddressSchema.nullable(),
  imageAlts: imageAltsSchema,
  durationMinutes: z.int().nullable(),
  pageCount: z.int(),
  /** Average of 1 to 5, two decimals; 0 before the first. */
  rating: z.number(),
  ratingCount: z.int(),
  /** Distinct customers who added or opened it. */
  popularity: z.int(),
  active: z.boolean(),
  priority: z.int(),
  createdDate: isoDateSchema,
  translations: titleTranslationsSchema,
});

/** One tutorial: with its pages for who may read it, else `locked`. */
export const tutorialSchema = tutorialCardSchema.extend({
  locked: z.boolean(),
  contentImagesPathes: z.array(pictureAddressSchema).optional(),
  /** What the caller gave it, null before; only for who is logged in. */
  myStars: z.int().nullable().optional(),
});

export const starsSchema = z.strictObject({ stars: z.int().min(1).max(5) });

/** The average of all ratings, two decimals. */
export const ratingSchema = z.object({ rating: z.number(), ratingCount: z.int() });

/** Whose a tutorial is, and since when. */
export const ownershipSchema = z.object({ userId: idSchema, since: isoDateSchema });
export const ownerSchema = userSchema.extend({ since: isoDateSchema });

export const tutorialQuerySchema = pageQuerySchema
  .extend({
    category: z.enum(CATEGORIES).optional(),
    sortBy: z.enum(TUTORIAL_SORTS).optional(),
    difficulty: z.enum(DIFFICULTIES).optional(),
    duration: z.enum(DURATIONS).optional(),
  })
  .strict();

export type TutorialCard = z.infer<typeof tutorialCardSchema>;
export type Tutorial = z.infer<typeof tutorialSchema>;
export type TutorialOwner = z.infer<typeof ownerSchema>;
export type TutorialOwnership = z.infer<typeof ownershipSchema>;
export type TutorialRating = z.infer<typeof ratingSchema>;
export type TutorialQuery = z.infer<typeof tutorialQuerySchema>;
