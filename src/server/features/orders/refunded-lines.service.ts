import { lineAfterWholeRefund, restockByDefault } from '#domain/orders/after-refund.ts';
import {
  type LineState,
  type OrderState,
  afterWholeRefund,
  canMoveOrder,
  orderStateOf,
} from '#domain/orders/order-states.ts';
import type { DatabaseTransaction } from '#server/db/schema.ts';
import { seatsAmong, tellOfCancelledSeats } from '../roster/tell-of-cancelled.service.ts';
import { withdrawByOrder } from '../tutorials/bought-tutorials.ts';
import { boughtElsewhere } from './bought-lines.repository.ts';
import type { StoredRefundLine } from './ledger.repository.ts';
import type { OpenOrder } from './order-change.ts';
import type { StockedLine } from './order-stock.ts';
import { type StoredOrderLine, updateLine } from './orders.repository.ts';
import { carriedOut } from './refundable-order.ts';

interface ReturnedLine {
  line: StoredOrderLine;
  quantity: number;
  /** Unset: by the rule. */
  chosen?: boolean | undefined;
}

/** Nothing of a line that was never sold, or came back when it was cancelled; never what was made to order. */
export function restockedLines(returned: readonly ReturnedLine[]): StockedLine[] {
  return returned.flatMap(({ line, quantity, chosen }) => {
    const { product_type: productType, item, choices, state } = line;
    if (state === 'held' || state === 'cancelled' || quantity === 0) return [];
    const isMadeToOrder = line.made_to_order === 1;
    const byRule = restockByDefault({ productType, state, isMadeToOrder });
    const isBack = productType === 'Item' && !isMadeToOrder ? (chosen ?? byRule) : byRule;
    return isBack ? [{ product_type: productType, item, choices, quantity }] : [];
  });
}

interface AfterRefund {
  isWhole: boolean;
  parts: readonly StoredRefundLine[];
  now: Date;
}

/** Lines as the refund leaves them; `open.ledger` has it already. Returns the order's state and what comes back. */
export async function endRefundedLines(
  transaction: DatabaseTransaction,
  open: OpenOrder,
  { isWhole, parts, now }: AfterRefund,
): Promise<{ state: OrderState; back: StockedLine[] }> {
  const { order, lines } = open;
  if (order.state !== 'confirmed' && order.state !== 'completed') return { state: order.state, back: [] };
  const left = carriedOut(open).lines.map(({ quantity, refundedQuantity }) => quantity - refundedQuantity);
  const back: StockedLine[] = [];
  const states: LineState[] = [];
  for (const [index, line] of lines.entries()) {
    const part = parts.find(({ line_id }) => line_id === line.id);
    if (part) back.push(...restockedLines([{ line, quantity: part.quantity, chosen: part.restock === 1 }]));
    const isGone = isWhole || left[index] === 0;
    const state = isGone
      ? lineAfterWholeRefund({ productType: line.product_type, state: line.state })
      : line.state;
    states.push(state);
    if (state === line.state) continue;
    // The rest of the line goes with an amount that was all the money.
    back.push(...restockedLines([{ line, quantity: left[index]! }]));
    await updateLine(transaction, line.id, { state });
    if (line.product_type === 'Tutorial')
      await withdrawByOrder(transaction, line.id, await boughtElsewhere(transaction, order, line), now);
  }
  const ended = lines.filter(({ state }, index) => state !== 'cancelled' && states[index] === 'cancelled');
  await tellOfCancelledSeats(transaction, order, seatsAmong(ended), now);
  const to = isWhole ? afterWholeRefund(lines.map(({ state }) => state)) : orderStateOf(states);
  return { state: canMoveOrder(order.state, to, 'refund') ? to : order.state, back };
}
