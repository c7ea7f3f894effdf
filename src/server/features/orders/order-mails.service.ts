/**
 * Mails of an order are put in with the change that they tell of, and written when the job runs: what they say needs
 * the settings, which no transaction may read. Only for a locked order (docs/rules.md#orders).
 */
import { z } from 'zod';
import { ORDER_MAILS, type OrderMail } from '#domain/orders/order-mails.ts';
import type { DatabaseTransaction } from '#server/db/schema.ts';
import type { JobType } from '#server/jobs/job-type.ts';
import { deleteJobsOf, enqueue } from '#server/jobs/jobs.repository.ts';
import { MAIL } from '#server/mail/mail-job.ts';
import { type StoredOrder, recordEvent } from './orders.repository.ts';

export const MAKER_MAILS = ['new_order', 'review', 'cancellation_asked', 'refund_failed'] as const;
export type MakerMail = (typeof MAKER_MAILS)[number];

const orderMailSchema = z.object({
  orderId: z.string(),
  to: z.discriminatedUnion('who', [
    z.object({ who: z.literal('customer'), kind: z.enum(ORDER_MAILS) }),
    z.object({ who: z.literal('shop'), kind: z.enum(MAKER_MAILS) }),
  ]),
  /** Of a mail about some lines, or about a refund. */
  lines: z.array(z.string()).optional(),
  refundId: z.string().optional(),
});
export type OrderMailJob = z.infer<typeof orderMailSchema>;

export const ORDER_MAIL: JobType<OrderMailJob> = { kind: 'order_mail', payload: orderMailSchema };

interface Occasion {
  now: Date;
  /** What tells this mail from another of its kind and order; the same is sent once. */
  event?: string;
  lines?: string[];
  refundId?: string;
  /** Null: the shop itself. */
  by?: string | null;
}

/** In the order's language. Does nothing once the customer is erased. */
export async function enqueueOrderMail(
  transaction: DatabaseTransaction,
  order: StoredOrder,
  kind: OrderMail,
  { now, event = '', by = null, ...about }: Occasion,
): Promise<void> {
  if (order.email === '') return;
  const at = now.toISOString();
  await enqueue(
    transaction,
    ORDER_MAIL,
    { orderId: order.id, to: { who: 'customer', kind }, ...about },
    { now: at, key: `${order.id} ${kind} ${event}` },
  );
  await recordEvent(transaction, order.id, {
    event: 'mail_sent',
    actor: by === null ? 'shop' : 'admin',
    by,
    details: { mail: kind },
    at,
  });
}

export async function enqueueMakerMail(
  transaction: DatabaseTransaction,
  order: StoredOrder,
  kind: MakerMail,
  { now, event = '', ...about }: Omit<Occasion, 'by'>,
): Promise<void> {
  await enqueue(
    transaction,
    ORDER_MAIL,
    { orderId: order.id, to: { who: 'shop', kind }, ...about },
    { now: now.toISOString(), key: `${order.id} maker ${kind} ${event}` },
  );
}

/** Those that were sent, too: each says whose order it was. */
export async function forgetOrderMails(
  transaction: DatabaseTransaction,
  orderIds: readonly string[],
): Promise<void> {
  for (const id of orderIds)
    for (const { kind } of [ORDER_MAIL, MAIL]) await deleteJobsOf(transaction, kind, `${id} `);
}
