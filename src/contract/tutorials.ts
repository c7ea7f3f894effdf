/** Digital tutorials. */
import { z } from 'zod';
import type { TutorialId, UserId } from '#domain/ids.ts';
import { CATEGORIES, DIFFICULTIES, DURATIONS, TUTORIAL_LEVELS, TUTORIAL_SORTS } from '#domain/catalogue.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { userSchema } from './auth.ts';
import {
  entryStateSchema,
  idSchemaOf,
  imageAltsSchema,
  isoDateSchema,
  lineSchema,
  pageQuerySchema,
  pictureAddressSchema,
  shekelsSchema,
  titleTranslationsSchema,
} from './common.ts';
import {
  flagInputSchema,
  imageAltsInputSchema,
  priceInputSchema,
  priorityInputSchema,
  readOnlyFields,
  textSchema,
  translationsInputSchema,
} from './entry-inputs.ts';

/** What a list carries: never a content image. */
export const tutorialCardSchema = z.object({
  _id: idSchemaOf<TutorialId>(),
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

/** Of the pages' copies, by page; only where the pages' addresses are signed ones (contract/pictures). */
const pageSignaturesShape = { contentImagesSignatures: z.array(z.record(z.string(), z.string())).optional() };

/** One tutorial: with its pages for who may read it, else `locked`. */
export const tutorialSchema = tutorialCardSchema.extend({
  locked: z.boolean(),
  contentImagesPathes: z.array(pictureAddressSchema).optional(),
  ...pageSignaturesShape,
  /** What the caller gave it, null before; only for who is logged in. */
  myStars: z.int().nullable().optional(),
});

/** As the superAdmin has it: with its pages and the words for all pictures. */
export const adminTutorialSchema = tutorialCardSchema.extend({
  ...entryStateSchema.shape,
  contentImagesPathes: z.array(pictureAddressSchema),
  ...pageSignaturesShape,
});

/** POST and PUT. Its description may be empty. */
export const tutorialInputSchema = z.strictObject({
  ...readOnlyFields,
  rating: z.unknown().optional(),
  ratingCount: z.unknown().optional(),
  popularity: z.unknown().optional(),
  pageCount: z.unknown().optional(),
  locked: z.unknown().optional(),
  myStars: z.unknown().optional(),
  contentImagesSignatures: z.unknown().optional(),
  title: lineSchema(BOUNDS.shortText),
  description: textSchema(BOUNDS.longText).nullish(),
  category: z.enum(CATEGORIES),
  level: z.enum(TUTORIAL_LEVELS),
  price: priceInputSchema,
  imagePath: pictureAddressSchema.nullish(),
  contentImagesPathes: z.preprocess(
    (given: string[] | null | undefined) => given ?? [],
    z
      .array(pictureAddressSchema)
      .max(BOUNDS.contentImages)
      .refine((pages) => pages.length > 0, { params: { problem: 'content_image_required' } }),
  ),
  imageAlts: imageAltsInputSchema,
  durationMinutes: z.int().min(1).max(BOUNDS.duration).nullish(),
  active: flagInputSchema,
  priority: priorityInputSchema,
  translations: translationsInputSchema,
});

export const starsSchema = z.strictObject({ stars: z.int().min(1).max(5) });

/** The average of all ratings, two decimals. */
export const ratingSchema = z.object({ rating: z.number(), ratingCount: z.int() });

/** Whose a tutorial is, and since when. */
export const ownershipSchema = z.object({ userId: idSchemaOf<UserId>(), since: isoDateSchema });
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
export type AdminTutorial = z.infer<typeof adminTutorialSchema>;
export type TutorialInput = z.input<typeof tutorialInputSchema>;
export type Tutorial = z.infer<typeof tutorialSchema>;
export type TutorialOwner = z.infer<typeof ownerSchema>;
export type TutorialOwnership = z.infer<typeof ownershipSchema>;
export type TutorialRating = z.infer<typeof ratingSchema>;
export type TutorialQuery = z.infer<typeof tutorialQuerySchema>;
