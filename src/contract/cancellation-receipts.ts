/** What became of a cancellation request, for whoever has the address that its mails lead to. */
import { z } from 'zod';
import { chosenShape } from './carts.ts';
import { sumSchema } from './checkout.ts';
import { isoDateSchema } from './common.ts';
import { cancellationRequestSchema, orderLineSchema, orderSchema } from './orders.ts';

export const cancellationReceiptSchema = z.object({
  /** The order's. */
  number: orderSchema.shape.number,
  ...cancellationRequestSchema.pick({ at: true, defect: true, settled: true }).shape,
  lines: z.array(
    z.object({
      ...orderLineSchema.pick({ _id: true, title: true, translations: true, quantity: true }).shape,
      /** Of how many, where others of them stay. */
      of: z.int().optional(),
      /** Without the personal text, which is the person's. */
      choiceTitles: chosenShape.choiceTitles,
      /** Before the fee; absent for a line of which no money went back. */
      amount: sumSchema.optional(),
    }),
  ),
  fee: sumSchema,
  /** After the fee: what is to come back, of a settled request what came back. */
  refund: sumSchema,
  /** The last moment to give it back. */
  refundBy: isoDateSchema,
});
export type CancellationReceipt = z.infer<typeof cancellationReceiptSchema>;
