/** An order as its customer sees it (docs/rules.md#orders). */
import { z } from 'zod';
import { BOUNDS } from '#domain/bounds.ts';
import type { OrderId, OrderLineId } from '#domain/ids.ts';
import { LANGS } from '#domain/language.ts';
import { PRODUCT_TYPES } from '#domain/offer.ts';
import { DELIVERY_METHODS } from '#domain/orders/delivery.ts';
import { LINE_STATES, ORDER_STATES, PAYMENT_STATES } from '#domain/orders/order-states.ts';
import { PAYMENT_METHODS } from '#domain/orders/payment-state.ts';
import { emailSchema, phoneSchema } from './auth.ts';
import { chosenShape } from './carts.ts';
import {
  discountSchema,
  keptAddressSchema,
  moneyOfLine,
  orderNoteSchema,
  sumSchema,
  vatSchema,
} from './checkout.ts';
import {
  idSchema,
  idSchemaOf,
  isoDateSchema,
  lineSchema,
  numberedPageQuerySchema,
  shekelsSchema,
} from './common.ts';

const translationsSchema = z.object({ en: z.object({ title: z.string().optional() }).optional() });

export const orderCancellationSchema = z.strictObject({
  lines: z.array(idSchema).min(1).max(BOUNDS.cartLines).optional(),
  /** Of these lines, by their ids, how many; all of a line that isn't named. */
  quantities: z.record(idSchema, z.int().min(1)).optional(),
  reason: orderNoteSchema.optional(),
  defect: z.boolean().optional(),
});
export type OrderCancellation = z.infer<typeof orderCancellationSchema>;

/** What a request for these lines would say, with one fee for all of them. */
export const cancellationQuoteInputSchema = orderCancellationSchema.omit({ reason: true });

export const cancellationQuoteSchema = z.object({
  /** Ids; with those of a request that is already open. */
  lines: z.array(idSchema),
  fee: sumSchema,
  /** After the fee, at most what was paid. */
  refund: sumSchema,
  /** The last moment to give it back. */
  refundBy: isoDateSchema,
});
export type CancellationQuote = z.infer<typeof cancellationQuoteSchema>;

/** Without a login; one of email and phone is needed. */
export const cancellationFormSchema = z.strictObject({
  number: z.union([z.int(), lineSchema(20)]),
  email: emailSchema.optional(),
  phone: phoneSchema,
  text: orderNoteSchema.optional(),
  /** Something is wrong with what was bought, so there is no fee. */
  defect: z.boolean().optional(),
  /** Only what the text names: who has no login isn't told the order's lines. */
  part: z.boolean().optional(),
});
export type CancellationForm = z.infer<typeof cancellationFormSchema>;

export const orderQuerySchema = numberedPageQuerySchema.strict();

export const ORDER_EVENTS = [
  'placed',
  'paid',
  'confirmed',
  'making',
  'ready',
  'handed_over',
  'attended',
  'absent',
  'moved',
  'sent',
  'cancellation_requested',
  'cancellation_settled',
  'refunded',
  'refund_failed',
  'review',
  'review_settled',
  'cancelled',
  'expired',
  'completed',
  'mail_sent',
] as const;
export type OrderEvent = (typeof ORDER_EVENTS)[number];

const paymentSchema = z.object({
  state: z.enum(PAYMENT_STATES),
  method: z.enum(PAYMENT_METHODS),
  /** Of an unpaid order. */
  holdUntil: isoDateSchema.optional(),
  /** Only while its owner can pay. */
  url: z.string().optional(),
  brand: z.string().optional(),
  last4: z.string().optional(),
  paid: sumSchema,
  refunded: sumSchema,
  /** What was kept of that as a cancellation fee; absent without one. */
  fee: sumSchema.optional(),
});

const lineCancellationSchema = z.object({
  allowed: z.boolean(),
  until: isoDateSchema.optional(),
  /** After the fee, as if this line alone were cancelled. */
  refund: sumSchema.optional(),
  reason: z.string().optional(),
});

/** To whom seats were given. */
export const seatPersonSchema = z.object({ name: z.string(), email: z.string() });

