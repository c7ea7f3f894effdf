/** What the checkout asks and answers, up to the order (docs/rules.md#orders). */
import { z } from 'zod';
import type { CartId } from '#domain/ids.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { ANSWER_LENGTH } from '#domain/attendees.ts';
import { LANGS } from '#domain/language.ts';
import { PRODUCT_TYPES } from '#domain/offer.ts';
import { DELIVERY_METHODS, type AddressField } from '#domain/orders/delivery.ts';
import { PAYMENT_METHODS } from '#domain/orders/payment-state.ts';
import { chosenShape } from './carts.ts';
import { idSchema, idSchemaOf, personLineSchema, shekelsSchema } from './common.ts';
import { emailSchema, phoneSchema } from './auth.ts';
import { requiredTextSchema } from './entry-inputs.ts';
import { isShekels } from './money.ts';

export const CONSENTS = ['terms', 'made_to_order', 'digital'] as const;
export type Consent = (typeof CONSENTS)[number];

/** A sum of several lines, which may exceed the price of one entry. */
export const sumSchema = z.number().min(0).refine(isShekels);
const optionTranslationsSchema = z.object({
  en: z.object({ title: z.string().optional(), note: z.string().optional() }).optional(),
});

export const checkoutOptionsSchema = z.object({
  delivery: z.array(
    z.object({
      method: z.enum(DELIVERY_METHODS),
      title: z.string(),
      note: z.string().nullable(),
      translations: optionTranslationsSchema.optional(),
      price: shekelsSchema,
      freeFrom: shekelsSchema.optional(),
      /** Business days, from and to. */
      days: z.tuple([z.int(), z.int()]).optional(),
    }),
  ),
  /** Left out while no method is switched on. */
  payments: z
    .array(
      z.object({
        method: z.enum(PAYMENT_METHODS),
        note: z.string().optional(),
        translations: optionTranslationsSchema.optional(),
      }),
    )
    .optional(),
  /** No money moves. */
  simulated: z.boolean(),
});
export type CheckoutOptions = z.infer<typeof checkoutOptionsSchema>;

const shortTextSchema = personLineSchema(BOUNDS.shortText);
const optional = (schema: z.ZodType<string, string>) =>
  z.preprocess(
    (given) => (given === null || (typeof given === 'string' && given.trim() === '') ? undefined : given),
    schema.optional(),
  );
const optionalLineSchema = optional(shortTextSchema);

export const contactDetailsSchema = z.strictObject({
  firstName: shortTextSchema,
  lastName: shortTextSchema,
  email: emailSchema,
  phone: phoneSchema,
});

export const addressSchema = z.strictObject({
  city: shortTextSchema,
  street: optionalLineSchema,
  house: optionalLineSchema,
  entrance: optionalLineSchema,
  floor: optionalLineSchema,
  apartment: optionalLineSchema,
  postcode: optional(
    z
      .string()
      .trim()
      .regex(/^\d{7}$/),
  ),
  note: optionalLineSchema,
} satisfies Record<AddressField, z.ZodType>);
export type Address = z.infer<typeof addressSchema>;

/** As an order keeps it: an answer can't be written by a schema that tidies up. */
export const keptAddressSchema = z.object({
  city: z.string(),
  street: z.string().optional(),
  house: z.string().optional(),
  entrance: z.string().optional(),
  floor: z.string().optional(),
  apartment: z.string().optional(),
  postcode: z.string().optional(),
  note: z.string().optional(),
}) satisfies z.ZodType<Address>;

export const deliveryChoiceSchema = z.strictObject({
  method: z.enum(DELIVERY_METHODS),
  address: addressSchema.optional(),
});

/** Offer codes don't exist yet, so every code is refused. */
const codeSchema = shortTextSchema;
export const orderNoteSchema = requiredTextSchema(1_000);

export const quoteInputSchema = z.strictObject({
  delivery: z.enum(DELIVERY_METHODS).optional(),
  code: codeSchema.optional(),
});
export type QuoteInput = z.infer<typeof quoteInputSchema>;

export const discountSchema = z.object({ kind: z.enum(['first_order']), amount: sumSchema });

export const vatSchema = z
  .object({
    /** Percent. */
    rate: z.number(),
    amount: sumSchema,
  })
  .nullable();

export const moneyOfLine = {
  price: shekelsSchema,
  lineTotal: sumSchema,
  discount: sumSchema,
  toPay: sumSchema,
};

const quoteLineSchema = z.object({
  item: idSchema,
  productType: z.enum(PRODUCT_TYPES),
  quantity: z.int(),
  ...chosenShape,
  ...moneyOfLine,
  consent: z.enum(['made_to_order', 'digital']).optional(),
  /** Business days that making it takes; absent for what is there. */
  leadDays: z.int().optional(),
  /** What a workshop asks of who registers. */
  question: z
    .object({
      title: z.string(),
      translations: z.object({ en: z.object({ title: z.string().optional() }).optional() }).optional(),
    })
    .optional(),
});

const PROBLEMS = [
  'over_stock',
  'sold_out',
  'not_enough_seats',
  'workshop_full',
  'workshop_past',
  'already_owned',
  'gone',
] as const;
export type LineProblem = (typeof PROBLEMS)[number];

/** What an order of this cart would cost now. */
export const quoteSchema = z.object({
  version: z.int(),
  lines: z.array(quoteLineSchema),
  subtotal: sumSchema,
  discounts: z.array(discountSchema),
  delivery: z.object({ method: z.enum(DELIVERY_METHODS), price: shekelsSchema }).optional(),
  vat: vatSchema,
  total: sumSchema,
  /** Lines that can't be had; they cost nothing. */
  problems: z.array(z.object({ index: z.int(), code: z.enum(PROBLEMS) })).optional(),
});
export type Quote = z.infer<typeof quoteSchema>;
export type QuoteLine = z.infer<typeof quoteLineSchema>;

export const orderInputSchema = z.strictObject({
  sessionId: idSchemaOf<CartId>(),
  version: z.int(),
  contact: contactDetailsSchema,
  delivery: deliveryChoiceSchema.optional(),
  payment: z.enum(PAYMENT_METHODS),
  code: codeSchema.optional(),
  note: orderNoteSchema.optional(),
  consents: z.array(z.enum(CONSENTS)).max(CONSENTS.length),
  /** As the quote said. */
  total: sumSchema,
  lang: z.enum(LANGS).optional(),
  /** To what workshops ask, by workshop; nobody has to answer. */
  answers: z
    .array(z.strictObject({ item: idSchema, text: optional(personLineSchema(ANSWER_LENGTH)) }))
    .max(BOUNDS.cartLines)
    .optional(),
});
export type OrderInput = z.infer<typeof orderInputSchema>;
