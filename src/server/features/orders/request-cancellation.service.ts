/** A customer's request exists without anyone's approval; the admin settles it (docs/rules.md#cancellation). */
import { toShekels } from '#contract/money.ts';
import type { CancellationQuote, OrderCancellation } from '#contract/orders.ts';
import { type Agorot, agorot } from '#domain/money.ts';
import { cancellationOf } from '#domain/orders/cancellation.ts';
import { refundDeadline } from '#domain/orders/refund-deadline.ts';
import { newId } from '#server/db/ids.ts';
import type { Database, DatabaseTransaction } from '#server/db/schema.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { insertRequest, openRequestOf, updateRequest } from './cancellation-request.repository.ts';
import type { OpenOrder } from './order-change.ts';
import { type StoredRequest, openingsOf } from './order-facts.repository.ts';
import { cancellableLine } from './order-line-view.ts';
import { enqueueMakerMail, enqueueOrderMail } from './order-mails.service.ts';
import { recordEvent, updateOrder } from './orders.repository.ts';
import { refundableOrder } from './refundable-order.ts';

interface Asked {
  input: Pick<OrderCancellation, 'lines' | 'reason' | 'defect'>;
  by: string | null;
  now: Date;
}

type Asking = Pick<StoredRequest, 'lines' | 'text' | 'refund' | 'has_defect'>;

/** Throws an ApiError (400) for a line that the order doesn't have. */
export function refuseUnknownLines({ lines }: OpenOrder, asked: OrderCancellation['lines']): void {
  const known = lines.map(({ id }) => id);
  const unknown = asked?.findIndex((id) => !known.includes(id)) ?? -1;
  if (unknown !== -1) throw new ApiError('invalid', { [`lines.${unknown}`]: { problem: 'unknown' } });
}

/**
 * Of the lines that the law and the shop's rule allow; another request is added to an open one.
 * Throws an ApiError (409) when there is none.
 */
export async function requestCancellation(
  transaction: DatabaseTransaction,
  open: OpenOrder,
  { input, by, now }: Asked,
): Promise<void> {
  const { order } = open;
  const before = await openRequestOf(transaction, order.id);
  const { fee: _fee, ...asked } = await allowedCancellation(transaction, open, { input, before, now });
  const request: Asking = { ...asked, text: input.reason ?? before?.text ?? null };
  if (before && isSame(before, request)) return;
  const at = now.toISOString();
  if (before) await updateRequest(transaction, before.id, request);
  else
    await insertRequest(transaction, { id: newId(), order_id: order.id, at, settled_at: null, ...request });
  const changed = await updateOrder(transaction, order, { has_request: 1 }, at);
  await recordEvent(transaction, order.id, {
    event: 'cancellation_requested',
    actor: 'customer',
    by,
    at,
    ...(input.reason !== undefined && { details: { text: input.reason } }),
  });
  const event = String(changed.version);
  await enqueueOrderMail(transaction, changed, 'cancellation', { now, event });
  await enqueueMakerMail(transaction, changed, 'cancellation_asked', { now, event });
}

/** After money has come: what comes back of an open request is at most what was paid. */
export async function renewRequest(
  transaction: DatabaseTransaction,
  open: OpenOrder,
  now: Date,
): Promise<void> {
  const before = await openRequestOf(transaction, open.order.id);
  if (!before) return;
  const { refund } = await judged(transaction, open, { input: { lines: [] }, before, now });
  await updateRequest(transaction, before.id, { refund });
}

/** What a request would say; writes nothing. Throws as the request does. */
export async function quoteCancellation(
  db: Database,
  open: OpenOrder,
  { input, now }: Omit<Asked, 'by'>,
): Promise<CancellationQuote> {
  const before = await openRequestOf(db, open.order.id);
  const { lines, refund, fee } = await allowedCancellation(db, open, { input, before, now });
  const refundBy = refundDeadline(before?.at ?? now.toISOString());
  return { lines: idsOf({ lines }), refund: toShekels(refund), fee: toShekels(fee), refundBy };
}

type Judging = Pick<Asked, 'input' | 'now'> & { before: StoredRequest | null };
type Judged = Omit<Asking, 'text' | 'lines'> & { lines: string[]; asked: string[]; fee: Agorot };

async function allowedCancellation(
  db: Database,
  open: OpenOrder,
  judging: Judging,
): Promise<Omit<Asking, 'text'> & { fee: Agorot }> {
  const { state } = open.order;
  if (state === 'cancelled' || state === 'expired') throw new ApiError('not_cancellable');
  const { lines, asked, ...sums } = await judged(db, open, judging);
  if (!lines.some((id) => asked.includes(id))) throw new ApiError('not_cancellable');
  return { ...sums, lines: JSON.stringify(lines) };
}

/** With the lines of the request that is open already. */
async function judged(db: Database, open: OpenOrder, { input, before, now }: Judging): Promise<Judged> {
  const { order, lines, ledger } = open;
  const asked = input.lines ?? lines.map(({ id }) => id);
  const requested = idsOf(before);
  const wanted = new Set([...asked, ...requested]);
  // Once said, it holds for all that is asked for.
  const hasDefect = input.defect === true || before?.has_defect === 1;
  const openings = await openingsOf(db, [order.id]);
  const cancellation = cancellationOf(
    lines
      .filter(({ id }) => wanted.has(id))
      .map((line) =>
        cancellableLine(line, { order, refunds: ledger.refunds, openedAt: openings.get(line.id) ?? null }),
      ),
    now,
    { hasDefect, isRequested: ({ id }) => requested.includes(id) },
  );
  const { charged, refunded } = refundableOrder(open);
  return {
    lines: cancellation.lines.map(({ id }) => id),
    asked,
    refund: agorot(Math.max(0, Math.min(cancellation.refund, charged - refunded))),
    has_defect: hasDefect ? 1 : 0,
    fee: cancellation.fee,
  };
}

function isSame(before: StoredRequest, { lines, text, has_defect }: Asking): boolean {
  return before.lines === lines && before.text === text && before.has_defect === has_defect;
}

function idsOf(request: { lines: string } | null): string[] {
  // Written above.
  return request ? (JSON.parse(request.lines) as string[]) : [];
}