export const orderLineSchema = z.object({
  _id: idSchemaOf<OrderLineId>(),
  item: idSchema,
  productType: z.enum(PRODUCT_TYPES),
  title: z.string(),
  translations: translationsSchema.optional(),
  image: z.string().nullable(),
  quantity: z.int(),
  ...chosenShape,
  ...moneyOfLine,
  /** Of the moment of placing. */
  meetings: z.array(z.object({ date: isoDateSchema, duration: z.int() })).optional(),
  location: z.string().optional(),
  /** What the workshop asked, and what was answered. */
  question: z.string().optional(),
  answer: z.string().optional(),
  readyBy: isoDateSchema.optional(),
  /** Business days that making it takes, until the order is confirmed. */
  leadDays: z.int().optional(),
  /** Who comes in place of who ordered. */
  givenTo: seatPersonSchema.optional(),
  /** Made for this order; absent for seats and tutorials. */
  madeToOrder: z.boolean().optional(),
  state: z.enum(LINE_STATES),
  refunded: z.object({
    quantity: z.int(),
    amount: sumSchema,
    /** What of that was kept as a cancellation fee. */
    fee: sumSchema.optional(),
    /** A fee was taken off a sum that it is only a part of, so `fee` can't tell. */
    beforeFee: z.literal(true).optional(),
  }),
  cancellation: lineCancellationSchema,
  stages: z
    .array(
      z.object({
        _id: idSchema,
        state: z.enum(LINE_STATES),
        text: z.string().optional(),
        image: z.string().optional(),
        /** Of the picture's copies, by width; not in lists. */
        imageSignatures: z.record(z.string(), z.string()).optional(),
        at: isoDateSchema,
      }),
    )
    .optional(),
});
export type OrderLine = z.infer<typeof orderLineSchema>;
export type ShownStage = NonNullable<OrderLine['stages']>[number];

const deliverySchema = z.object({
  method: z.enum(DELIVERY_METHODS),
  title: z.string(),
  translations: translationsSchema.optional(),
  price: shekelsSchema,
  address: keptAddressSchema.optional(),
  trackingNumber: z.string().optional(),
  trackingUrl: z.string().optional(),
});

export const cancellationRequestSchema = z.object({
  at: isoDateSchema,
  /** Ids; all that can be cancelled if it was asked without a line, none where the text says which part. */
  lines: z.array(idSchema),
  /** By line's id, where it isn't all of the line. */
  quantities: z.record(idSchema, z.int()).optional(),
  text: z.string().optional(),
  /** What comes back, after the fee. */
  refund: sumSchema,
  /** True: something is wrong with what was bought, so there is no fee. */
  defect: z.literal(true).optional(),
  settled: isoDateSchema.optional(),
});

export const orderSchema = z.object({
  _id: idSchemaOf<OrderId>(),
  number: z.int(),
  version: z.int(),
  lang: z.enum(LANGS),
  createdDate: isoDateSchema,
  state: z.enum(ORDER_STATES),
  payment: paymentSchema,
  contact: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string().optional(),
  }),
  delivery: deliverySchema.optional(),
  lines: z.array(orderLineSchema),
  subtotal: sumSchema,
  discounts: z.array(discountSchema),
  vat: vatSchema,
  total: sumSchema,
  note: z.string().optional(),
  documents: z.array(z.object({ kind: z.string(), number: z.string(), url: z.string() })),
  cancellationRequest: cancellationRequestSchema.optional(),
  /** The id of the order that was placed with the same cart in its stead. */
  replacedBy: idSchema.optional(),
  timeline: z.array(
    z.object({
      at: isoDateSchema,
      event: z.enum(ORDER_EVENTS),
      /** The id of the line that it is about. */
      line: idSchema.optional(),
    }),
  ),
});
export type Order = z.infer<typeof orderSchema>;

/** Where an order is paid online; `arrange` isn't. */
export const orderPaymentInputSchema = z.strictObject({
  payment: z.enum(PAYMENT_METHODS).exclude(['arrange']).optional(),
});
export const orderPaymentSchema = z.object({ url: z.string() });

/** For whoever has the order's address. */
export const orderStatusSchema = z.object({
  number: z.int(),
  state: z.enum(ORDER_STATES),
  payment: z.object({ state: z.enum(PAYMENT_STATES) }),
});
export type OrderStatus = z.infer<typeof orderStatusSchema>;
