/**
 * Pieces of what the superAdmin sends to make or change an entry. An optional
 * field that is left out keeps its value, null clears it. Read-only fields are accepted and not read.
 */
import { z } from 'zod';
import { BOUNDS } from '#domain/bounds.ts';
import { isBlank, isPlainLine, pictureAddressSchema } from './common.ts';
import { isShekels } from './money.ts';

const required = { params: { problem: 'required' } };

/** What an answer carries and nobody may set. */
export const readOnlyFields = {
  _id: z.unknown().optional(),
  version: z.unknown().optional(),
  createdDate: z.unknown().optional(),
  updatedDate: z.unknown().optional(),
  demo: z.unknown().optional(),
};

/** Several lines that somebody typed: trimmed, every line break as one kind. */
export function textSchema(max: number) {
  return z
    .string()
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .pipe(z.string().max(max).refine(isPlainText));
}

export function requiredTextSchema(max: number) {
  return textSchema(max).refine((text) => !isBlank(text), required);
}

/** One line that may be empty: then there is none. */
export function optionalLineSchema(max: number) {
  return z.string().trim().max(max).refine(isPlainLine);
}

/** No control character but line breaks and tabs, no half of a character. */
function isPlainText(text: string): boolean {
  return text.isWellFormed() && !/[^\P{Cc}\n\t]/u.test(text);
}

/** Shekels, 0 to the limit, at most two decimals. */
export const priceInputSchema = z
  .number()
  .min(0)
  .max(BOUNDS.price)
  .refine(isShekels, { params: { problem: 'agorot' } });

export const percentageInputSchema = z.int().min(0).max(BOUNDS.percentage);
export const countInputSchema = z.int().min(0).max(BOUNDS.count);
export const priorityInputSchema = countInputSchema.nullish();
export const flagInputSchema = z.boolean().nullish();

/** Years that a calendar here can mean; beyond them the arithmetic of days ends. */
const YEARS = { first: 1970, last: 2200 };

const writtenDateSchema = z.union([z.iso.datetime({ offset: true }), z.iso.date()]);

/** A day (`2026-12-01`) or an instant in ISO 8601, kept as UTC. */
export const dateInputSchema = z
  .string()
  .refine(isDate, { params: { problem: 'date' }, abort: true })
  .transform((given) => new Date(given).toISOString());

function isDate(given: string): boolean {
  if (!writtenDateSchema.safeParse(given).success) return false;
  const year = new Date(given).getUTCFullYear();
  return year >= YEARS.first && year <= YEARS.last;
}

const altSchema = optionalLineSchema(BOUNDS.imageAlt).nullish();
/** Words for pictures by their address; empty ones are none. */
export const imageAltsInputSchema = z
  .record(pictureAddressSchema, z.strictObject({ he: altSchema, en: altSchema }).nullable())
  .nullish();

/** English texts of an entry; an empty one is no translation. */
export const translationsInputSchema = z
  .strictObject({
    en: z
      .strictObject({
        title: optionalLineSchema(BOUNDS.shortText).nullish(),
        description: textSchema(BOUNDS.longText).nullish(),
      })
      .nullish(),
  })
  .nullish();
