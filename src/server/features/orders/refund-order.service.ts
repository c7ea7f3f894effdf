/** Money that goes back, and what comes back with it (docs/rules.md#refunds). */
import type { RefundInput } from '#contract/admin-orders.ts';
import { toAgorot } from '#contract/money.ts';
import { type RefundAmounts, judgeRefund } from '#domain/orders/refunds.ts';
import { type Agorot, FREE } from '#domain/money.ts';
import { sumOf } from '#domain/orders/order-totals.ts';
import type { PaymentProvider } from '#server/payments/payment-provider.ts';
import { newId } from '#server/db/ids.ts';
import type { DatabaseTransaction } from '#server/db/schema.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { type StoredRefundLine, insertRefund } from './ledger.repository.ts';
import type { OpenOrder } from './order-change.ts';
import { isRefundOpen, refundableOrder } from './refundable-order.ts';
import { invalidRefund } from './refund-error.ts';
import { finishRefund } from './finish-refund.service.ts';
import { keepCreditByHand } from './paying/documents.repository.ts';
import { pagesOf } from './paying/provider-pages.repository.ts';
import { enqueueRefund } from './paying/queued-refund.service.ts';
import { restockedLines } from './refunded-lines.service.ts';

/** ms; the call that asks for a refund carries it out itself, unless it is killed. */
const CRASHED = 30_000;

interface Refund {
  input: RefundInput;
  /** Null: no order is paid online. */
  provider: Pick<PaymentProvider, 'id' | 'terminal' | 'canRefund'> | null;
  by: string;
  now: Date;
}

/**
 * By hand it is done at once; through the provider it is asked for, and carried out after the transaction. Returns its
 * id. Throws an ApiError (400, 409).
 */
export async function refundOrder(
  transaction: DatabaseTransaction,
  open: OpenOrder,
  { input, provider, by, now }: Refund,
): Promise<string> {
  const { order, lines, ledger } = open;
  const isByHand = input.by === 'hand';
  const online = provider?.canRefund ? provider : null;
  if (!isByHand && !online) throw new ApiError('refund_by_hand');
  if (isRefundOpen(ledger)) throw new ApiError('refund_open');
  const amounts = judged(open, input);
  // Lines that were never sold may yet be, all of them: their money goes back as an amount.
  const isSold = order.confirmed_at !== null;
  const at = now.toISOString();
  const id = newId();
  const refund = {
    id,
    order_id: order.id,
    amount: amounts.total,
    fee: amounts.fee,
    delivery_amount: isSold ? amounts.delivery : FREE,
    reason: input.reason,
    way: input.by,
    state: isByHand ? ('done' as const) : ('asked' as const),
    at,
    by_user: by,
    done_at: isByHand ? at : null,
    attempt_id: online && !isByHand ? await refundedAttempt(transaction, open, online, amounts.total) : null,
    lines: isSold ? partsOf(open, id, input, amounts) : [],
  };
  await insertRefund(transaction, refund);
  if (isByHand) {
    await keepCreditByHand(transaction, { order_id: order.id, refund_id: id, at });
    await finishRefund(transaction, { order, lines }, refund, now);
  } else await enqueueRefund(transaction, id, { now, runAfter: new Date(now.getTime() + CRASHED) });
  return id;
}

/** Whose charge came through this provider and has as much left. Throws an ApiError (409). */
async function refundedAttempt(
  transaction: DatabaseTransaction,
  { order, ledger }: OpenOrder,
  { id, terminal }: Pick<PaymentProvider, 'id' | 'terminal'>,
  amount: Agorot,
): Promise<string> {
  const pages = (await pagesOf(transaction, [order.id])).get(order.id) ?? [];
  const here = pages.filter((page) => page.provider === id && page.terminal === terminal);
  const online = ledger.charges.filter(({ attempt_id }) =>
    here.some((page) => page.attempt_id === attempt_id),
  );
  if (online.length === 0) throw new ApiError('refund_by_hand');
  const charge = online.find(({ attempt_id, amount: charged }) => {
    const back = ledger.refunds.filter(
      ({ attempt_id: of, state }) => of === attempt_id && state !== 'refused',
    );
    return charged - sumOf(back.map((refund) => refund.amount)) >= amount;
  });
  if (!charge?.attempt_id) throw new ApiError('refund_too_large');
  return charge.attempt_id;
}

function judged(open: OpenOrder, { lines, delivery, amount, fee }: RefundInput): RefundAmounts {
  const judgement = judgeRefund(
    {
      ...(lines && {
        lines: lines.map(({ line, quantity }, at) => ({ line: indexOf(open, line, at), quantity })),
      }),
      ...(delivery !== undefined && { delivery }),
      ...(amount !== undefined && { amount: toAgorot(amount) }),
      ...(fee !== undefined && { fee: toAgorot(fee) }),
    },
    refundableOrder(open),
  );
  if (judgement.kind === 'accepted') return judgement.refund;
  const { refusal } = judgement;
  throw refusal.code === 'invalid' ? invalidRefund(refusal.problem) : new ApiError(refusal.code);
}

function indexOf({ lines }: OpenOrder, id: string, at: number): number {
  const index = lines.findIndex((line) => line.id === id);
  if (index === -1) throw new ApiError('invalid', { [`lines.${at}.line`]: { problem: 'unknown' } });
  return index;
}

function partsOf(
  { lines }: OpenOrder,
  refund_id: string,
  { lines: wanted = [] }: RefundInput,
  amounts: RefundAmounts,
): StoredRefundLine[] {
  return amounts.lines.map(({ line: index, quantity, amount }) => {
    const line = lines[index]!;
    const chosen = wanted.find((part) => part.line === line.id)?.restock;
    const [back] = restockedLines([{ line, quantity, chosen }]);
    return { refund_id, line_id: line.id, quantity, amount, restock: back ? 1 : 0 };
  });
}
