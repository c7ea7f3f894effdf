import type { AdminOrder } from '#contract/admin-orders.ts';
import type { OrderLine } from '#contract/orders.ts';
import { type LineState, lineMovesFrom } from '#domain/orders/order-states.ts';
import { lineSteps } from './line-steps.ts';

export type MovedTo = Extract<LineState, 'making' | 'ready' | 'handed_over' | 'attended' | 'absent'>;

const MOVED: readonly LineState[] = ['making', 'ready', 'handed_over', 'attended', 'absent'];
const MAILED: readonly LineState[] = ['making', 'ready'];

/** A piece has one next step; a seat is marked from the beginning of its workshop on. */
export function movesOf(
  { state, payment }: Pick<AdminOrder, 'state' | 'payment'>,
  line: Pick<OrderLine, 'productType' | 'madeToOrder' | 'state' | 'meetings'>,
  now: string,
): MovedTo[] {
  if ((state !== 'confirmed' && state !== 'completed') || payment.state === 'review') return [];
  const moves = lineMovesFrom(line.productType, line.state).filter(isMovedTo);
  if (line.productType === 'Workshop') return line.meetings?.some(({ date }) => date <= now) ? moves : [];
  const next = lineSteps(line)[lineSteps(line).indexOf(line.state) + 1];
  return moves.filter((move) => move === next);
}

/** A mail goes out unless the admin says otherwise. */
export function isMailed(state: LineState): boolean {
  return MAILED.includes(state);
}

function isMovedTo(state: LineState): state is MovedTo {
  return MOVED.includes(state);
}
