/** Both lists are bare arrays. */
import { z } from 'zod';
import { BOUNDS } from '#domain/bounds.ts';
import type { BannerTextId } from '#domain/ids.ts';
import { entryStateSchema, idSchemaOf, isBlank, isPlainLine, isoDateSchema } from './common.ts';
import { dateInputSchema, optionalLineSchema, readOnlyFields } from './entry-inputs.ts';

export const activeBannerTextSchema = z.object({
  _id: idSchemaOf<BannerTextId>(),
  text: z.string(),
  endDate: isoDateSchema.optional(),
  translations: z.object({ en: z.object({ text: z.string().optional() }).optional() }).optional(),
});

export const bannerTextSchema = z.object({
  _id: idSchemaOf<BannerTextId>(),
  text: z.string(),
  /** Inclusive, in Jerusalem; null: no end. */
  endDate: isoDateSchema.nullable(),
  translations: z.object({ en: z.object({ text: z.string().optional() }).optional() }),
  createdDate: isoDateSchema,
  ...entryStateSchema.shape,
});

export const bannerTextInputSchema = z.strictObject({
  ...readOnlyFields,
  text: z.preprocess(
    (given: string | null | undefined) => given ?? '',
    z
      .string()
      .trim()
      .max(BOUNDS.bannerText)
      .refine((text) => !isBlank(text), { params: { problem: 'text_required' } })
      .refine(isPlainLine),
  ),
  endDate: dateInputSchema.nullish(),
  translations: z
    .strictObject({ en: z.strictObject({ text: optionalLineSchema(BOUNDS.bannerText).nullish() }).nullish() })
    .nullish(),
});

export type BannerText = z.infer<typeof bannerTextSchema>;
export type BannerTextInput = z.input<typeof bannerTextInputSchema>;
export type ActiveBannerText = z.infer<typeof activeBannerTextSchema>;
