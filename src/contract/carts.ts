/** A user's one open cart, a `CheckoutSession` on the wire (docs/rules.md#cart). */
import { z } from 'zod';
import type { CartId, UserId } from '#domain/ids.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { REMOVAL_REASONS } from '#domain/cart.ts';
import { PRODUCT_TYPES } from '#domain/offer.ts';
import { idSchema, idSchemaOf, isoDateSchema, shekelsSchema } from './common.ts';
import { choiceTitleSchema, choicesInputSchema, personalTextInputSchema } from './product-options.ts';
import { isShekels } from './money.ts';

const productTypeSchema = z
  .string()
  .transform((given) => PRODUCT_TYPES.find((type) => type.toLowerCase() === given.toLowerCase()) ?? given)
  .pipe(z.enum(PRODUCT_TYPES));

export const wantedLineSchema = z.strictObject({
  item: idSchema,
  productType: productTypeSchema,
  quantity: z.int().min(BOUNDS.quantity.min).max(BOUNDS.quantity.max),
  choices: choicesInputSchema,
  personalText: personalTextInputSchema,
  choiceTitles: z.unknown().optional(),
  personalTextTitle: z.unknown().optional(),
  price: z.unknown().optional(),
  lineTotal: z.unknown().optional(),
  available: z.unknown().optional(),
  seatsLeft: z.unknown().optional(),
  meetings: z.unknown().optional(),
  productDetails: z.unknown().optional(),
});

/** Other fields of a response are accepted and ignored. */
export const cartChangeSchema = z.strictObject({
  items: z.array(wantedLineSchema),
  _id: z.unknown().optional(),
  userId: z.unknown().optional(),
  version: z.unknown().optional(),
  total: z.unknown().optional(),
  removed: z.unknown().optional(),
});

export const newCartSchema = z.strictObject({
  items: z.array(z.unknown()).max(0),
  userId: idSchemaOf<UserId>(),
});

/** Prices are always included, whatever `includePrice` says. */
export const cartQuerySchema = z.strictObject({ includePrice: z.enum(['true', 'false']).optional() });

const lineTranslationsSchema = z.object({ en: z.object({ title: z.string().optional() }).optional() });

const lineDetailsSchema = z.object({
  title: z.string(),
  image: z.string().nullable(),
  translations: lineTranslationsSchema.optional(),
});

/** Left out of a line without any. */
export const chosenShape = {
  choices: z.array(z.string()).optional(),
  choiceTitles: z.array(choiceTitleSchema).optional(),
  personalText: z.string().optional(),
  /** What the text is: an engraving. */
  personalTextTitle: choiceTitleSchema.optional(),
};

export const cartLineSchema = z.object({
  item: idSchema,
  productType: z.enum(PRODUCT_TYPES),
  quantity: z.int(),
  ...chosenShape,
  price: shekelsSchema,
  lineTotal: z.number().refine(isShekels),
  available: z.int().optional(),
  /** Of a workshop. */
  seatsLeft: z.int().optional(),
  /** Of a workshop, in date order; `over`: has begun. */
  meetings: z
    .array(z.object({ date: isoDateSchema, duration: z.int(), over: z.literal(true).optional() }))
    .optional(),
  /** Of a workshop: a seat can't be canceled any more. */
  tooLate: z.literal(true).optional(),
  productDetails: lineDetailsSchema,
});

export const removedLineSchema = z.object({
  item: idSchema,
  productType: z.enum(PRODUCT_TYPES),
  ...chosenShape,
  title: z.string(),
  translations: lineTranslationsSchema.optional(),
  reason: z.enum(REMOVAL_REASONS),
});

export const cartSchema = z.object({
  _id: idSchemaOf<CartId>(),
  userId: idSchemaOf<UserId>(),
  version: z.int(),
  items: z.array(cartLineSchema),
  total: z.number().refine(isShekels),
  removed: z.array(removedLineSchema).optional(),
});

export type LineDetails = z.infer<typeof lineDetailsSchema>;
export type CartLine = z.infer<typeof cartLineSchema>;
export type RemovedLine = z.infer<typeof removedLineSchema>;
export type Cart = z.infer<typeof cartSchema>;
