/** How the admin brings an order to its end (docs/rules.md#orders). */
import type { LineMove, TrackingInput } from '#contract/admin-orders.ts';
import type { OrderEvent } from '#contract/orders.ts';
import { type LineState, canMoveLine, canMoveOrder, orderStateOf } from '#domain/orders/order-states.ts';
import { newId } from '#server/db/ids.ts';
import type { DatabaseTransaction } from '#server/db/schema.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import type { OpenOrder } from './order-change.ts';
import { enqueueOrderMail } from './order-mails.service.ts';
import { deleteStage, insertStage } from './order-stages.repository.ts';
import { type StoredOrderLine, recordEvent, updateLine, updateOrder } from './orders.repository.ts';

interface Change<Input> {
  input: Input;
  by: string;
  now: Date;
}

type MovedTo = Extract<LineState, OrderEvent>;
const MOVED: readonly LineState[] = ['making', 'ready', 'handed_over', 'attended', 'absent'];
const MAILED = ['making', 'ready'] as const;

/** `image` is a private picture's address. */
type StoredMove = Omit<LineMove, 'image'> & { image: string | null };

/** Forward only; a text or picture at the same state is another stage. Throws an ApiError (404, 409). */
export async function moveLine(
  transaction: DatabaseTransaction,
  { order, lines }: OpenOrder,
  lineId: string,
  { input: { state, text, image, mail = true }, by, now }: Change<StoredMove>,
): Promise<void> {
  const isShown = text !== undefined || image !== null;
  const line = lines.find(({ id }) => id === lineId);
  if (!line) throw new ApiError('not_found');
  if (!isReleased(order.state) || !canBecome(line, state, { isShown })) throw new ApiError('line_state');
  const at = now.toISOString();
  await updateLine(transaction, line.id, {
    state,
    ...(state === 'handed_over' && line.state !== state && { handed_over_at: at }),
  });
  const shown = { text: text ?? null, image };
  if (isShown) await insertStage(transaction, { id: newId(), line_id: line.id, state, ...shown, at });
  const states = lines.map((other) => (other.id === line.id ? state : other.state));
  const isDone = orderStateOf(states) === 'completed' && canMoveOrder(order.state, 'completed', 'admin');
  const changed = await updateOrder(transaction, order, isDone ? { state: 'completed' } : {}, at);
  if (line.state !== state)
    await recordEvent(transaction, order.id, { event: state, actor: 'admin', by, line: line.id, at });
  if (isDone) await recordEvent(transaction, order.id, { event: 'completed', actor: 'admin', by, at });
  const mailed = MAILED.find((kind) => kind === state);
  if (mailed && mail)
    await enqueueOrderMail(transaction, changed, mailed, {
      now,
      event: `${line.id} ${changed.version}`,
      lines: [line.id],
      by,
    });
}

/** Takes back what was shown by mistake; the line stays where it is. Throws an ApiError (404). */
export async function removeStage(
  transaction: DatabaseTransaction,
  { order, lines }: OpenOrder,
  { line, stage, now }: { line: string; stage: string; now: Date },
): Promise<void> {
  const isOfOrder = lines.some(({ id }) => id === line);
  const isGone = isOfOrder && (await deleteStage(transaction, { id: stage, line_id: line }));
  if (!isGone) throw new ApiError('not_found');
  await updateOrder(transaction, order, {}, now.toISOString());
}

/** Throws an ApiError (400, 409). */
export async function setTracking(
  transaction: DatabaseTransaction,
  { order }: OpenOrder,
  { input: { trackingNumber, trackingUrl }, by, now }: Change<TrackingInput>,
): Promise<void> {
  if (order.delivery_method === null) throw new ApiError('delivery_unavailable');
  if (!isReleased(order.state)) throw new ApiError('line_state');
  const before = order.tracking_number ?? order.tracking_url;
  const at = now.toISOString();
  const changed = await updateOrder(
    transaction,
    order,
    {
      ...(trackingNumber !== undefined && { tracking_number: trackingNumber }),
      ...(trackingUrl !== undefined && { tracking_url: trackingUrl }),
    },
    at,
  );
  if (before !== null || (changed.tracking_number ?? changed.tracking_url) === null) return;
  await recordEvent(transaction, order.id, { event: 'sent', actor: 'admin', by, at });
  await enqueueOrderMail(transaction, changed, 'sent', { now, event: String(changed.version), by });
}

function isReleased(state: OpenOrder['order']['state']): boolean {
  return state === 'confirmed' || state === 'completed';
}

function canBecome(
  { product_type, state: from }: StoredOrderLine,
  state: LineState,
  { isShown }: { isShown: boolean },
): state is MovedTo {
  if (!MOVED.includes(state)) return false;
  return canMoveLine(product_type, from, state) || (from === state && isShown);
}
