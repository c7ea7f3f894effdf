import { z } from 'zod';
import { CATALOGUE_KINDS, CATEGORIES, TUTORIAL_LEVELS, WORKSHOP_LEVELS } from '#domain/catalogue.ts';
import { LANGS } from '#domain/language.ts';
import { KINDS } from './kinds.ts';
import { SEARCH_LIMITS } from './search-limits.ts';
import {
  idSchema,
  imageAltsSchema,
  integerQuerySchema,
  isoDateSchema,
  pictureAddressSchema,
  shekelsSchema,
} from './common.ts';

export const SEARCH_TYPES = CATALOGUE_KINDS.map((kind) => KINDS[kind].resultType);

export const searchResultSchema = z.object({
  type: z.enum(SEARCH_TYPES),
  _id: idSchema,
  /** In the requested language, else as the admin typed it. */
  title: z.string(),
  /** The title's language: the other one without a translation. */
  titleLang: z.enum(LANGS),
  /** Sorted, disjoint pairs of start and end in UTF-16 units of the title. */
  marks: z.array(z.tuple([z.int(), z.int()])),
  image: pictureAddressSchema.nullable(),
  imageAlts: imageAltsSchema,
  /** Shekels to pay now, 0 is free; null if the admin hides it. */
  price: shekelsSchema.nullable(),
  /** The price is that of the cheapest choices; others cost more. */
  isFrom: z.literal(true).optional(),
  url: z.string(),
  category: z.enum(CATEGORIES),
  level: z.enum([...TUTORIAL_LEVELS, ...WORKSHOP_LEVELS]).optional(),
  durationMinutes: z.int().optional(),
  /** A workshop's next meeting; null once the last has begun. */
  nextDate: isoDateSchema.nullable().optional(),
  soldOut: z.boolean().optional(),
});

export const searchQuerySchema = z.strictObject({
  q: z.string().max(SEARCH_LIMITS.query).default(''),
  limit: integerQuerySchema(1, SEARCH_LIMITS.results).default(SEARCH_LIMITS.usual),
  lang: z.enum(LANGS).optional(),
});

export type SearchType = (typeof SEARCH_TYPES)[number];
export type SearchResult = z.infer<typeof searchResultSchema>;
export type SearchLang = NonNullable<z.infer<typeof searchQuerySchema>['lang']>;
