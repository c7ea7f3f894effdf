/** Sends a stage once, however often it has to be tried: an answer that was lost on the way is found in the order. */
import type { AdminOrder, LineMove } from '#contract/admin-orders.ts';
import type { OrderLine } from '#contract/orders.ts';
import { canMoveLine } from '#domain/orders/order-states.ts';
import { ApiError } from '#web/api/client.ts';

export interface Sending {
  /** As it was last seen. */
  order: AdminOrder;
  line: string;
  change: LineMove;
  /** Ids of the stages from before the first try. */
  known: ReadonlySet<string>;
}

export interface Sent {
  /** `changed`: somebody else changed the order, and nothing to be shown was left out. `overtaken`: it no longer fits. */
  kind: 'done' | 'changed' | 'overtaken';
  order: AdminOrder;
}

/** The order may be changed by others meanwhile, as often. */
const TRIES = 3;

/** `put` sends the change for this version. Throws what `put` throws, but for another version of the order. */
export async function sendStage(
  sending: Sending,
  put: (version: number) => Promise<AdminOrder>,
): Promise<Sent> {
  let { order } = sending;
  for (let tries = 0; tries < TRIES; tries++) {
    if (hasArrived(order, sending)) return { kind: 'done', order };
    if (!fits(order, sending)) break;
    const seen = order.version;
    try {
      return { kind: 'done', order: await put(seen) };
    } catch (error) {
      order = currentOrder(error);
    }
    if (!isShown(sending.change)) return { kind: 'changed', order };
  }
  return { kind: 'overtaken', order };
}

function currentOrder(error: unknown): AdminOrder {
  if (!(error instanceof ApiError) || error.status !== 412 || !error.data) throw error;
  return error.data as AdminOrder; // by the contract of 412
}

function hasArrived(order: AdminOrder, { line, change, known }: Sending): boolean {
  const stages = lineOf(order, line)?.stages ?? [];
  return stages.some(
    ({ _id, state, text, image }) =>
      !known.has(_id) &&
      state === change.state &&
      text === change.text &&
      (image === undefined) === (change.image === undefined),
  );
}

function fits(order: AdminOrder, { line, change }: Sending): boolean {
  const found = lineOf(order, line);
  if (!found) return false;
  return (
    (found.state === change.state && isShown(change)) ||
    canMoveLine(found.productType, found.state, change.state)
  );
}

function isShown({ text, image }: LineMove): boolean {
  return text !== undefined || image !== undefined;
}

function lineOf(order: AdminOrder, id: string): OrderLine | undefined {
  return order.lines.find(({ _id }) => _id === id);
}
