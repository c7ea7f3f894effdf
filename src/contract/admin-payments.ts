/** What the admin is told of the provider, and decides about its money (docs/rules.md#payment). */
import { z } from 'zod';
import { BOUNDS } from '#domain/bounds.ts';
import { DIFFERENCE_KINDS } from '#domain/payments/compare-day.ts';
import { MIRROR_STATES } from '#domain/payments/mirror.ts';
import { PROVIDERS } from '#domain/payments/providers.ts';
import { REFUND_OUTCOMES } from '#domain/payments/refund-decisions.ts';
import { sumSchema } from './checkout.ts';
import { idSchema, isoDateSchema, lineSchema } from './common.ts';

export const refundDecisionSchema = z.strictObject({ outcome: z.enum(REFUND_OUTCOMES) });
export type RefundDecision = z.infer<typeof refundDecisionSchema>;

/** Of a document that the admin made or found at the provider. */
export const documentInputSchema = z.strictObject({ number: lineSchema(BOUNDS.shortText) });
export type DocumentInput = z.infer<typeof documentInputSchema>;

/** Shekels; may be negative where more went back than came. */
const differenceSumSchema = z.number();

export const mirrorSchema = z.object({
  provider: z.enum(PROVIDERS),
  state: z.enum(MIRROR_STATES),
  /** When the provider was asked. */
  at: isoDateSchema,
  ours: differenceSumSchema,
  theirs: differenceSumSchema.nullable(),
  rows: z.array(
    z.object({
      kind: z.enum(['charge', 'refund']),
      _id: idSchema,
      state: z.enum(MIRROR_STATES),
      ours: sumSchema,
      theirs: sumSchema.nullable(),
    }),
  ),
  /** When the provider said last that it was paid. */
  lastSame: isoDateSchema.optional(),
});
/** Null: nothing of the order went through this provider. */
export const orderMirrorSchema = mirrorSchema.nullable();
export type OrderMirror = z.infer<typeof orderMirrorSchema>;

const orderLinkSchema = z.object({ _id: idSchema, number: z.int() });

export const paymentsSchema = z.object({
  provider: z.enum(['none', ...PROVIDERS]),
  canRefund: z.boolean(),
  terminal: z.string().nullable(),
  /** At a terminal for trials, at which no money moves. */
  isTest: z.boolean(),
  /** Settings of the server that something doesn't work without. */
  missing: z.array(z.string()),
  /** The last day that was compared with the provider's list. */
  night: z
    .object({
      day: z.iso.date(),
      state: z.enum(['same', 'different', 'unanswered', 'refused']),
      at: isoDateSchema,
      charges: z.int(),
      charged: sumSchema,
      refunds: z.int(),
      refunded: sumSchema,
    })
    .nullable(),
  differences: z.array(
    z.object({
      _id: idSchema,
      day: z.iso.date(),
      kind: z.enum(DIFFERENCE_KINDS),
      reference: z.string(),
      order: orderLinkSchema.optional(),
      ours: sumSchema.nullable(),
      theirs: sumSchema.nullable(),
    }),
  ),
  /** The first charge at this terminal, and whether it has gone back. */
  firstCharge: z.object({ order: orderLinkSchema, isRefunded: z.boolean() }).nullable(),
});
export type Payments = z.infer<typeof paymentsSchema>;
