/** A request and what became of it, without the person: its id is only in the mails about it. */
import type { CancellationReceipt } from '#contract/cancellation-receipts.ts';
import { toShekels } from '#contract/money.ts';
import { askedQuantity, copiesOf } from '#domain/orders/asked-quantity.ts';
import { feeOfRequest } from '#domain/orders/cancellation-fee.ts';
import { sumOf } from '#domain/orders/order-totals.ts';
import { refundDeadline } from '#domain/orders/refund-deadline.ts';
import { refundLimits, refundOfQuantity } from '#domain/orders/refunds.ts';
import { chosenOf } from '#server/db/entries/chosen-columns.ts';
import type { Database } from '#server/db/schema.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { findRequest, toAskedFor } from './cancellation-request.repository.ts';
import type { StoredRefund } from './ledger.repository.ts';
import { type OpenOrder, readOrder } from './order-change.ts';
import { englishTitle } from './order-line-view.ts';
import type { StoredRequest } from './order-facts.repository.ts';
import type { StoredOrderLine } from './orders.repository.ts';
import { refundableOrder } from './refundable-order.ts';

/** Throws an ApiError (404) for an unknown request. */
export async function readReceipt(db: Database, id: string): Promise<CancellationReceipt> {
  const request = await findRequest(db, id);
  if (!request) throw new ApiError('not_found');
  const open = await readOrder(db, request.order_id);
  const { at, settled_at, has_defect } = request;
  return {
    number: open.order.number,
    at,
    ...(has_defect === 1 && { defect: true }),
    ...(settled_at !== null && { settled: settled_at }),
    ...(settled_at === null ? askedFor(open, request) : givenBack(open, request, settled_at)),
    refundBy: refundDeadline(at),
  };
}

type Sums = Pick<CancellationReceipt, 'lines' | 'fee' | 'refund'>;

function askedFor(open: OpenOrder, request: StoredRequest): Sums {
  const limits = refundLimits(refundableOrder(open)).lines;
  const asked = linesOf(open, request).map((line) => {
    const left = limits[open.lines.indexOf(line)]!;
    const quantity = askedOf(request, { ...line, quantity: left.quantity });
    return { line, quantity, amount: refundOfQuantity(left, quantity) };
  });
  const amount = sumOf(asked.map((left) => left.amount));
  const fee = feeOfRequest({ amount, refund: request.refund, hasDefect: request.has_defect === 1 });
  return {
    lines: asked.map(({ line, quantity, amount: left }) => ({
      ...titleOf(line),
      ...countOf(open, line, quantity),
      amount: toShekels(left),
    })),
    fee: toShekels(fee),
    refund: toShekels(request.refund),
  };
}

function givenBack(open: OpenOrder, request: StoredRequest, settledAt: string): Sums {
  const refunds = open.ledger.refunds.filter((refund) => isBetween(refund, request.at, settledAt));
  const parts = refunds.flatMap(({ lines }) => lines);
  const asked = linesOf(open, request);
  // Which part was only in words.
  const settled =
    asked.length > 0 ? asked : open.lines.filter(({ id }) => parts.some(({ line_id }) => line_id === id));
  return {
    lines: settled.map((line) => {
      const ofLine = parts.filter(({ line_id }) => line_id === line.id);
      if (ofLine.length === 0) return { ...titleOf(line), ...countOf(open, line, askedOf(request, line)) };
      const quantity = ofLine.reduce((sum, part) => sum + part.quantity, 0);
      const amount = toShekels(sumOf(ofLine.map((part) => part.amount)));
      return { ...titleOf(line), ...countOf(open, line, quantity), amount };
    }),
    fee: toShekels(sumOf(refunds.map(({ fee }) => fee))),
    refund: toShekels(sumOf(refunds.map(({ amount }) => amount))),
  };
}

function isBetween({ state, done_at }: StoredRefund, from: string, to: string): boolean {
  return state === 'done' && done_at !== null && done_at >= from && done_at <= to;
}

function linesOf({ lines }: OpenOrder, request: StoredRequest): StoredOrderLine[] {
  const asked = toAskedFor(request);
  return lines.filter(({ id }) => asked.lines.includes(id));
}

function askedOf(request: StoredRequest, { id, quantity }: Pick<StoredOrderLine, 'id' | 'quantity'>): number {
  return askedQuantity(toAskedFor(request), { _id: id, quantity });
}

function countOf({ lines }: OpenOrder, line: StoredOrderLine, quantity: number) {
  const copies = (of: StoredOrderLine) => ({ ...of, productType: of.product_type });
  const all = copiesOf(copies(line), lines.map(copies));
  return { quantity, ...(all > quantity && { of: all }) };
}

function titleOf({ id, title, translations, ...line }: StoredOrderLine) {
  const { choiceTitles } = chosenOf(line);
  const en = englishTitle(translations);
  return {
    _id: id,
    title,
    ...(en !== null && { translations: { en: { title: en } } }),
    ...(choiceTitles && { choiceTitles }),
  };
}
