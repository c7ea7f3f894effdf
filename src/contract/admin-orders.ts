/** Orders as the admin sees and moves them (docs/rules.md#orders). */
import { z } from 'zod';
import { BOUNDS } from '#domain/bounds.ts';
import { LANGS } from '#domain/language.ts';
import { PRODUCT_TYPES } from '#domain/offer.ts';
import { CHARGE_METHODS } from '#domain/orders/charge-methods.ts';
import { DELIVERY_METHODS } from '#domain/orders/delivery.ts';
import { ORDER_FILTERS } from '#domain/orders/order-filters.ts';
import { ORDER_MAILS } from '#domain/orders/order-mails.ts';
import { LINE_STATES, ORDER_STATES, PAYMENT_STATES } from '#domain/orders/order-states.ts';
import { PAYMENT_METHODS } from '#domain/orders/payment-state.ts';
import { ATTEMPT_STATES } from '#domain/payments/attempt-states.ts';
import { DOCUMENT_STATES } from '#domain/payments/documents.ts';
import { MISMATCHES } from '#domain/payments/provider-answer.ts';
import { PROVIDERS } from '#domain/payments/providers.ts';
import { emailSchema, userSchema } from './auth.ts';
import { chosenShape, wantedLineSchema } from './carts.ts';
import { contactDetailsSchema, deliveryChoiceSchema, orderNoteSchema, sumSchema } from './checkout.ts';
import {
  idSchema,
  isPlainLine,
  isoDateSchema,
  lineSchema,
  personLineSchema,
  numberedPageQuerySchema,
  webAddressSchema,
} from './common.ts';
import { ORDER_EVENTS, orderSchema } from './orders.ts';

/** A day in Jerusalem, of a year that calendars can compute with. */
const daySchema = z.iso.date().refine((day) => day >= '2000' && day < '3000');

export const adminOrderQuerySchema = numberedPageQuerySchema
  .extend({
    state: z.enum(ORDER_FILTERS).optional(),
    q: z.string().trim().max(BOUNDS.shortText).refine(isPlainLine).optional(),
    from: daySchema.optional(),
    to: daySchema.optional(),
  })
  .strict();
export type AdminOrderQuery = z.infer<typeof adminOrderQuerySchema>;

export const orderExportQuerySchema = z.strictObject({
  from: daySchema.optional(),
  to: daySchema.optional(),
});

const positiveSchema = sumSchema.refine((amount) => amount > 0, { params: { problem: 'range', min: 0.01 } });

/** A tutorial belongs to an account, which such an order has none of. */
const takenLineSchema = wantedLineSchema.extend({
  productType: wantedLineSchema.shape.productType.pipe(z.enum(PRODUCT_TYPES).exclude(['Tutorial'])),
});

export const newAdminOrderSchema = z.strictObject({
  contact: contactDetailsSchema,
  lines: z.array(takenLineSchema).min(1).max(BOUNDS.cartLines),
  delivery: deliveryChoiceSchema.optional(),
  payment: z.literal('arrange'),
  note: orderNoteSchema.optional(),
  lang: z.enum(LANGS),
});
export type NewAdminOrder = z.infer<typeof newAdminOrderSchema>;

/** What the order would cost; the email decides about the first purchase. */
export const adminQuoteInputSchema = z.strictObject({
  lines: z.array(takenLineSchema).min(1).max(BOUNDS.cartLines),
  delivery: z.enum(DELIVERY_METHODS).optional(),
  email: emailSchema.optional(),
});
export type AdminQuoteInput = z.infer<typeof adminQuoteInputSchema>;

export const paidInputSchema = z.strictObject({
  amount: positiveSchema,
  method: z.enum(CHARGE_METHODS),
  reference: lineSchema(BOUNDS.shortText).optional(),
});
export type PaidInput = z.infer<typeof paidInputSchema>;

export const lineMoveSchema = z.strictObject({
  state: z.enum(LINE_STATES),
  text: personLineSchema(500).optional(),
  /** A data URL, as an upload's. */
  image: z.string().optional(),
  /** False: the customer gets no mail of it. */
  mail: z.boolean().optional(),
});
export type LineMove = z.infer<typeof lineMoveSchema>;

export const trackingInputSchema = z.strictObject({
  trackingNumber: lineSchema(BOUNDS.shortText).nullish(),
  trackingUrl: webAddressSchema(500).nullish(),
});
export type TrackingInput = z.infer<typeof trackingInputSchema>;

export const REFUND_WAYS = ['provider', 'hand'] as const;
export const REFUND_STATES = ['asked', 'done', 'refused', 'unknown'] as const;

export const refundInputSchema = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        line: idSchema,
        quantity: z.int().min(1).max(BOUNDS.quantity.max),
        /** Back into stock. */
        restock: z.boolean().optional(),
      }),
    )
    .max(BOUNDS.cartLines)
    .optional(),
  delivery: z.boolean().optional(),
  amount: positiveSchema.optional(),
  /** Taken off what goes back. */
  fee: sumSchema.optional(),
  reason: orderNoteSchema,
  by: z.enum(REFUND_WAYS),
});
export type RefundInput = z.infer<typeof refundInputSchema>;

