/** GET /search: one answer over products, workshops and tutorials. */
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

/** In the order of the kinds. */
export const SEARCH_TYPES = CATALOGUE_KINDS.map((kind) => KINDS[kind].resultType);

export const searchResultSchema = z.object({
  type: z.enum(SEARCH_TYPES),
  _id: idSchema,
  /** In the requested language, else as the admin typed it. */
  title: z.string(),
  /** The language that `title` is in: the other one where there is no translation. */
  titleLang: z.enum(LANGS),
  /** Where the title meets the query: pairs of start and end, UTF-16 units, in order, apart. */
  marks: z.array(z.tuple([z.int(), z.int()])),
  image: pictureAddressSchema.nullable(),
  imageAlts: imageAltsSchema,
  /** Shekels to pay now, 0 is free; null where the admin hides it. */
  price: shekelsSchema.nullable(),
  /** The entry's page in that language: a path. */
  url: z.string(),
  category: z.enum(CATEGORIES),
  /** Of a workshop or a tutorial. */
  level: z.enum([...TUTORIAL_LEVELS, ...WORKSHOP_LEVELS]).optional(),
  /** Of a tutorial that says it. */
  durationMinutes: z.int().optional(),
  /** Of a workshop: the next meeting, null when its last has begun. */
  nextDate: isoDateSchema.nullable().optional(),
  /** A product is out of stock. */
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
