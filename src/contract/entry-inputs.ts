/** An omitted optional field keeps its value, null clears it, and read-only fields are ignored. */
import { z } from 'zod';
import { BOUNDS } from '#domain/bounds.ts';
import { isBlank, isPlainLine, pictureAddressSchema } from './common.ts';
import { isShekels } from './money.ts';

const required = { params: { problem: 'required' } };

export const readOnlyFields = {
  _id: z.unknown().optional(),
  version: z.unknown().optional(),
  createdDate: z.unknown().optional(),
  updatedDate: z.unknown().optional(),
  demo: z.unknown().optional(),
};

/** Trimmed, with `\n` for every line break. */
export function textSchema(max: number) {
  return z
    .string()
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .pipe(z.string().max(max).refine(isPlainText));
}

export function requiredTextSchema(max: number) {
  return textSchema(max).refine((text) => !isBlank(text), required);
}

export function optionalLineSchema(max: number) {
  return z.string().trim().max(max).refine(isPlainLine);
}

function isPlainText(text: string): boolean {
  return text.isWellFormed() && !/[^\P{Cc}\n\t]/u.test(text);
}

export const priceInputSchema = z
  .number()
  .min(0)
  .max(BOUNDS.price)
  .refine(isShekels, { params: { problem: 'agorot' } });

export const percentageInputSchema = z.int().min(0).max(BOUNDS.percentage);
export const countInputSchema = z.int().min(0).max(BOUNDS.count);
export const priorityInputSchema = countInputSchema.nullish();
export const flagInputSchema = z.boolean().nullish();

/** Years within which date arithmetic works. */
const YEARS = { first: 1970, last: 2200 };

const writtenDateSchema = z.union([z.iso.datetime({ offset: true }), z.iso.date()]);

/** A day (`2026-12-01`) or an ISO 8601 instant, stored as UTC. */
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
export const imageAltsInputSchema = z
  .record(pictureAddressSchema, z.strictObject({ he: altSchema, en: altSchema }).nullable())
  .nullish();

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