export const adminCancellationSchema = z.strictObject({ reason: orderNoteSchema, restock: z.boolean() });
export type AdminCancellation = z.infer<typeof adminCancellationSchema>;

export const orderRemarkSchema = z.strictObject({ text: orderNoteSchema });

/** Null: the account is gone. */
const personSchema = userSchema.pick({ _id: true, firstName: true, lastName: true }).nullable();

const refundSchema = z.object({
  _id: idSchema,
  at: isoDateSchema,
  by: personSchema,
  /** What goes back, after the fee. */
  amount: sumSchema,
  fee: sumSchema,
  reason: z.string(),
  way: z.enum(REFUND_WAYS),
  state: z.enum(REFUND_STATES),
  doneDate: isoDateSchema.optional(),
  /** Of one through a provider. */
  provider: z.enum(PROVIDERS).optional(),
  /** Refused, and the admin has given it up. */
  putAway: z.boolean().optional(),
  delivery: z.boolean(),
  lines: z.array(z.object({ line: idSchema, quantity: z.int(), amount: sumSchema, restock: z.boolean() })),
});

export const adminOrderSchema = orderSchema.extend({
  /** Null: taken by the admin, or the account is gone. */
  customer: userSchema.nullable(),
  /** Of the total, once something is paid or due. */
  missing: sumSchema,
  notes: z.array(z.object({ _id: idSchema, at: isoDateSchema, by: personSchema, text: z.string() })),
  attempts: z.array(
    z.object({
      _id: idSchema,
      at: isoDateSchema,
      method: z.enum(PAYMENT_METHODS),
      state: z.enum(ATTEMPT_STATES),
      amount: sumSchema,
      provider: z.enum(PROVIDERS).optional(),
      /** Money that isn't what was asked for; null: the provider didn't say, or it is no sum. */
      mismatch: z
        .object({
          of: z.array(z.enum(MISMATCHES)),
          amount: sumSchema.nullable(),
          currency: z.string().nullable(),
        })
        .optional(),
      /** When the admin decided about it. */
      decidedDate: isoDateSchema.optional(),
    }),
  ),
  charges: z.array(
    z.object({
      _id: idSchema,
      at: isoDateSchema,
      by: personSchema,
      amount: sumSchema,
      method: z.enum(['card', ...CHARGE_METHODS]),
      reference: z.string().optional(),
      /** What of it can still go back through the provider, and to where. */
      online: z
        .object({
          provider: z.enum(PROVIDERS),
          terminal: z.string().nullable(),
          left: sumSchema,
          brand: z.string().optional(),
          last4: z.string().optional(),
        })
        .optional(),
    }),
  ),
  /** Documents that the provider hasn't made, or whose number isn't known. */
  openDocuments: z.array(
    z.object({
      _id: idSchema,
      of: z.enum(['charge', 'refund']),
      state: z.enum(DOCUMENT_STATES).exclude(['made']),
      amount: sumSchema,
      at: isoDateSchema,
    }),
  ),
  refunds: z.array(refundSchema),
  events: z.array(
    z.object({
      at: isoDateSchema,
      event: z.enum(ORDER_EVENTS),
      actor: z.enum(['customer', 'admin', 'shop']),
      by: personSchema,
      line: idSchema.optional(),
      amount: sumSchema.optional(),
      mail: z.enum(ORDER_MAILS).optional(),
      text: z.string().optional(),
      replacedBy: idSchema.optional(),
    }),
  ),
});
export type AdminOrder = z.infer<typeof adminOrderSchema>;

/** What waits, most urgent first; for the admin's first page and the count beside 'Orders'. */
export const orderTasksSchema = z.object({
  total: z.int(),
  groups: z.array(
    z.object({
      kind: z.enum(['review', 'request', 'refund', 'unpaid', 'make', 'hand_over', 'document']),
      orders: z.array(
        z.object({
          _id: idSchema,
          number: z.int(),
          name: z.string(),
          /** ISO 8601; the deadline, or since when it waits. */
          at: isoDateSchema,
          lines: z.array(
            z.object({
              title: z.string(),
              titleEn: z.string().nullable(),
              quantity: z.int(),
              ...chosenShape,
            }),
          ),
          total: sumSchema,
          state: z.enum(ORDER_STATES),
          payment: z.enum(PAYMENT_STATES),
        }),
      ),
      count: z.int(),
    }),
  ),
});
export type OrderTasks = z.infer<typeof orderTasksSchema>;

/** How many orders each filter of the list has. */
export const orderCountsSchema = z.record(z.enum(ORDER_FILTERS), z.int());
export type OrderCounts = z.infer<typeof orderCountsSchema>;
