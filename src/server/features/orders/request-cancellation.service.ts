/** A customer's request exists without anyone's approval; the admin settles it (docs/rules.md#cancellation). */
import { toShekels } from '#contract/money.ts';
import type { CancellationQuote, OrderCancellation } from '#contract/orders.ts';
import { type Agorot, agorot } from '#domain/money.ts';
import { type AskedFor, askedQuantity } from '#domain/orders/asked-quantity.ts';
import { cancellationOf } from '#domain/orders/cancellation.ts';
import { refundDeadline } from '#domain/orders/refund-deadline.ts';
import { newId } from '#server/db/ids.ts';
import type { Database, DatabaseTransaction } from '#server/db/schema.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import {
  insertRequest,
  openRequestOf,
  toAskedFor,
  updateRequest,
} from './cancellation-request.repository.ts';
import type { OpenOrder } from './order-change.ts';
import { type StoredRequest, openingsOf } from './order-facts.repository.ts';
import { cancellableLine } from './order-line-view.ts';
import { enqueueMakerMail, enqueueOrderMail } from './order-mails.service.ts';
import { recordEvent, updateOrder } from './orders.repository.ts';
import { refundableOrder } from './refundable-order.ts';

interface Asked {
  input: OrderCancellation;
  /** Of what is allowed, only what the input's reason names: the request has no lines but earlier ones. */
  isPart?: boolean | undefined;
  by: string | null;
  now: Date;
}

type Asking = Pick<StoredRequest, 'lines' | 'quantities' | 'text' | 'refund' | 'has_defect'>;

/** Throws an ApiError (400) for a line that the order doesn't have, or a number of one that isn't asked for. */
export function refuseUnknownLines(
  { lines }: OpenOrder,
  { lines: asked, quantities = {} }: OrderCancellation,
): void {
  const known = lines.map(({ id }) => id);
  const unknown = asked?.findIndex((id) => !known.includes(id)) ?? -1;
  if (unknown !== -1) throw new ApiError('invalid', { [`lines.${unknown}`]: { problem: 'unknown' } });
  const odd = Object.keys(quantities).find((id) => !(asked ?? known).includes(id));
  if (odd !== undefined) throw new ApiError('invalid', { [`quantities.${odd}`]: { problem: 'unknown' } });
}

/**
 * Of the lines that the law and the shop's rule allow; another request is added to an open one.
 * Throws an ApiError (409) when there is none.
 */
export async function requestCancellation(
  transaction: DatabaseTransaction,
  open: OpenOrder,
  { input, isPart = false, by, now }: Asked,
): Promise<void> {
  const { order } = open;
  const before = await openRequestOf(transaction, order.id);
  const allowed = await allowedCancellation(transaction, open, { input, before, now });
  const inWords = { input: { ...input, lines: [] }, before, now };
  const { lines, quantities, refund, has_defect } = isPart
    ? await judge(transaction, open, inWords)
    : allowed;
  const request: Asking = {
    lines,
    quantities,
    refund,
    has_defect,
    text: input.reason ?? before?.text ?? null,
  };
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
  const { refund } = await judge(transaction, open, { input: { lines: [] }, before, now });
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
  return { lines: JSON.parse(lines) as string[], refund: toShekels(refund), fee: toShekels(fee), refundBy };
}

type Judging = Pick<Asked, 'input' | 'now'> & { before: StoredRequest | null };
type Judged = Omit<Asking, 'text'> & { fee: Agorot };

async function allowedCancellation(db: Database, open: OpenOrder, judging: Judging): Promise<Judged> {
  const { state } = open.order;
  if (state === 'cancelled' || state === 'expired') throw new ApiError('not_cancellable');
  const { isGranted, ...judged } = await judge(db, open, judging);
  if (!isGranted) throw new ApiError('not_cancellable');
  return judged;
}

/** With what is asked for already. `isGranted`: something of what is asked for now can be cancelled as asked. */
async function judge(
  db: Database,
  open: OpenOrder,
  { input, before, now }: Judging,
): Promise<Judged & { isGranted: boolean }> {
  const { order, lines, ledger } = open;
  // Once said, it holds for all that is asked for.
  const hasDefect = input.defect === true || before?.has_defect === 1;
  const openings = await openingsOf(db, [order.id]);
  const cancellable = lines.map((line) =>
    cancellableLine(line, { order, refunds: ledger.refunds, openedAt: openings.get(line.id) ?? null }),
  );
  const current = { lines: input.lines ?? lines.map(({ id }) => id), quantities: input.quantities };
  const earlier = before ? toAskedFor(before) : { lines: [] };
  const quantityIn =
    (asked: AskedFor) =>
    ({ id, quantity }: { id: string; quantity: number }) =>
      askedQuantity(asked, { _id: id, quantity });
  const askedOf = quantityIn(current);
  const cancellation = cancellationOf(cancellable, now, {
    hasDefect,
    askedOf,
    requestedOf: quantityIn(earlier),
  });
  const parts = new Map(cancellation.lines.map(({ id, quantity }) => [id, quantity]));
  const partial = cancellable.filter(({ id, quantity }) => (parts.get(id) ?? quantity) < quantity);
  const { charged, refunded } = refundableOrder(open);
  return {
    lines: JSON.stringify([...parts.keys()]),
    quantities:
      partial.length === 0
        ? null
        : JSON.stringify(Object.fromEntries(partial.map(({ id }) => [id, parts.get(id)]))),
    refund: agorot(Math.max(0, Math.min(cancellation.refund, charged - refunded))),
    has_defect: hasDefect ? 1 : 0,
    fee: cancellation.fee,
    isGranted: cancellable.some((line) => askedOf(line) > 0 && (parts.get(line.id) ?? 0) >= askedOf(line)),
  };
}

function isSame(before: StoredRequest, { lines, quantities, text, has_defect }: Asking): boolean {
  return (
    before.lines === lines &&
    before.quantities === quantities &&
    before.text === text &&
    before.has_defect === has_defect
  );
}
