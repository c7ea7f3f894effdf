import { z } from 'zod';
import type { TutorialId, UserId } from '#domain/ids.ts';
import { CATEGORIES, DIFFICULTIES, DURATIONS, TUTORIAL_LEVELS, TUTORIAL_SORTS } from '#domain/catalogue.ts';
import { BOUNDS, PAGE_TEXT_LENGTH } from '#domain/bounds.ts';
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
  /** 1 to 5 with two decimals; 0 without ratings. */
  rating: z.number(),
  ratingCount: z.int(),
  /** Distinct customers who added or opened it. */
  popularity: z.int(),
  active: z.boolean(),
  priority: z.int(),
  createdDate: isoDateSchema,
  translations: titleTranslationsSchema,
});

export const pageTextSchema = z.object({
  /** Paragraphs; empty where a page has no words. */
  text: z.string(),
  translations: z.object({ en: z.object({ text: z.string().optional() }).optional() }).optional(),
});

/** Only with signed addresses (contract/pictures). */
const pageSignaturesShape = { contentImagesSignatures: z.array(z.record(z.string(), z.string())).optional() };

export const readingPlaceSchema = z.object({
  /** From 1. */
  page: z.int(),
  /** The last page was reached once. */
  finished: z.boolean(),
  updatedAt: isoDateSchema,
});

export const tutorialSchema = tutorialCardSchema.extend({
  locked: z.boolean(),
  contentImagesPathes: z.array(pictureAddressSchema).optional(),
  /** One for each content image, or none at all; locked as they are. */
  pageTexts: z.array(pageTextSchema).optional(),
  ...pageSignaturesShape,
  /** Of a locked one, in order, empty for a page without a heading; absent where no page has one. */
  pageHeadings: z.array(pageTextSchema).optional(),
  /** Of a locked one whose first page everyone may see. */
  samplePage: pageTextSchema.extend({ imagePath: pictureAddressSchema }).optional(),
  /** The caller's rating, null without one; absent for visitors. */
  myStars: z.int().nullable().optional(),
  /** Where its owner stopped reading, null before that; absent for everyone else. */
  myPlace: readingPlaceSchema.nullable().optional(),
});

export const adminTutorialSchema = tutorialCardSchema.extend({
  ...entryStateSchema.shape,
  contentImagesPathes: z.array(pictureAddressSchema),
  pageTexts: z.array(pageTextSchema),
  /** Of a paid tutorial: everyone may, as a sample. */
  shouldShowFirstPage: z.boolean(),
  ...pageSignaturesShape,
});

const pageTextInput = textSchema(PAGE_TEXT_LENGTH).nullish();
const pageTextsInputSchema = z
  .array(
    z.strictObject({
      text: pageTextInput,
      translations: z.strictObject({ en: z.strictObject({ text: pageTextInput }).nullish() }).nullish(),
    }),
  )
  .nullish();

const tutorialFieldsSchema = z.strictObject({
  ...readOnlyFields,
  rating: z.unknown().optional(),
  ratingCount: z.unknown().optional(),
  popularity: z.unknown().optional(),
  pageCount: z.unknown().optional(),
  locked: z.unknown().optional(),
  pageHeadings: z.unknown().optional(),
  samplePage: z.unknown().optional(),
  myStars: z.unknown().optional(),
  myPlace: z.unknown().optional(),
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
  /** Without it each page's text stays with its picture. */
  pageTexts: pageTextsInputSchema,
  shouldShowFirstPage: flagInputSchema,
  imageAlts: imageAltsInputSchema,
  durationMinutes: z.int().min(1).max(BOUNDS.duration).nullish(),
  active: flagInputSchema,
  priority: priorityInputSchema,
  translations: translationsInputSchema,
});

export const tutorialInputSchema = tutorialFieldsSchema.superRefine(
  ({ pageTexts, contentImagesPathes: { length } }, { addIssue }) => {
    if ((pageTexts?.length ?? 0) <= length) return;
    addIssue({ code: 'too_big', origin: 'array', maximum: length, path: ['pageTexts'], input: pageTexts });
  },
);

export const starsSchema = z.strictObject({ stars: z.int().min(1).max(5) });

/** At most the tutorial's number of pages. */
export const placeInputSchema = z.strictObject({ page: z.int().min(1).max(BOUNDS.contentImages) });

/** A tutorial as its owner's account lists it. */
export const ownTutorialSchema = tutorialCardSchema
  .pick({ _id: true, title: true, imagePath: true, imageAlts: true, durationMinutes: true, pageCount: true })
  .extend({
    translations: z.object({ en: z.object({ title: z.string().optional() }).optional() }),
    since: isoDateSchema,
    /** Its pages were seen once, maybe before places were kept. */
    opened: z.boolean(),
    place: readingPlaceSchema.nullable(),
    myStars: z.int().nullable(),
  });

export const ratingSchema = z.object({ rating: z.number(), ratingCount: z.int() });

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
export type PageText = z.infer<typeof pageTextSchema>;
export type PageTextInput = NonNullable<z.output<typeof pageTextsInputSchema>>[number];
export type TutorialInput = z.input<typeof tutorialInputSchema>;
export type Tutorial = z.infer<typeof tutorialSchema>;
export type TutorialOwner = z.infer<typeof ownerSchema>;
export type TutorialOwnership = z.infer<typeof ownershipSchema>;
export type TutorialRating = z.infer<typeof ratingSchema>;
export type ReadingPlace = z.infer<typeof readingPlaceSchema>;
export type OwnTutorial = z.infer<typeof ownTutorialSchema>;
export type TutorialQuery = z.infer<typeof tutorialQuerySchema>;
