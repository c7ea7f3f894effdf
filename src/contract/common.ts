import { z } from 'zod';
import { BOUNDS } from '#domain/bounds.ts';
import { withoutDirectionSigns, withoutTurns } from '#domain/direction-signs.ts';
import type { Percent } from '#domain/money.ts';
import { isShekels } from './money.ts';

export const idSchema = z.string().min(1).max(64);

export function idSchemaOf<Id extends string>(): z.ZodType<Id, Id> {
  // The kind of an id exists only in the types.
  return idSchema as unknown as z.ZodType<Id, Id>;
}

// A percentage differs from a plain number only in the types.
export const percentSchema = z.int() as unknown as z.ZodType<Percent, Percent>;

/** Trimmed, not blank, of one line, and only characters that a database can store; what turns text around is taken out. */
export function lineSchema(max: number) {
  return lineOf(z.string().overwrite(withoutTurns), max);
}

/** A line about a person or their piece, which stands beside other words: direction signs are taken out. */
export function personLineSchema(max: number) {
  return lineOf(z.string().overwrite(withoutDirectionSigns), max);
}

function lineOf(text: z.ZodString, max: number) {
  return text
    .trim()
    .max(max)
    .refine((text) => !isBlank(text), { params: { problem: 'required' } })
    .refine(isOneLine);
}

/** Only spaces and invisible characters, such as direction marks. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(text);
}

export function isPlainLine(text: string): boolean {
  return text.isWellFormed() && !/\p{Cc}/u.test(text);
}

function isOneLine(text: string): boolean {
  return isPlainLine(text) && !/[\p{Zl}\p{Zp}]/u.test(text);
}

/** Only characters that a database can store. */
export function webAddressSchema(max: number, hostname?: RegExp) {
  return z
    .url({ protocol: /^https?$/, ...(hostname && { hostname }) })
    .max(max)
    .refine(isPlainLine);
}

/** ISO 8601, UTC. */
export const isoDateSchema = z.iso.datetime();

/** Shekels with at most two decimals. */
export const shekelsSchema = z.number().min(0).max(BOUNDS.price).refine(isShekels);

export const pictureAddressSchema = z.string().max(200);

export const mainPictureSchema = z.preprocess(
  (given: string | null | undefined) => given ?? '',
  pictureAddressSchema.refine((address) => address !== '', { params: { problem: 'image_required' } }),
);

export const entryStateSchema = z.object({
  /** Raised by every change; sent as `If-Match`. */
  version: z.int(),
  updatedDate: isoDateSchema,
  /** An unchanged entry of the demo catalogue. */
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
  next: z.string().nullable(),
});

/** Only the canonical spelling: `24`, not `024`, `24.0` or `2.4e1`. */
const PLAIN_INTEGER = /^(0|-?[1-9]\d{0,8})$/;
const readInteger = (value: unknown) =>
  typeof value === 'string' && PLAIN_INTEGER.test(value) ? Number(value) : value;

export function integerQuerySchema(min: number, max: number) {
  return z.preprocess(readInteger, z.int().min(min).max(max));
}

export const numberedPageQuerySchema = z.object({
  page: integerQuerySchema(1, 1_000_000).optional(),
  limit: integerQuerySchema(1, BOUNDS.pageSize).optional(),
});

export function numberedPage<Entry extends z.ZodType>(entry: Entry) {
  return z.object({
    data: z.array(entry),
    pagination: z.object({ total: z.int(), page: z.int(), limit: z.int(), pages: z.int() }),
  });
}

/** A cursor or a page number, from 1. */
export const pageQuerySchema = z.object({
  limit: integerQuerySchema(1, BOUNDS.pageSize).optional(),
  page: integerQuerySchema(1, 1_000_000).optional(),
  cursor: z.string().min(1).max(500).optional(),
});

export function listAnswer<Entry extends z.ZodType>(entry: Entry) {
  return z.object({ data: z.array(entry), pagination: paginationSchema.optional() });
}

export function answer<Thing extends z.ZodType>(thing: Thing) {
  return z.object({ data: thing });
}

export type ImageAlts = z.infer<typeof imageAltsSchema>;
export type Pagination = z.infer<typeof paginationSchema>;
export interface List<Entry> {
  data: Entry[];
  pagination?: Pagination;
}
