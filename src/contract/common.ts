/** Pieces that several schemas share: texts, money, translations, pages of lists. */
import { z } from 'zod';
import { BOUNDS } from '#domain/bounds.ts';
import { isShekels } from './money.ts';

export const idSchema = z.string().min(1).max(64);

export function idSchemaOf<Id extends string>(): z.ZodType<Id, Id> {
  // The kind of an id exists in the types only.
  return idSchema as unknown as z.ZodType<Id, Id>;
}

/** One line that somebody typed: trimmed, not blank, and nothing that a database can't store. */
export function lineSchema(max: number) {
  return z
    .string()
    .trim()
    .max(max)
    .refine((text) => !isBlank(text), { params: { problem: 'required' } })
    .refine(isPlainLine);
}

/** Nothing to be seen: no text, or only spaces and characters that are never drawn, such as marks of direction. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(text);
}

/** No control character, no half of a character. */
export function isPlainLine(text: string): boolean {
  return text.isWellFormed() && !/\p{Cc}/u.test(text);
}

/** ISO 8601, UTC. */
export const isoDateSchema = z.iso.datetime();

/** Shekels with at most two decimals. */
export const shekelsSchema = z.number().min(0).max(BOUNDS.price).refine(isShekels);

/** The address of a picture that this server's upload gave. */
export const pictureAddressSchema = z.string().max(200);

/** The one picture that an entry needs. */
export const mainPictureSchema = z.preprocess(
  (given: string | null | undefined) => given ?? '',
  pictureAddressSchema.refine((address) => address !== '', { params: { problem: 'image_required' } }),
);

/** What the superAdmin's answers carry of every entry besides what the public sees. */
export const entryStateSchema = z.object({
  /** Raised by every change; what `If-Match` names. */
  version: z.int(),
  updatedDate: isoDateSchema,
  /** An entry of the demo catalogue that nobody has changed. */
  demo: z.boolean(),
});

export const imageAltsSchema = z.record(
  z.string(),
  z.object({ he: z.string().optional(), en: z.string().optional() }),
);

export const titleTranslationsSchema = z.object({
  en: z.object({ title: z.string().optional(), description: z.string().optional() }).optional(),
});

export const paginationSchema = z.object({
  total: z.int(),
  limit: z.int(),
  /** What to send as `cursor` for the following page; null at the end. */
  next: z.string().nullable(),
});

/** A whole number's one plain spelling in a query: `24`, not `024`, `24.0` or `2.4e1`. */
const PLAIN_INTEGER = /^(0|-?[1-9]\d{0,8})$/;
const readInteger = (value: unknown) =>
  typeof value === 'string' && PLAIN_INTEGER.test(value) ? Number(value) : value;

/** A whole number in a query. */
export function integerQuerySchema(min: number, max: number) {
  return z.preprocess(readInteger, z.int().min(min).max(max));
}

/** `page` (from 1) and `limit` of a list with numbered pages. */
export const numberedPageQuerySchema = z.object({
  page: integerQuerySchema(1, 1_000_000).optional(),
  limit: integerQuerySchema(1, BOUNDS.pageSize).optional(),
});

/** `{data, pagination}`: one page of a list with numbered pages. */
export function numberedPage<Entry extends z.ZodType>(entry: Entry) {
  return z.object({
    data: z.array(entry),
    pagination: z.object({ total: z.int(), page: z.int(), limit: z.int(), pages: z.int() }),
  });
}

/** `limit` and `cursor` of every public list, or instead of a cursor the page's number, from 1. */
export const pageQuerySchema = z.object({
  limit: integerQuerySchema(1, BOUNDS.pageSize).optional(),
  page: integerQuerySchema(1, 1_000_000).optional(),
  cursor: z.string().min(1).max(500).optional(),
});

/** `{data, pagination?}`: a list, whole or a page of it. */
export function listAnswer<Entry extends z.ZodType>(entry: Entry) {
  return z.object({ data: z.array(entry), pagination: paginationSchema.optional() });
}

/** `{data}`: one thing. */
export function answer<Thing extends z.ZodType>(thing: Thing) {
  return z.object({ data: thing });
}

export type ImageAlts = z.infer<typeof imageAltsSchema>;
export type Pagination = z.infer<typeof paginationSchema>;
export interface List<Entry> {
  data: Entry[];
  pagination?: Pagination;
}
