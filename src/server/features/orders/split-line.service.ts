import { lineSplit } from '#domain/orders/line-split.ts';
import { newId } from '#server/db/ids.ts';
import type { DatabaseTransaction } from '#server/db/schema.ts';
import type { OpenOrder } from './order-change.ts';
import { insertLine, updateLine, updateOrder } from './orders.repository.ts';
import { refundableOrder } from './refundable-order.ts';

interface Splitting {
  lineId: string;
  quantity: number;
  now: Date;
}

/**
 * Makes so many copies of a line one of their own, right after it; nothing changes in the order's sums. Only for lines
 * without a history of their own: a piece's stages stay with its line. Returns the new line's id.
 */
export async function splitLine(
  transaction: DatabaseTransaction,
  open: OpenOrder,
  { lineId, quantity, now }: Splitting,
): Promise<string> {
  const { order, lines } = open;
  const index = lines.findIndex(({ id }) => id === lineId);
  const { part, rest } = lineSplit({ ...lines[index]!, ...refundableOrder(open).lines[index]! }, quantity);
  const { position } = lines[index]!;
  // From the last: no two lines may have one position, not for a moment.
  for (const after of lines.slice(index + 1).toReversed())
    await updateLine(transaction, after.id, { position: after.position + 1 });
  const id = newId();
  await updateLine(transaction, lineId, columnsOf(rest));
  await insertLine(transaction, { ...lines[index]!, ...columnsOf(part), id, position: position + 1 });
  await updateOrder(transaction, order, {}, now.toISOString());
  return id;
}

function columnsOf({ toPay: to_pay, ...part }: ReturnType<typeof lineSplit>['part']) {
  return { ...part, to_pay };
}
